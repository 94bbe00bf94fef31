import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect } from 'react'
import type { User } from '#contract/entities.ts'
import { leadListMessages } from '#messages/leads/lead-list.ts'
import { paths } from '#rules/paths.ts'
import { $leadSummary, loadLeadSummary } from '#stores/leads/lead-list.ts'
import { $leadsPlace, followLeadsAddress, goToLeads, LAYOUTS } from '#stores/leads/leads-place.ts'
import { bounded } from '../kit/bounded.tsx'
import { DashboardPage } from '../kit/dashboard-page.tsx'
import { SkeletonBar } from '../kit/skeleton.tsx'
import { EmptyState } from '../kit/table/empty-state.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { Segments } from '../kit/segments.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { AddLead } from './add-lead.tsx'
import { CrmGate } from './crm-gate.tsx'
import { LeadBoard } from './lead-board.tsx'
import { LeadList } from './lead-list.tsx'
import { LeadTools } from './lead-tools.tsx'
import { PlaceLink } from './place-link.tsx'
import styles from './leads.module.css'

export const Leads = bounded(LeadsPage)

function LeadsPage() {
  const t = useMessages(leadListMessages)
  return (
    <CrmGate loading={<LeadsSkeleton />} noWebsite={<NoWebsite />} title={t.title}>
      {(user) => <AgentsLeads website={user.website} />}
    </CrmGate>
  )
}

function AgentsLeads({ website }: Pick<User, 'website'>) {
  const t = useMessages(leadListMessages)
  const { layout } = useStore($leadsPlace)
  // Before the list first loads.
  useLayoutEffect(followLeadsAddress, [])
  useEffect(() => void loadLeadSummary(), [])
  return (
    <DashboardPage lede={<LeadCounts />} title={t.title}>
      <section aria-label={t.title} className={`card ${styles['card']}`}>
        <div className={styles['head']}>
          <Segments
            label={t.layout}
            of={LAYOUTS.map((value) => ({ value, label: t[value] }))}
            onChoose={(chosen) => goToLeads({ layout: chosen })}
            value={layout}
          />
          <AddLead />
        </div>
        <LeadTools />
        {layout === 'board' ? <LeadBoard /> : <LeadList website={website} />}
      </section>
    </DashboardPage>
  )
}

/** Today's new leads and due follow-ups, each leading to its list. */
function LeadCounts() {
  const t = useMessages(leadListMessages)
  const summary = useStore($leadSummary)
  if (summary.status !== 'ready') return <SkeletonBar wide={32} />
  const { follow_ups_due, new_today } = summary.value
  return (
    <span className={styles['counts']}>
      <PlaceLink to={{ filters: { stage: 'new' } }}>{t.newToday(new_today)}</PlaceLink>
      <PlaceLink to={{ filters: { follow_up: 'due' }, sort: 'follow_up' }}>
        {t.due(follow_ups_due)}
      </PlaceLink>
    </span>
  )
}

function NoWebsite() {
  const t = useMessages(leadListMessages)
  return (
    <DashboardPage title={t.title}>
      <section className={`card ${styles['card']}`}>
        <EmptyState title={t.noWebsiteTitle}>{t.noWebsiteText}</EmptyState>
        <p>
          <a className="button brick" href={paths.accountSetup}>
            {t.makeWebsite}
          </a>
        </p>
      </section>
    </DashboardPage>
  )
}

export const LeadsSkeleton = bounded(Skeleton)

function Skeleton() {
  const t = useMessages(leadListMessages)
  return (
    <DashboardPage lede={<SkeletonBar wide={32} />} title={t.title}>
      <section aria-busy="true" className={`card ${styles['card']}`}>
        <TableSkeleton rows={6} />
      </section>
    </DashboardPage>
  )
}
