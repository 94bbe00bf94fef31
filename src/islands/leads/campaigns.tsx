import { useStore } from '@nanostores/react'
import { useEffect, useState, type MouseEvent } from 'react'
import { campaignMessages } from '#messages/leads/campaigns.ts'
import { paths } from '#rules/paths.ts'
import {
  $campaigns,
  $place,
  addCampaign,
  campaignAddress,
  followAddress,
  loadCampaigns,
  openPlace
} from '#stores/leads/campaign-list.ts'
import { bounded } from '../kit/bounded.tsx'
import { Button } from '../kit/button.tsx'
import { DashboardPage, Panel } from '../kit/dashboard-page.tsx'
import { DataTable } from '../kit/table/data-table.tsx'
import { EmptyState } from '../kit/table/empty-state.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { useFocusFallback } from '../kit/use-focus-fallback.ts'
import { useMessages } from '../kit/use-messages.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { CampaignPage } from './campaign-page.tsx'
import { CrmGate } from './crm-gate.tsx'
import styles from './campaigns.module.css'

/** Email campaigns: the list, and one of them. */
export const Campaigns = bounded(CampaignsPage)

function CampaignsPage() {
  const t = useMessages(campaignMessages)
  return (
    <CrmGate loading={<CampaignsSkeleton />} noWebsite={<NoWebsite />} title={t.title}>
      {() => <Place />}
    </CrmGate>
  )
}

function Place() {
  const { campaign, isNew } = useStore($place)
  const [ready, setReady] = useState(false)
  useFocusFallback()
  useEffect(() => {
    const stop = followAddress()
    setReady(true)
    return stop
  }, [])
  if (!ready) return <CampaignsSkeleton />
  return campaign === undefined ? (
    <List />
  ) : (
    <CampaignPage campaign_id={campaign} isNew={isNew} key={campaign} />
  )
}

function List() {
  const t = useMessages(campaignMessages)
  useEffect(() => void loadCampaigns(), [])
  return (
    <DashboardPage lede={t.lede} title={t.title}>
      <section aria-label={t.title} className={`card ${styles['list']}`} tabIndex={-1}>
        <div>
          <Button onClick={addCampaign}>{t.add}</Button>
        </div>
        <WhenLoaded
          loading={<TableSkeleton rows={4} />}
          of={$campaigns}
          retry={loadCampaigns}
          what={t.theCampaigns}
        >
          {({ answers_counted, data }) =>
            data.length === 0 ? (
              <EmptyState title={t.none}>{t.noneHint}</EmptyState>
            ) : (
              <DataTable
                columns={[
                  {
                    name: t.columns.name,
                    headline: true,
                    cell: ({ campaign_id, name, subject }) => (
                      <CampaignLink to={campaign_id}>{name || subject || t.untitled}</CampaignLink>
                    )
                  },
                  {
                    name: t.columns.state,
                    cell: ({ state }) => <span className="tag">{t.states[state]}</span>
                  },
                  {
                    name: t.columns.sent,
                    figure: true,
                    cell: ({ results }) => String(results.sent)
                  },
                  ...(answers_counted
                    ? [
                        {
                          name: t.columns.answered,
                          figure: true,
                          cell: ({ results }: (typeof data)[number]) => String(results.answered)
                        }
                      ]
                    : []),
                  {
                    name: t.columns.left,
                    figure: true,
                    cell: ({ results }) => String(results.unsubscribed)
                  }
                ]}
                keyOf={({ campaign_id }) => campaign_id}
                label={t.title}
                rows={data}
              />
            )
          }
        </WhenLoaded>
      </section>
    </DashboardPage>
  )
}

/** A real link, so that it can open in a new tab; a plain click stays on this page. */
function CampaignLink({ to, children }: { to: string; children: string }) {
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    openPlace(to)
  }
  return (
    <a href={campaignAddress(to)} onClick={go}>
      {children}
    </a>
  )
}

function NoWebsite() {
  const t = useMessages(campaignMessages)
  return (
    <DashboardPage title={t.title}>
      <Panel title={t.noWebsite}>
        <div>
          <a className="button" href={paths.accountSetup}>
            {t.setUp}
          </a>
        </div>
      </Panel>
    </DashboardPage>
  )
}

export function CampaignsSkeleton() {
  const t = useMessages(campaignMessages)
  return (
    <DashboardPage lede={t.lede} title={t.title}>
      <Panel busy title={t.title}>
        <TableSkeleton rows={4} />
      </Panel>
    </DashboardPage>
  )
}
