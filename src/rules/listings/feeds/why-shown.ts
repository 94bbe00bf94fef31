import type { HiddenReason } from '../hidden-reason.ts'
import { staleBefore } from './feed-clock.ts'

/**
 * Why a listing is, or isn't, on a website: besides a listing's own reasons `closed` nobody sees the website ·
 * `gone` its feed no longer has it · `paused`, `unsigned`, `stale` of its feed · `shown` visitors see it.
 */
export const WHY_REASONS = ['closed', 'gone', 'paused', 'shown', 'stale', 'unsigned'] as const
export type WhyReason = (typeof WHY_REASONS)[number] | HiddenReason

/** What is known of a listing in one feed, or of an agent's own. */
export type WhyFacts = {
  isSiteOpen: boolean
  /** Of its feed; undefined for an agent's own. */
  feed?: { isAgreed: boolean; pausedAt: Date | null; listedAt: Date | null }
  /** When its feed no longer had it. */
  goneAt: Date | null
  hiddenReason: HiddenReason | null
  hiddenSince: Date | null
}

const DAY_MS = 86_400_000

/** The first rule that hides it, and since when, where that is known. */
export function whyShown(facts: WhyFacts, now: Date): { reason: WhyReason; since: Date | null } {
  const { feed, goneAt, hiddenReason, hiddenSince } = facts
  if (goneAt) return { reason: 'gone', since: goneAt }
  if (feed && !feed.isAgreed) return { reason: 'unsigned', since: null }
  if (feed?.pausedAt) return { reason: 'paused', since: feed.pausedAt }
  if (feed && feed.listedAt && feed.listedAt <= staleBefore(now)) {
    return { reason: 'stale', since: new Date(feed.listedAt.getTime() + DAY_MS) }
  }
  if (hiddenReason) return { reason: hiddenReason, since: hiddenSince }
  return { reason: facts.isSiteOpen ? 'shown' : 'closed', since: null }
}
