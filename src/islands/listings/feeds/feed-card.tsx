import { useState } from 'react'
import type { Feed } from '#contract/listings/feeds.ts'
import { agreementLabels } from '#messages/listings/agreement-labels.ts'
import { feedListMessages } from '#messages/listings/feed-list.ts'
import { feedName } from '#rules/listings/feeds/feed-name.ts'
import { pauseFeed, removeFeed, resumeFeed } from '#stores/listings/feeds.ts'
import { Button } from '../../kit/button.tsx'
import { useLocalTime } from '../../kit/use-local-time.ts'
import { useLanguage, useMessages } from '../../kit/use-messages.ts'
import styles from './feeds.module.css'

/** One feed: its state, why, and since when. */
export function FeedCard({ feed }: { feed: Feed }) {
  const t = useMessages(feedListMessages)
  const { kinds } = useMessages(agreementLabels)
  const { missing, problem, state } = feed
  return (
    <li>
      <div className={styles['title']}>
        <h3>{feedName(feed, useLanguage())}</h3>
        <span className={`tag ${styles[LOOKS[state]] ?? LOOKS[state]}`}>{t.states[state]}</span>
      </div>
      <div className={styles['about']}>
        <p>
          {problem !== null && state !== 'paused' && `${t.problems[problem]} `}
          {t.explanations[state]} {registeredText(feed, t.registered)}
        </p>
        {state === 'unsigned' && (
          <ul className={styles['missing']}>
            {missing.map((kind) => (
              <li key={kind}>{kinds[kind]}</li>
            ))}
          </ul>
        )}
      </div>
      <Facts feed={feed} />
      <Acts feed={feed} />
    </li>
  )
}

/** What visitors have to register for, where its VOW agreement is signed. */
function registeredText(
  { display, state }: Feed,
  t: (typeof feedListMessages)['en']['registered']
): string {
  if (!display.vow || state === 'paused' || state === 'hidden') return ''
  return display.idx ? t.both : t.only
}

const LOOKS = {
  failing: 'warn',
  held: 'warn',
  hidden: 'bad',
  paused: 'quiet',
  reading: 'quiet',
  refused: 'bad',
  shown: '',
  unsigned: 'warn'
} as const

function Facts({ feed }: { feed: Feed }) {
  const t = useMessages(feedListMessages)
  const { formatMoment } = useLocalTime()
  const moment = (at: string | null) => (at === null ? t.never : formatMoment(at))
  const hidden = feed.hidden.map(({ count, reason }) => t.hiddenFor(count, t.reasons[reason]))
  const rows: [string, string][] = [
    [t.facts.host, feed.is_pool ? `${feed.host} · ${t.pool}` : feed.host],
    [t.facts.connected, moment(feed.connected_at)],
    [t.facts.poll, moment(feed.last_poll_at)],
    [t.facts.list, moment(feed.listed_at)],
    [t.facts.shown, t.homes(feed.shown)]
  ]
  if (feed.display.vow) rows.push([t.facts.registered, t.homes(feed.shown_registered)])
  if (feed.held_since !== null) rows.push([t.facts.held, moment(feed.held_since)])
  if (hidden.length > 0) rows.push([t.facts.hidden, hidden.join(', ')])
  if (feed.unread > 0) rows.push([t.facts.unread, t.homes(feed.unread)])
  return (
    <dl className={styles['facts']}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Acts({ feed }: { feed: Feed }) {
  const t = useMessages(feedListMessages)
  const [busy, setBusy] = useState<'remove' | 'switch'>()
  const isPaused = feed.state === 'paused'
  const name = feedName(feed, useLanguage())
  const act = async (what: 'remove' | 'switch', go: () => Promise<unknown>) => {
    setBusy(what)
    await go()
    setBusy(undefined)
  }
  return (
    <div className={styles['acts']}>
      <Button
        aria-label={isPaused ? t.resumeOf(name) : t.pauseOf(name)}
        busy={busy === 'switch'}
        look="line"
        onClick={() => void act('switch', () => (isPaused ? resumeFeed : pauseFeed)(feed.feed_id))}
        size="small"
      >
        {isPaused ? t.resume : t.pause}
      </Button>
      <Button
        aria-label={t.removeOf(name)}
        busy={busy === 'remove'}
        look="quiet"
        onClick={() => void act('remove', () => removeFeed(feed))}
        size="small"
      >
        {t.remove}
      </Button>
    </div>
  )
}
