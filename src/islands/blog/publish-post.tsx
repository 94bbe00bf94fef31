import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { SitePost } from '#contract/websites/site-posts.ts'
import { blogMessages } from '#messages/blog-posts.ts'
import { websitePublishMessages } from '#messages/website-publish.ts'
import { $saving, isSame, type OpenedPost } from '#stores/blog/blog-post.ts'
import { deletePost, publish, schedule, unpublish, unschedule } from '#stores/blog/blog-publish.ts'
import { Button } from '../kit/button.tsx'
import { ScheduleForm } from '../kit/editing/schedule-form.tsx'
import type { LocalTime } from '../kit/local-time.ts'
import { useLocalTime } from '../kit/use-local-time.ts'
import { useMessages } from '../kit/use-messages.ts'
import { PostState } from './post-state.tsx'
import styles from './blog.module.css'

type Texts = (typeof blogMessages)['en']
type Action = 'delete' | 'publish' | 'unpublish' | 'unschedule'
const ACTIONS = { delete: deletePost, publish, unpublish, unschedule }

/** Whether visitors see the post, and the buttons that publish, schedule or delete it. */
export function PublishPost({ opened }: { opened: OpenedPost }) {
  const t = useMessages(blogMessages)
  const { formatMoment } = useLocalTime()
  const { schedule: times } = useMessages(websitePublishMessages)
  const { status } = useStore($saving)
  const [running, setRunning] = useState<Action>()
  const [isScheduling, setScheduling] = useState(false)
  const { content, saved, state } = opened
  const isLive = state !== undefined && state.published_version !== null
  const isNew = !isLive || state.published_version !== state.version || !isSame(content, saved)
  const publish_at = state?.publish_at ?? null
  const shut = status === 'conflict' || undefined
  const act = async (action: Action) => {
    setRunning(action)
    // Deleting unmounts this page.
    const done = await ACTIONS[action]()
    if (action !== 'delete' || !done) setRunning(undefined)
  }
  return (
    <section aria-label={t.publish.label} className={`card ${styles['publish']}`} tabIndex={-1}>
      <div className={styles['status']}>
        {state && (
          // The sentence beside it says when.
          <PostState
            of={{
              ...state,
              state: isLive && isNew && publish_at === null ? 'changed' : state.state,
              publish_at: null
            }}
          />
        )}
        <p role="status">{statusOf(t, { formatMoment, isNew, state })}</p>
      </div>
      <div className={styles['acts']}>
        <Button
          aria-disabled={shut ?? (isNew ? undefined : true)}
          busy={running === 'publish'}
          busyLabel={t.publish.publishing}
          onClick={() => void act('publish')}
        >
          {isLive ? t.publish.publishChanges : t.publish.publish}
        </Button>
        {(isNew || publish_at !== null) && (
          <Button aria-disabled={shut} look="line" onClick={() => setScheduling(true)}>
            {publish_at === null ? times.open : times.change}
          </Button>
        )}
        {publish_at !== null && (
          <Button
            busy={running === 'unschedule'}
            busyLabel={times.cancelling}
            look="line"
            onClick={() => void act('unschedule')}
          >
            {times.cancel}
          </Button>
        )}
        {isLive && (
          <Button
            aria-disabled={shut}
            busy={running === 'unpublish'}
            busyLabel={t.publish.unpublishing}
            look="quiet"
            onClick={() => void act('unpublish')}
          >
            {t.publish.unpublish}
          </Button>
        )}
        {state && (
          <Button
            aria-disabled={shut}
            busy={running === 'delete'}
            busyLabel={t.publish.deleting}
            look="quiet"
            onClick={() => void act('delete')}
          >
            {t.publish.delete}
          </Button>
        )}
        {state?.post_url && (
          <a className="more" href={state.post_url} rel="noreferrer" target="_blank">
            {t.publish.open}
          </a>
        )}
      </div>
      {isScheduling && (
        <ScheduleForm
          before={<p>{times.newest}</p>}
          busyLabel={times.busy}
          onClose={() => setScheduling(false)}
          onSchedule={async (at) => {
            const done = await schedule(at)
            // A field has to change first.
            if (done || $saving.get().status !== 'saved') setScheduling(false)
            return undefined
          }}
          planned={publish_at}
          submit={times.submit}
          texts={{ ...times, label: times.at }}
          title={times.title}
        />
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
  }: Pick<LocalTime, 'formatMoment'> & { isNew: boolean; state: SitePost | undefined }
): string {
  if (!state) return status.new
  if (state.publish_at !== null) return status.scheduled(formatMoment(state.publish_at))
  if (state.published_version === null) return status.draft
  return isNew ? status.changed : status.published
}
