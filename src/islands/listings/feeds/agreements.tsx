import { useState } from 'react'
import type { Agreement } from '#contract/listings/agreement-fields.ts'
import type { Feed } from '#contract/listings/feeds.ts'
import { agreementLabels } from '#messages/listings/agreement-labels.ts'
import { agreementMessages } from '#messages/listings/agreements.ts'
import { boardName, isSameBoard } from '#rules/listings/feeds/feed-name.ts'
import { paths } from '#rules/paths.ts'
import { Button } from '../../kit/button.tsx'
import { Panel } from '../../kit/dashboard-page.tsx'
import { EmptyState } from '../../kit/table/empty-state.tsx'
import { useLanguage, useMessages } from '../../kit/use-messages.ts'
import { AgreementForm, type Needed, type Opened } from './agreement-form.tsx'
import { AgreementRow } from './agreement-row.tsx'
import styles from './feeds.module.css'

/** The agreements that the agent follows, and those that a feed still needs. */
export function Agreements({
  agreements,
  feeds
}: {
  agreements: readonly Agreement[]
  feeds: readonly Feed[]
}) {
  const t = useMessages(agreementMessages)
  const [opened, setOpened] = useState<Opened>()
  const needed = neededBy(feeds, agreements)
  return (
    <Panel
      aside={
        <Button look="line" onClick={() => setOpened({ needed: undefined })} size="small">
          {t.add}
        </Button>
      }
      title={t.title}
    >
      <p className={styles['soft']}>
        {t.lede} <a href={paths.agentAgreementGuide}>{t.guide}</a>
      </p>
      {agreements.length + needed.length === 0 && (
        <EmptyState title={t.none}>{t.noneHint}</EmptyState>
      )}
      <ul className={styles['rows']}>
        {needed.map((one) => (
          <NeededRow key={`${one.board} ${one.kind}`} needed={one} onOpen={setOpened} />
        ))}
        {agreements.map((agreement) => (
          <AgreementRow
            agreement={agreement}
            key={agreement.agreement_id}
            onOpen={() => setOpened({ agreement })}
          />
        ))}
      </ul>
      {opened && <AgreementForm onClose={() => setOpened(undefined)} opened={opened} />}
    </Panel>
  )
}

function NeededRow({ needed, onOpen }: { needed: Needed; onOpen: (opened: Opened) => void }) {
  const t = useMessages(agreementMessages)
  const { kinds } = useMessages(agreementLabels)
  const { kind } = needed
  const board = boardName(needed.board, useLanguage())
  return (
    <li>
      <div className={styles['title']}>
        <h3>
          {kinds[kind]}, {board}
        </h3>
        <span className="tag warn">{t.needed}</span>
      </div>
      <div className={styles['acts']}>
        <Button
          aria-label={t.recordOf(kinds[kind], board)}
          look="line"
          onClick={() => onOpen({ needed })}
          size="small"
        >
          {t.record}
        </Button>
      </div>
    </li>
  )
}

function neededBy(feeds: readonly Feed[], agreements: readonly Agreement[]): Needed[] {
  const all = feeds.flatMap(({ board, missing }) => missing.map((kind) => ({ board, kind })))
  const isSame = (one: Needed, other: Needed) =>
    one.kind === other.kind && isSameBoard(one.board, other.board)
  return all.filter(
    (one, at) =>
      !agreements.some((known) => isSame(known, one)) &&
      all.findIndex((other) => isSame(one, other)) === at
  )
}
