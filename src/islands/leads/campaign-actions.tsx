import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { campaignMessages } from '#messages/leads/campaigns.ts'
import { paths } from '#rules/paths.ts'
import type { OpenedCampaign } from '#stores/leads/campaign.ts'
import {
  $audience,
  $preview,
  cancel,
  checkReady,
  loadPreview,
  removeCampaign,
  send,
  sendTest
} from '#stores/leads/campaign-send.ts'
import { useFocusFirstInvalid } from '../editor/use-focus-first-invalid.ts'
import { Button } from '../kit/button.tsx'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { ScheduleForm } from '../kit/editing/schedule-form.tsx'
import { Notice } from '../kit/notice.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { LetterPreview } from './letter-preview.tsx'
import { useMay } from './use-may.ts'
import styles from './campaigns.module.css'

type Asking = 'preview' | 'remove' | 'schedule' | 'send'

/** What can be done with a campaign now. */
export function CampaignActions({ opened }: { opened: OpenedCampaign }) {
  const t = useMessages(campaignMessages)
  const [asking, setAsking] = useState<Asking>()
  const [busy, setBusy] = useState<'cancel' | 'schedule' | 'send' | 'test'>()
  const counted = useStore($audience)
  const focusFirstInvalid = useFocusFirstInvalid()
  const maySend = useMay('send')
  const state = opened.state?.state ?? 'draft'
  const act = async (what: 'cancel' | 'test') => {
    setBusy(what)
    await (what === 'test' ? sendTest() : cancel())
    setBusy(undefined)
  }
  const ask = async (what: 'schedule' | 'send') => {
    setBusy(what)
    const isReady = await checkReady()
    setBusy(undefined)
    if (isReady) setAsking(what)
    else focusFirstInvalid()
  }
  const lacks = counted.status === 'ready' ? counted.value.address_lacks : []
  return (
    <div className={styles['acts']}>
      {state === 'draft' && maySend && (
        <>
          {lacks.length > 0 && (
            <Notice action={<OpenWebsite />} kind="warning">
              {t.addressLacks(lacks)}
            </Notice>
          )}
          <Button busy={busy === 'send'} onClick={() => void ask('send')}>
            {t.send}
          </Button>
          <Button busy={busy === 'schedule'} look="line" onClick={() => void ask('schedule')}>
            {t.schedule.open}
          </Button>
          <Button
            busy={busy === 'test'}
            busyLabel={t.testing}
            look="line"
            onClick={() => void act('test')}
          >
            {t.test}
          </Button>
        </>
      )}
      <Button look="line" onClick={() => setAsking('preview')}>
        {t.preview}
      </Button>
      {maySend && (state === 'scheduled' || state === 'sending') && (
        <Button
          busy={busy === 'cancel'}
          busyLabel={t.cancelling}
          look="ink"
          onClick={() => void act('cancel')}
        >
          {state === 'scheduled' ? t.cancel.draft : t.cancel.sending}
        </Button>
      )}
      {state === 'draft' && opened.state && (
        <Button look="quiet" onClick={() => setAsking('remove')}>
          {t.remove}
        </Button>
      )}
      <Dialogs asking={asking} onClose={() => setAsking(undefined)} />
    </div>
  )
}

/** Where the postal address is typed. */
function OpenWebsite() {
  const t = useMessages(campaignMessages)
  return (
    <a className="button line" href={paths.website}>
      {t.openWebsite}
    </a>
  )
}

function Dialogs({ asking, onClose }: { asking: Asking | undefined; onClose: () => void }) {
  const t = useMessages(campaignMessages)
  if (asking === 'preview') {
    return <LetterPreview load={loadPreview} of={$preview} onClose={onClose} />
  }
  if (asking === 'send') return <SendDialog onClose={onClose} />
  if (asking === 'schedule') {
    return (
      <ScheduleForm
        busyLabel={t.schedule.busy}
        onClose={onClose}
        onSchedule={async (at) => {
          const problem = await send(at)
          if (problem === undefined) onClose()
          return problem
        }}
        planned={null}
        submit={t.schedule.open}
        texts={t.schedule}
        title={t.schedule.title}
      />
    )
  }
  if (asking !== 'remove') return null
  return (
    <ConfirmDialog
      confirm={t.remove}
      onClose={onClose}
      onConfirm={removeCampaign}
      title={t.removeTitle}
    >
      <p>{t.removeText}</p>
    </ConfirmDialog>
  )
}

function SendDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(campaignMessages)
  const counted = useStore($audience)
  const [problem, setProblem] = useState<string>()
  const start = async () => {
    const wrong = await send(null)
    if (wrong === undefined) onClose()
    else setProblem(wrong)
  }
  const title = counted.status === 'ready' ? t.sendTitle(counted.value.may) : t.send
  return (
    <ConfirmDialog
      busyLabel={t.sending}
      confirm={t.send}
      look="brick"
      onClose={onClose}
      onConfirm={start}
      title={title}
    >
      <p>{t.sendText}</p>
      {problem && <p role="alert">{problem}</p>}
    </ConfirmDialog>
  )
}
