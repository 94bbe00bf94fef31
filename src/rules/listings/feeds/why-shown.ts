import type { HiddenReason } from '../hidden-reason.ts'
import type { PermittedDisplay } from './agreements.ts'
import { staleBefore } from './feed-clock.ts'

/**
 * Why a listing is, or isn't, on a website: besides a listing's own reasons `closed` nobody sees the website ·
 * `copy` the website shows the home as another listing ·
 * `gone` its feed no longer has it · `paused`, `unsigned`, `stale` of its feed · `registered` only visitors who
 * registered see it · `shown` visitors see it.
 */
export const WHY_REASONS = [
  'closed',
  'copy',
  'gone',
  'paused',
  'registered',
  'shown',
  'stale',
  'unsigned'
] as const
export type WhyReason = (typeof WHY_REASONS)[number] | HiddenReason

/** What is known of a listing in one feed, or of an agent's own. */
export type WhyFacts = {
  isSiteOpen: boolean
  /** Of its feed; undefined for an agent's own. */
  feed?: { display: PermittedDisplay; pausedAt: Date | null; listedAt: Date | null }
  /** When its feed no longer had it. */
  goneAt: Date | null
  hiddenReason: HiddenReason | null
  hiddenSince: Date | null
  /** The website shows the same home, as its agent's own or from another feed. */
  isCopy: boolean
}

const DAY_MS = 86_400_000

/** The first rule that hides it, and since when, where that is known. */
export function whyShown(facts: WhyFacts, now: Date): { reason: WhyReason; since: Date | null } {
  const { feed, goneAt, hiddenReason, hiddenSince } = facts
  if (goneAt) return { reason: 'gone', since: goneAt }
  if (feed && !feed.display.idx && !feed.display.vow) return { reason: 'unsigned', since: null }
  if (feed?.pausedAt) return { reason: 'paused', since: feed.pausedAt }
  if (feed && feed.listedAt && feed.listedAt <= staleBefore(now)) {
    return { reason: 'stale', since: new Date(feed.listedAt.getTime() + DAY_MS) }
  }
  const isForRegistered =
    feed?.display.vow === true &&
    (hiddenReason === 'vow-only' || (hiddenReason === null && !feed.display.idx))
  if (hiddenReason && !isForRegistered) return { reason: hiddenReason, since: hiddenSince }
  if (facts.isCopy && !hiddenReason) return { reason: 'copy', since: null }
  if (!facts.isSiteOpen) return { reason: 'closed', since: null }
  return { reason: isForRegistered ? 'registered' : 'shown', since: null }
}
