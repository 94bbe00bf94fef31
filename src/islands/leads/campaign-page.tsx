import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { campaignMessages } from '#messages/leads/campaigns.ts'
import { websiteBuilderMessages } from '#messages/website-builder.ts'
import {
  $conflict,
  $opened,
  $saving,
  openCampaign,
  type OpenedCampaign
} from '#stores/leads/campaign.ts'
import { openPlace } from '#stores/leads/campaign-list.ts'
import { keepMine, save, startAutosave, takeTheirs } from '#stores/leads/campaign-save.ts'
import { Button } from '../kit/button.tsx'
import { Panel } from '../kit/dashboard-page.tsx'
import { SavingLine } from '../kit/editing/saving-line.tsx'
import { Notice } from '../kit/notice.tsx'
import { TableSkeleton } from '../kit/table/table-skeleton.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { CampaignActions } from './campaign-actions.tsx'
import { CampaignFieldsForm } from './campaign-fields.tsx'
import { CampaignResults } from './campaign-results.tsx'
import { CampaignTag } from './state-tag.tsx'
import styles from './campaigns.module.css'

/** One campaign: written while it is a draft, read with its results afterwards. */
export function CampaignPage({ campaign_id, isNew }: { campaign_id: string; isNew: boolean }) {
  const t = useMessages(campaignMessages)
  useEffect(() => void openCampaign(campaign_id, isNew), [campaign_id, isNew])
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
        retry={() => openCampaign(campaign_id, isNew)}
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
        {state && <CampaignTag state={state.state} />}
      </header>
      {isDraft && <ConflictNotice />}
      {isDraft && <Saved isNew={state === undefined} />}
      {state && !isDraft && <CampaignResults of={state} />}
      {isDraft && <CampaignFieldsForm key={replacements} opened={opened} />}
      <CampaignActions opened={opened} />
    </>
  )
}

/** What can't be saved stays in this browser. */
async function leave(): Promise<void> {
  await save()
  openPlace(undefined)
}

function Saved({ isNew }: { isNew: boolean }) {
  const t = useMessages(websiteBuilderMessages).saving
  const saving = useStore($saving)
  const { status } = saving
  const text = status === 'refused' ? saving.message : status === 'saved' && isNew ? '' : t[status]
  return (
    <SavingLine onTryAgain={() => void save()} status={status} text={text} tryAgain={t.tryAgain} />
  )
}

function ConflictNotice() {
  const t = useMessages(campaignMessages).conflict
  if (!useStore($conflict)) return null
  return (
    <Notice kind="warning" title={t.title}>
      <p>{t.text}</p>
      <div className={styles['acts']}>
        <Button look="ink" onClick={() => void keepMine()} size="small">
          {t.mine}
        </Button>
        <Button look="line" onClick={takeTheirs} size="small">
          {t.theirs}
        </Button>
      </div>
    </Notice>
  )
}
