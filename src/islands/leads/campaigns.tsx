import { useEffect } from 'react'
import { campaignMessages } from '#messages/leads/campaigns.ts'
import { $campaigns, campaignPlace, loadCampaigns } from '#stores/leads/campaign-list.ts'
import { bounded } from '../kit/bounded.tsx'
import { Button } from '../kit/button.tsx'
import { DashboardPage } from '../kit/dashboard-page.tsx'
import { DataTable } from '../kit/table/data-table.tsx'
import { EmptyState } from '../kit/table/empty-state.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { CampaignPage } from './campaign-page.tsx'
import { LetterPlace, LetterPlaceSkeleton } from './letter-place.tsx'
import { OpenedPlaceLink } from './opened-place-link.tsx'
import { CampaignTag } from './state-tag.tsx'
import styles from './campaigns.module.css'

/** Email campaigns: the list, and one of them. */
export const Campaigns = bounded(CampaignsPage)

function CampaignsPage() {
  const t = useMessages(campaignMessages)
  return (
    <LetterPlace
      list={<List />}
      one={(id, isNew) => <CampaignPage campaign_id={id} isNew={isNew} key={id} />}
      place={campaignPlace}
      texts={t}
    />
  )
}

function List() {
  const t = useMessages(campaignMessages)
  useEffect(() => void loadCampaigns(), [])
  return (
    <DashboardPage lede={t.lede} title={t.title}>
      <section aria-label={t.title} className={`card ${styles['list']}`} tabIndex={-1}>
        <div>
          <Button onClick={campaignPlace.add}>{t.add}</Button>
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
                      <OpenedPlaceLink place={campaignPlace} to={campaign_id}>
                        {name || subject || t.untitled}
                      </OpenedPlaceLink>
                    )
                  },
                  {
                    name: t.columns.state,
                    cell: ({ state }) => <CampaignTag state={state} />
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

export function CampaignsSkeleton() {
  return <LetterPlaceSkeleton texts={useMessages(campaignMessages)} />
}
