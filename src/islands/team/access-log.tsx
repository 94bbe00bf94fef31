import { useEffect, useState } from 'react'
import type { AccessEntry } from '#contract/team/access-log.ts'
import { teamMessages } from '#messages/leads/team.ts'
import { leadPath } from '#rules/paths.ts'
import { $accessLog, loadAccessLog, loadOlderAccess } from '#stores/team/access-log.ts'
import { Button } from '../kit/button.tsx'
import { Panel } from '../kit/dashboard-page.tsx'
import { ShortTime } from '../kit/short-time.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import styles from './team.module.css'

/** Who did what with which lead: of the whole team, or of one person. */
export function AccessLog({ lead_id }: { lead_id?: string }) {
  const t = useMessages(teamMessages)
  const load = () => loadAccessLog(lead_id)
  useEffect(() => void loadAccessLog(lead_id), [lead_id])
  return (
    <Panel title={lead_id === undefined ? t.log : t.seenBy}>
      {lead_id === undefined && <p className={styles['soft']}>{t.logHint}</p>}
      <WhenLoaded
        loading={<TableSkeleton rows={4} />}
        of={$accessLog}
        retry={load}
        what={t.logWhat}
      >
        {({ entries, next }) =>
          entries.length === 0 ? (
            <p className={styles['soft']}>{lead_id === undefined ? t.logNone : t.seenByNone}</p>
          ) : (
            <>
              <ul className={styles['log']}>
                {entries.map((entry) => (
                  <Entry entry={entry} isOfOne={lead_id !== undefined} key={entry.log_id} />
                ))}
              </ul>
              <Older isMore={next !== null} lead_id={lead_id} />
            </>
          )
        }
      </WhenLoaded>
    </Panel>
  )
}

function Entry({ entry, isOfOne }: { entry: AccessEntry; isOfOne: boolean }) {
  const t = useMessages(teamMessages)
  const { at, by, count, lead, what } = entry
  return (
    <li>
      <span className={styles['soft']}>
        <ShortTime of={at} />
      </span>
      <b>{by ?? t.formerMember}</b>
      <span>
        {t.done[what](count)} {lead && !isOfOne && <a href={leadPath(lead.lead_id)}>{lead.name}</a>}
      </span>
    </li>
  )
}

function Older({ isMore, lead_id }: { isMore: boolean; lead_id: string | undefined }) {
  const t = useMessages(teamMessages)
  const [busy, setBusy] = useState(false)
  if (!isMore) return null
  const press = async () => {
    setBusy(true)
    await loadOlderAccess(lead_id)
    setBusy(false)
  }
  return (
    <div>
      <Button busy={busy} look="line" onClick={press} size="small">
        {t.older}
      </Button>
    </div>
  )
}
