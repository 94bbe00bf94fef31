import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { SiteState } from '#contract/websites/site-builder.ts'
import { websitePublishMessages } from '#messages/website-publish.ts'
import { $saving, isSame } from '#stores/website-builder/builder.ts'
import {
  publish,
  undoPublish,
  unpublish,
  unschedule
} from '#stores/website-builder/builder-publish.ts'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { Button } from '../kit/button.tsx'
import type { LocalTime } from '../kit/local-time.ts'
import { useLocalTime } from '../kit/use-local-time.ts'
import { useMessages } from '../kit/use-messages.ts'
import { PreviewLinkDialog } from './preview-link-dialog.tsx'
import { SchedulePublishDialog } from './schedule-dialog.tsx'
import { TradeSummary } from './trade-findings.tsx'
import { useBuilder } from './use-builder-site.ts'
import styles from './builder.module.css'

type Texts = (typeof websitePublishMessages)['en']
type Action = 'publish' | 'undo' | 'unpublish' | 'unschedule'
const ACTIONS = { publish, undo: undoPublish, unpublish, unschedule }

/** What visitors see now, and the buttons that publish, schedule or unpublish. */
export function PublishBar() {
  const t = useMessages(websitePublishMessages)
  const { formatMoment } = useLocalTime()
  const { history, saved, state } = useBuilder()
  const { status } = useStore($saving)
  const [running, setRunning] = useState<Action>()
  const [asking, setAsking] = useState<'preview' | 'schedule' | 'undo' | 'unpublish'>()
  const isLive = state.published_version !== null
  const isNew = state.published_version !== state.draft_version || !isSame(history.now, saved)
  const shut = status === 'conflict' || undefined
  const act = async (action: Action) => {
    setAsking(undefined)
    setRunning(action)
    await ACTIONS[action]()
    setRunning(undefined)
  }
  const close = () => setAsking(undefined)
  return (
    <section aria-label={t.label} className={`card ${styles['publish']}`} tabIndex={-1}>
      <p role="status">{statusOf(t, { formatMoment, isNew, state })}</p>
      <div className={styles['acts']}>
        <Button
          aria-disabled={shut ?? (isNew ? undefined : true)}
          busy={running === 'publish'}
          busyLabel={t.publishing}
          onClick={() => void act('publish')}
        >
          {isLive ? t.publishChanges : t.publish}
        </Button>
        {(isNew || state.publish_at !== null) && (
          <Button aria-disabled={shut} look="line" onClick={() => setAsking('schedule')}>
            {state.publish_at === null ? t.schedule.open : t.schedule.change}
          </Button>
        )}
        {state.publish_at !== null && (
          <Button
            busy={running === 'unschedule'}
            busyLabel={t.schedule.cancelling}
            look="line"
            onClick={() => void act('unschedule')}
          >
            {t.schedule.cancel}
          </Button>
        )}
        <Button aria-disabled={shut} look="line" onClick={() => setAsking('preview')}>
          {t.preview.open}
        </Button>
        {state.can_undo && (
          <Button
            aria-disabled={shut}
            busy={running === 'undo'}
            busyLabel={t.undo.busy}
            look="line"
            onClick={() => setAsking('undo')}
          >
            {t.undo.open}
          </Button>
        )}
        {isLive && (
          <>
            <Button
              busy={running === 'unpublish'}
              busyLabel={t.unpublish.busy}
              look="quiet"
              onClick={() => setAsking('unpublish')}
            >
              {t.unpublish.open}
            </Button>
            <a className="more" href={state.website_url} rel="noreferrer" target="_blank">
              {t.open}
            </a>
          </>
        )}
      </div>
      <TradeSummary />
      {asking === 'schedule' && <SchedulePublishDialog onClose={close} />}
      {asking === 'preview' && <PreviewLinkDialog onClose={close} />}
      {asking === 'undo' && (
        <ConfirmDialog
          confirm={t.undo.open}
          onClose={close}
          onConfirm={() => void act('undo')}
          title={t.undo.title}
        >
          <p>{state.undo_version === null ? t.undo.nothing : t.undo.before}</p>
        </ConfirmDialog>
      )}
      {asking === 'unpublish' && (
        <ConfirmDialog
          confirm={t.unpublish.open}
          onClose={close}
          onConfirm={() => void act('unpublish')}
          title={t.unpublish.title}
        >
          <p>{t.unpublish.text}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}

function statusOf(
  { status }: Texts,
  {
    formatMoment,
    isNew,
    state
  }: Pick<LocalTime, 'formatMoment'> & { isNew: boolean; state: SiteState }
): string {
  if (state.is_suspended) return status.suspended
  if (state.is_stopped) return status.stopped
  const shown =
    state.published_version === null ? status.unpublished : isNew ? status.changed : status.live
  if (state.publish_at === null) return shown
  return `${shown} ${status.scheduled(formatMoment(state.publish_at))}`
}
