import { useEffect } from 'react'
import { campaignMessages } from '#messages/leads/campaigns.ts'
import { campaignDocument, type OpenedCampaign } from '#stores/leads/campaign.ts'
import { campaignPlace } from '#stores/leads/campaign-list.ts'
import { Panel } from '../kit/dashboard-page.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { BulkPauseNotice } from './bulk-pause.tsx'
import { CampaignActions } from './campaign-actions.tsx'
import { CampaignFieldsForm } from './campaign-fields.tsx'
import { CampaignResults } from './campaign-results.tsx'
import { LetterConflict, LetterSaved } from './letter-saving.tsx'
import { CampaignTag } from './state-tag.tsx'
import styles from './campaigns.module.css'

const { $opened, open, save, startAutosave } = campaignDocument

/** One campaign: written while it is a draft, read with its results afterwards. */
export function CampaignPage({ campaign_id, isNew }: { campaign_id: string; isNew: boolean }) {
  const t = useMessages(campaignMessages)
  useEffect(() => void open(campaign_id, isNew), [campaign_id, isNew])
  useEffect(startAutosave, [])
  return (
    <div className={styles['page']} tabIndex={-1}>
      <WhenLoaded
        loading={
          <Panel busy title={t.title}>
            <TableSkeleton rows={6} />
          </Panel>
        }
        of={$opened}
        retry={() => open(campaign_id, isNew)}
        what={t.theCampaign}
      >
        {(opened) => <Opened opened={opened} />}
      </WhenLoaded>
    </div>
  )
}

function Opened({ opened }: { opened: OpenedCampaign }) {
  const t = useMessages(campaignMessages)
  const { fields, replacements, state } = opened
  const isDraft = state === undefined || state.state === 'draft'
  return (
    <>
      <header className={styles['head']}>
        <button className={styles['back']} onClick={() => void leave()} type="button">
          ← {t.title}
        </button>
        <h1>{fields.name || fields.subject || t.add}</h1>
        {state && <CampaignTag of={state} />}
      </header>
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
