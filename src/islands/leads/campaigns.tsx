import type { campaigns } from '#contract/leads/campaigns.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { campaignMessages } from '#messages/leads/campaigns.ts'
import { $campaigns, campaignPlace, loadCampaigns } from '#stores/leads/campaign-list.ts'
import { bounded } from '../kit/bounded.tsx'
import type { Column } from '../kit/table/data-table.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { CampaignPage } from './campaign-page.tsx'
import { LetterList } from './letter-list.tsx'
import { LetterPlace, LetterPlaceSkeleton } from './letter-place.tsx'
import { CampaignTag } from './state-tag.tsx'

type Row = AnswerOf<typeof campaigns>['data'][number]

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
  const figure = (name: string, of: 'answered' | 'sent' | 'unsubscribed'): Column<Row> => {
    return { name, figure: true, cell: ({ results }) => String(results[of]) }
  }
  return (
    <LetterList
      columns={({ answers_counted }) => [
        { name: t.columns.state, cell: (campaign) => <CampaignTag of={campaign} /> },
        figure(t.columns.sent, 'sent'),
        ...(answers_counted ? [figure(t.columns.answered, 'answered')] : []),
        figure(t.columns.left, 'unsubscribed')
      ]}
      keyOf={({ campaign_id }: Row) => campaign_id}
      load={loadCampaigns}
      nameOf={({ name, subject }) => name || subject || t.untitled}
      of={$campaigns}
      place={campaignPlace}
      texts={t}
      what={t.theCampaigns}
    />
  )
}

export const CampaignsSkeleton = bounded(Skeleton)

function Skeleton() {
  return <LetterPlaceSkeleton texts={useMessages(campaignMessages)} />
}
