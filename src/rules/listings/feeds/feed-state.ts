import { staleBefore } from './feed-clock.ts'

/**
 * How a feed stands: `unsigned` an agreement is missing · `hidden` its list is older than 24 hours ·
 * `refused` it gives us no access · `held` its list has shrunk and is doubted · `failing` it gives no
 * answer that can be used · `reading` its first list hasn't come yet · `shown` all is well.
 */
export const FEED_STATES = [
  'failing',
  'held',
  'hidden',
  'paused',
  'reading',
  'refused',
  'shown',
  'unsigned'
] as const
export type FeedState = (typeof FEED_STATES)[number]

/** What an agent is told of by email. */
export type FeedTrouble = 'held' | 'hidden' | 'refused'

type Feed = {
  isAgreed: boolean
  isPaused: boolean
  heldSince: Date | null
  /** When the last complete list was asked for. */
  listedAt: Date | null
  /** What the last poll failed with. */
  why: string | null
}

const REFUSALS = ['credentials', 'forbidden']
/** A list that is held may be well again at the next poll. */
const HELD_TOLD_MS = 6 * 3_600_000

export function feedState(feed: Feed, now: Date): FeedState {
  if (feed.isPaused) return 'paused'
  if (!feed.isAgreed) return 'unsigned'
  if (isOld(feed, now)) return 'hidden'
  if (isRefused(feed)) return 'refused'
  if (feed.heldSince) return 'held'
  if (feed.why !== null) return 'failing'
  return feed.listedAt === null ? 'reading' : 'shown'
}

/**
 * What an agent should know of: undefined while it is too soon to say. Of a feed that shows nothing for
 * want of an agreement, only that it gives no access.
 */
export function feedTrouble(feed: Feed, now: Date): FeedTrouble | 'none' | undefined {
  if (feed.isPaused) return undefined
  if (feed.isAgreed && isOld(feed, now)) return 'hidden'
  if (isRefused(feed)) return 'refused'
  const { heldSince, why } = feed
  if (feed.isAgreed && heldSince) {
    return now.getTime() - heldSince.getTime() >= HELD_TOLD_MS ? 'held' : undefined
  }
  return why === null ? 'none' : undefined
}

/** What to tell an agent who was told `told` before. Nothing twice, and nothing milder than what they know. */
export function feedNews(
  told: FeedTrouble | null,
  trouble: FeedTrouble | 'none' | undefined
): FeedTrouble | 'back' | undefined {
  if (trouble === undefined || trouble === told) return undefined
  if (trouble === 'none') return told === null ? undefined : 'back'
  return told === 'hidden' ? undefined : trouble
}

function isOld({ listedAt }: Feed, now: Date): boolean {
  return listedAt !== null && listedAt <= staleBefore(now)
}

function isRefused({ why }: Feed): boolean {
  return why !== null && REFUSALS.includes(why)
}
