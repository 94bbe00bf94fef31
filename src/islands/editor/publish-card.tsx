import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import type { Item } from '#contract/content/editor.ts'
import type { ItemKind } from '#contract/content/editor-fields.ts'
import { isAlwaysThere } from '#rules/content/policies.ts'
import { $opened, $saving, isSame, type Opened } from '#stores/editor/editor-item.ts'
import {
  livePath,
  publish,
  undoPublish,
  unpublish,
  unschedule
} from '#stores/editor/editor-publish.ts'
import { $run } from '#stores/editor/editor-run.ts'
import { Button } from '../kit/button.tsx'
import { Confirm } from './confirm.tsx'
import { DeleteDraft } from './delete-draft.tsx'
import { useFirstBad } from './first-bad.ts'
import { StateTag } from './item-list.tsx'
import { writeMoment } from './local-time.ts'
import { RunSteps, SHOWN } from './run-steps.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { reasonOf } from './words.ts'
import styles from './publish-card.module.css'

const UNDO = {
  title: 'Undo the last publishing?',
  deed: 'Undo the publishing',
  children: 'The site will show the previous version again. The current one stays in the history.'
}
const PUT_BACK = {
  title: 'Put it back on the site?',
  deed: 'Put it back',
  children: 'The previous version will be published again.'
}
const PAGE_GOES = 'Its page will be gone, also for visitors who have a link to it.'
const GOES: Record<ItemKind, string> = {
  post: PAGE_GOES,
  policy: PAGE_GOES,
  faq: 'It will no longer be in the FAQ.',
  testimonial: 'It will no longer be on the home page.'
}

type Doing = 'publish' | 'undo' | 'unpublish' | 'unschedule'
const DEEDS = { publish, undo: undoPublish, unpublish, unschedule }

/** How it stands with the site, and what can be done about it. */
export function PublishCard() {
  const state = useStore($opened)
  if (state.status !== 'ready') return null
  return <Card opened={state.value} />
}

function Card({ opened }: { opened: Opened }) {
  const { status } = useStore($saving)
  const followed = useStore($run)
  const focusFirstBad = useFirstBad()
  const card = useRef<HTMLElement>(null)
  const [doing, setDoing] = useState<Doing>()
  const [asking, setAsking] = useState<'schedule' | 'undo' | 'unpublish'>()
  const { item, words } = opened
  const isLive = item !== undefined && item.published_version !== null
  const isShown = isLive && item.problem?.shown !== 'nothing'
  const isNew = !item || item.state !== 'published' || !isSame(words, item.fields)
  const shut = status === 'conflict' || undefined
  const act = async (deed: Doing) => {
    setAsking(undefined)
    setDoing(deed)
    const done = await DEEDS[deed]()
    setDoing(undefined)
    // Its button goes with the schedule.
    if (done && deed === 'unschedule')
      card.current?.querySelector<HTMLElement>('[data-schedule]')?.focus()
    if (!done) focusFirstBad()
  }
  return (
    <section aria-label="On the site" className={`card ${styles['card']}`} ref={card} tabIndex={-1}>
      <div className={styles['words']}>
        {item && (
          <StateTag
            // When it goes live is said beside it.
            of={{
              publish_at: null,
              state: isNew && item.state === 'published' ? 'changed' : item.state
            }}
          />
        )}
        <p>{standing(item, isNew)}</p>
      </div>
      <div className={styles['acts']}>
        <Button
          aria-disabled={shut ?? (!isNew || undefined)}
          busy={doing === 'publish'}
          busyLabel="Publishing…"
          onClick={() => void act('publish')}
        >
          {isLive ? 'Publish the changes' : 'Publish now'}
        </Button>
        {/* One button, so that it keeps the focus when its dialog has closed. */}
        {(item?.publish_at || isNew) && (
          <Button
            aria-disabled={shut}
            data-schedule
            look="line"
            onClick={() => setAsking('schedule')}
          >
            {item?.publish_at ? 'Change time…' : 'Schedule…'}
          </Button>
        )}
        {item?.publish_at && (
          <Button
            busy={doing === 'unschedule'}
            busyLabel="Cancelling…"
            look="line"
            onClick={() => void act('unschedule')}
          >
            Cancel schedule
          </Button>
        )}
        {item?.can_undo && (
          <Button
            aria-disabled={shut}
            busy={doing === 'undo'}
            busyLabel="Undoing…"
            look="line"
            onClick={() => setAsking('undo')}
          >
            {isLive ? UNDO.deed : PUT_BACK.deed}
          </Button>
        )}
        {isLive && mayGo(item) && (
          <Button
            aria-disabled={shut}
            busy={doing === 'unpublish'}
            busyLabel="Taking off…"
            look="quiet"
            onClick={() => setAsking('unpublish')}
          >
            Take off the site
          </Button>
        )}
        {item && !isLive && <DeleteDraft item={item} shut={shut} />}
        {isShown && !followed && (
          <a className="more" href={livePath(item)} rel="noreferrer" target="_blank">
            See it on the site
          </a>
        )}
      </div>
      {item?.problem && !followed && (
        <p className={styles['notice']}>
          The last publishing couldn’t show this. {reasonOf({ ...item.problem, kind: item.kind })}{' '}
          {SHOWN[item.problem.shown]}
        </p>
      )}
      {followed && <RunSteps followed={followed} live={isShown ? livePath(item) : undefined} />}
      {asking === 'schedule' && (
        <ScheduleDialog
          onClose={() => setAsking(undefined)}
          onRefused={focusFirstBad}
          opened={opened}
        />
      )}
      {asking === 'undo' && (
        <Confirm
          {...(isLive ? UNDO : PUT_BACK)}
          onClose={() => setAsking(undefined)}
          onConfirm={() => void act('undo')}
        />
      )}
      {asking === 'unpublish' && (
        <Confirm
          deed="Unpublish"
          onClose={() => setAsking(undefined)}
          onConfirm={() => void act('unpublish')}
          title="Take it off the site?"
        >
          {GOES[item?.kind ?? 'post']} {item?.publish_at && 'Its schedule will be cancelled too. '}
          You can publish it again at any time.
        </Confirm>
      )}
    </section>
  )
}

/** Every site has its two policies. */
function mayGo({ item_id, kind }: Item): boolean {
  return kind !== 'policy' || !isAlwaysThere(item_id)
}

function standing(item: Item | undefined, isNew: boolean): string {
  if (item?.problem && item.published_version !== null && !isNew)
    return 'It was published, and couldn’t be shown.'
  if (!item) return 'Only you see this until it is published.'
  if (item.publish_at) {
    const since = isNew && item.scheduled_version !== item.version
    return `${since ? 'What was scheduled' : 'It'} goes live by itself on ${writeMoment(item.publish_at)}.`
  }
  if (item.published_version === null) return 'It is not on the site.'
  return isNew
    ? 'The site still shows what was published before.'
    : 'The site shows what stands here.'
}
