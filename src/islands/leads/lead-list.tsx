// A list without bullets isn't one to some screen readers; its role says so.
/* oxlint-disable jsx-a11y/no-redundant-roles */
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { User } from '#contract/entities.ts'
import { leadListMessages } from '#messages/leads/lead-list.ts'
import { teamMessages } from '#messages/leads/team.ts'
import { paths } from '#rules/paths.ts'
import { $leads, loadLeads, showMoreLeads } from '#stores/leads/lead-list.ts'
import { $leadsPlace } from '#stores/leads/leads-place.ts'
import { Button } from '../kit/button.tsx'
import { EmptyState } from '../kit/table/empty-state.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ChangeReport } from './change-report.tsx'
import { LeadRow } from './lead-row.tsx'
import { moveByKeys } from './row-keys.ts'
import styles from './leads.module.css'

export function LeadList({ website }: Pick<User, 'website'>) {
  const t = useMessages(leadListMessages)
  const place = useStore($leadsPlace)
  const { filters, sort } = place
  // Not after `showMoreLeads`, which adds to the address what it has loaded.
  useEffect(() => void loadLeads($leadsPlace.get()), [filters, sort])
  const isFiltered = Object.keys(filters).length > 0
  return (
    <WhenLoaded
      loading={<TableSkeleton rows={6} />}
      of={$leads}
      retry={() => loadLeads($leadsPlace.get())}
      what={t.what}
    >
      {({ next, rows, total_count }) =>
        rows.length === 0 ? (
          <NoLeads isFiltered={isFiltered} website={website} />
        ) : (
          <>
            <BulkBar found={t.count(total_count)} rows={rows} />
            <ChangeReport />
            <ul className={styles['rows']} onKeyDown={moveByKeys} role="list">
              {rows.map((lead) => (
                <LeadRow key={lead.lead_id} lead={lead} />
              ))}
            </ul>
            <p className={styles['keys']}>{t.keys}</p>
            <More isMore={next !== null} />
          </>
        )
      }
    </WhenLoaded>
  )
}

/** Keeps its button while it loads, so that the focus stays. */
function More({ isMore }: { isMore: boolean }) {
  const t = useMessages(leadListMessages)
  const [busy, setBusy] = useState(false)
  const more = async () => {
    setBusy(true)
    await showMoreLeads()
    setBusy(false)
  }
  if (!isMore) return null
  return (
    <div className={styles['end']}>
      <Button busy={busy} busyLabel={t.loadingMore} look="line" onClick={more}>
        {t.showMore}
      </Button>
    </div>
  )
}

function NoLeads({ isFiltered, website }: Pick<User, 'website'> & { isFiltered: boolean }) {
  const t = useMessages(leadListMessages)
  const said = useMessages(teamMessages)
  if (isFiltered) return <EmptyState title={t.noMatchTitle}>{t.noMatchText}</EmptyState>
  // Members wait for theirs.
  if (!website) return <EmptyState title={said.noneForYou}>{said.noneForYouText}</EmptyState>
  return (
    <div>
      <EmptyState title={t.noneTitle}>{t.noneText}</EmptyState>
      <p className={styles['ways']}>
        <a className="button line" href={paths.dashboard}>
          {t.tryForm}
        </a>
        {website.is_open && website.website_url && (
          <a className="button line" href={website.website_url}>
            {t.seeWebsite}
          </a>
        )}
      </p>
    </div>
  )
}
