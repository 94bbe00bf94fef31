import type { BrokerageMove } from '#contract/websites/brokerage-moves.ts'
import { brokerageMessages } from '#messages/brokerage.ts'
import { Panel } from '../../kit/dashboard-page.tsx'
import { EmptyState } from '../../kit/table/empty-state.tsx'
import { useLocalTime } from '../../kit/use-local-time.ts'
import { useMessages } from '../../kit/use-messages.ts'
import { type FieldSite, FieldSiteContext } from '../../website-builder/use-field-site.ts'
import { MoveForm } from './move-form.tsx'
import styles from './brokerage.module.css'

/** Plans the change of brokerage, and shows what was done. */
export function MovePanel({ moves, site }: { moves: readonly BrokerageMove[]; site: FieldSite }) {
  const t = useMessages(brokerageMessages).move
  const planned = moves.find(({ cancelled_at, done_at }) => !cancelled_at && !done_at)
  return (
    <>
      <div className={styles['screen']}>
        <Panel title={t.title}>
          <FieldSiteContext value={site}>
            <MoveForm planned={planned} />
          </FieldSiteContext>
        </Panel>
      </div>
      <Panel title={t.list}>
        {moves.length === 0 ? (
          <EmptyState title={t.none}>{t.noneText}</EmptyState>
        ) : (
          <ul className={styles['records']}>
            {moves.map((move) => (
              <Move key={move.move_id} move={move} />
            ))}
          </ul>
        )}
      </Panel>
    </>
  )
}

const LOOKS = { cancelled: 'bad', done: '', planned: 'warn' }

function Move({ move }: { move: BrokerageMove }) {
  const t = useMessages(brokerageMessages).move
  const { formatMoment } = useLocalTime()
  const { cancelled_at, details, done_at, record } = move
  const state = done_at ? 'done' : cancelled_at ? 'cancelled' : 'planned'
  return (
    <li>
      <p>
        <span className={`tag ${LOOKS[state]}`}>{t.state[state]}</span>
      </p>
      {record && done_at !== null ? (
        <>
          <p>{t.done(record.from.company_name, record.to.company_name, formatMoment(done_at))}</p>
          <p>{t.versions(record.published_version, record.draft_version, record.texts)}</p>
        </>
      ) : (
        <p>{t.to(details.company_name, formatMoment(move.move_at))}</p>
      )}
    </li>
  )
}
