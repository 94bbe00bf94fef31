import { useEffect } from 'react'
import { campaignMessages } from '#messages/leads/campaigns.ts'
import { campaignDocument, type OpenedCampaign } from '#stores/leads/campaign.ts'
import { $missing } from '#stores/leads/campaign-send.ts'
import { campaignPlace } from '#stores/leads/campaign-list.ts'
import { useMessages } from '../kit/use-messages.ts'
import { BulkPauseNotice } from './bulk-pause.tsx'
import { CampaignActions } from './campaign-actions.tsx'
import { CampaignFieldsForm } from './campaign-fields.tsx'
import { CampaignResults } from './campaign-results.tsx'
import { LetterFrame, LetterHead } from './letter-frame.tsx'
import { LetterConflict, LetterSaved } from './letter-saving.tsx'
import { CampaignTag } from './state-tag.tsx'

const { $opened, open, save, startAutosave } = campaignDocument

/** One campaign: written while it is a draft, read with its results afterwards. */
export function CampaignPage({ campaign_id, isNew }: { campaign_id: string; isNew: boolean }) {
  const t = useMessages(campaignMessages)
  useEffect(() => {
    $missing.set({})
    void open(campaign_id, isNew)
  }, [campaign_id, isNew])
  useEffect(startAutosave, [])
  return (
    <LetterFrame
      of={$opened}
      retry={() => open(campaign_id, isNew)}
      title={t.title}
      what={t.theCampaign}
    >
      {(opened) => <Opened opened={opened} />}
    </LetterFrame>
  )
}

function Opened({ opened }: { opened: OpenedCampaign }) {
  const t = useMessages(campaignMessages)
  const { fields, replacements, state } = opened
  const isDraft = state === undefined || state.state === 'draft'
  return (
    <>
      <LetterHead heading={fields.name || fields.subject || t.add} onLeave={leave} title={t.title}>
        {state && <CampaignTag of={state} />}
      </LetterHead>
      {isDraft && <LetterConflict document={campaignDocument} texts={t.conflict} />}
      {isDraft && <LetterSaved document={campaignDocument} isNew={state === undefined} />}
      {state?.paused_by && <BulkPauseNotice by={state.paused_by} />}
      {state && !isDraft && <CampaignResults of={state} />}
      {isDraft && <CampaignFieldsForm key={replacements} opened={opened} />}
      <CampaignActions opened={opened} />
    </>
  )
}

/** What can't be saved stays in this browser. */
async function leave(): Promise<void> {
  await save()
  campaignPlace.openPlace(undefined)
}
