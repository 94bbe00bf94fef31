import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import type { Item } from '#contract/content/editor.ts'
import { editorPublishMessages } from '#messages/editor-publish.ts'
import { isAlwaysThere } from '#rules/content/policies.ts'
import { $opened, $saving, isSame, type Opened } from '#stores/editor/editor-item.ts'
import {
  livePath,
  publish,
  undoPublish,
  unpublish,
  unschedule
} from '#stores/editor/editor-publish.ts'
import { $run, isShown as isShownBy } from '#stores/editor/editor-run.ts'
import { Button } from '../kit/button.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import type { LocalTime } from '../kit/local-time.ts'
import { useLocalTime } from '../kit/use-local-time.ts'
import { DeleteDraft } from './delete-draft.tsx'
import { useFocusFirstInvalid } from './use-focus-first-invalid.ts'
import { RunSteps } from './run-steps.tsx'
import { StateTag } from './state-tag.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { useReasons } from './use-labels.ts'
import styles from './publish-card.module.css'

type Texts = (typeof editorPublishMessages)['en']
type Action = 'publish' | 'undo' | 'unpublish' | 'unschedule'
const ACTIONS = { publish, undo: undoPublish, unpublish, unschedule }

/** Whether the item is on the site, and the buttons that publish, schedule or remove it. */
export function PublishCard() {
  const state = useStore($opened)
  if (state.status !== 'ready') return null
  return <PublishActions opened={state.value} />
}

function PublishActions({ opened }: { opened: Opened }) {
  const t = useMessages(editorPublishMessages)
  const reasonOf = useReasons()
  const { formatMoment } = useLocalTime()
  const { status } = useStore($saving)
  const followed = useStore($run)
  const focusFirstInvalid = useFocusFirstInvalid()
  const card = useRef<HTMLElement>(null)
  const [running, setRunning] = useState<Action>()
  const [asking, setAsking] = useState<'schedule' | 'undo' | 'unpublish'>()
  const { item, values } = opened
  const isLive = item !== undefined && item.published_version !== null
  const isShown = isLive && item.problem?.shown !== 'nothing'
  const isPublished = item?.state === 'published' || item?.state === 'publishing'
  const isNew = !isPublished || !isSame(values, item.fields)
  const runState = followed?.run?.state
  const isRunning = followed !== undefined && runState !== 'done' && runState !== 'failed'
  const isStuck = item?.state === 'publishing' && !isRunning
  // Otherwise the button to publish does the same.
  const canUndo = item?.can_undo && (isLive || item.undo_differs)
  const undoTexts = isLive ? t.undo : t.republish
  const shut = status === 'conflict' || undefined
  const nothingToPublish = !(isNew || isStuck) || undefined
  const act = async (action: Action) => {
    setAsking(undefined)
    setRunning(action)
    const done = await ACTIONS[action]()
    setRunning(undefined)
    // The button that cancelled the schedule is gone.
    if (done && action === 'unschedule')
      card.current?.querySelector<HTMLElement>('[data-schedule]')?.focus()
    if (!done) focusFirstInvalid()
  }
  return (
    <section aria-label={t.onTheSite} className={`card ${styles['card']}`} ref={card} tabIndex={-1}>
      <div className={styles['status']}>
        {item && (
          // The status beside it says when it goes live.
          <StateTag
            of={{ publish_at: null, state: isNew && isPublished ? 'changed' : item.state }}
          />
        )}
        <p>
          {statusOf(t, item, { formatMoment, isNew, isRemoving: !isLive && !isShownBy(followed) })}
        </p>
      </div>
      <div className={styles['acts']}>
        <Button
          aria-disabled={shut ?? nothingToPublish}
          busy={running === 'publish'}
          busyLabel={t.publishing}
          onClick={() => void act('publish')}
        >
          {publishLabel(t, { isAgain: isStuck && !isNew, isLive })}
        </Button>
        {/* One button for both, so that it keeps the focus when its dialog closes. */}
        {(item?.publish_at || isNew) && (
          <Button
            aria-disabled={shut}
            data-schedule
            look="line"
            onClick={() => setAsking('schedule')}
          >
            {item?.publish_at ? t.changeTime : t.scheduleButton}
          </Button>
        )}
        {item?.publish_at && (
          <Button
            busy={running === 'unschedule'}
            busyLabel={t.cancelling}
            look="line"
            onClick={() => void act('unschedule')}
          >
            {t.cancelSchedule}
          </Button>
        )}
        {canUndo && (
          <Button
            aria-disabled={shut}
            busy={running === 'undo'}
            busyLabel={t.undo.undoing}
            look="line"
            onClick={() => setAsking('undo')}
          >
            {undoTexts.confirm}
          </Button>
        )}
        {isLive && canUnpublish(item) && (
          <Button
            aria-disabled={shut}
            busy={running === 'unpublish'}
            busyLabel={t.unpublish.unpublishing}
            look="quiet"
            onClick={() => setAsking('unpublish')}
          >
            {t.unpublish.confirm}
          </Button>
        )}
        {item && !isLive && <DeleteDraft item={item} shut={shut} />}
        {isShown && item.state !== 'publishing' && !followed && (
          <a className="more" href={livePath(item)} rel="noreferrer" target="_blank">
            {t.viewOnSite}
          </a>
        )}
      </div>
      {item?.problem && !followed && (
        <p className={styles['notice']}>
          {t.notShownLastTime} {reasonOf({ ...item.problem, kind: item.kind })}{' '}
          {t.run.shown[item.problem.shown]}
        </p>
      )}
      {followed && <RunSteps followed={followed} live={isShown ? livePath(item) : undefined} />}
      {asking === 'schedule' && (
        <ScheduleDialog
          onClose={() => setAsking(undefined)}
          onRefused={focusFirstInvalid}
          opened={opened}
        />
      )}
      {asking === 'undo' && (
        <ConfirmDialog
          confirm={undoTexts.confirm}
          onClose={() => setAsking(undefined)}
          onConfirm={() => void act('undo')}
          title={undoTexts.title}
        >
          <p>{undoTexts.warning(item?.undo_shows ? formatMoment(item.undo_shows) : undefined)}</p>
        </ConfirmDialog>
      )}
      {asking === 'unpublish' && (
        <ConfirmDialog
          confirm={t.unpublish.confirm}
          onClose={() => setAsking(undefined)}
          onConfirm={() => void act('unpublish')}
          title={t.unpublish.title}
        >
          <p>
            {t.unpublish.consequences[item?.kind ?? 'post']}{' '}
            {item?.publish_at && `${t.unpublish.scheduleCancelled} `}
            {t.unpublish.againAnyTime}
          </p>
        </ConfirmDialog>
      )}
    </section>
  )
}

function publishLabel(
  t: Texts,
  { isAgain, isLive }: { isAgain: boolean; isLive: boolean }
): string {
  if (!isLive) return t.publishNow
  return isAgain ? t.publishAgain : t.publishChanges
}

/** The two legal policies must stay on the site. */
function canUnpublish({ item_id, kind }: Item): boolean {
  return kind !== 'policy' || !isAlwaysThere(item_id)
}

function statusOf(
  { status }: Texts,
  item: Item | undefined,
  {
    formatMoment,
    isNew,
    isRemoving
  }: Pick<LocalTime, 'formatMoment'> & { isNew: boolean; isRemoving: boolean }
): string {
  if (!item) return status.notPublished
  if (item.problem && item.published_version !== null && !isNew) return status.notShown
  if (item.publish_at) {
    const isEdited = isNew && item.scheduled_version !== item.version
    return (isEdited ? status.scheduledVersion : status.scheduled)(formatMoment(item.publish_at))
  }
  if (item.published_version === null) return isRemoving ? status.removing : status.notLive
  if (item.state === 'publishing' && !isNew) return status.publishing
  return isNew ? status.changed : status.live
}
