import type { Feed, FeedsAndAgreements } from '#contract/listings/feeds.ts'
import { FEED_PROBLEMS } from '#contract/listings/feeds.ts'
import { messageFrom } from '#messages/language.ts'
import { feedRefusals } from '#messages/refusals/feeds.ts'
import { missingAgreements, permittedDisplay } from '#rules/listings/feeds/agreements.ts'
import { staleBefore } from '#rules/listings/feeds/feed-clock.ts'
import { REMOVED_FEEDS_KEPT_HOURS } from '#rules/listings/feeds/feed-limits.ts'
import { feedState } from '#rules/listings/feeds/feed-state.ts'
import { HIDDEN_REASONS } from '#rules/listings/hidden-reason.ts'
import { type AgreementRow, agreementsOfSite } from '../../../records/listings/feeds/agreements.ts'
import type { WhichFeed } from '../../../records/listings/feeds/feeds.ts'
import { showFeedListings } from '../../../records/listings/feeds/show-feeds.ts'
import {
  changeSiteFeed,
  countFeedListings,
  deleteRemovedFeeds,
  countProvided,
  feedsOfSite,
  type SiteFeedRow
} from '../../../records/listings/feeds/site-feeds.ts'
import { reviseSites } from '../../../records/websites/sites.ts'
import { inTransaction } from '../../../services/database/transaction.ts'
import { Refused } from '../../../services/refused.ts'
import type { Db, World } from '../../../services/world.ts'

const HOUR_MS = 3_600_000

/** The feeds of a website and the agreements that they wait for, without any password. */
export async function readSiteFeeds(
  { clock, db }: Pick<World, 'clock' | 'db'>,
  website_id: number
): Promise<Omit<FeedsAndAgreements, 'api_status'>> {
  const agreements = await agreementsOfSite(db, website_id)
  const feeds: Feed[] = []
  for (const row of await feedsOfSite(db, website_id)) {
    feeds.push(await feedOf(db, row, { agreements, now: clock() }))
  }
  return {
    feeds,
    provided: await countProvided(db, website_id),
    agreements: agreements.map(({ reminded_for: _, turn_since, website_id: _id, ...one }) => {
      return { ...one, turn_since: turn_since.toISOString() }
    })
  }
}

async function feedOf(
  db: Db,
  row: SiteFeedRow,
  { agreements, now }: { agreements: readonly AgreementRow[]; now: Date }
): Promise<Feed> {
  const { feed_id, is_pool, kind, root, why } = row
  const state = feedState(standing(row), now)
  const counts = await countFeedListings(db, feed_id)
  const sum = (some: typeof counts) => some.reduce((total, { count }) => total + count, 0)
  const read = counts.filter(({ isRead }) => isRead)
  const isOn = !['hidden', 'paused', 'unsigned'].includes(state)
  const display = { idx: row.is_agreed, vow: row.is_vow }
  const onMarket = read.filter(({ reason }) => reason === null)
  const vowOnly = read.filter(({ isRegistered, reason }) => isRegistered && reason === 'vow-only')
  const forRegistered = onMarket.filter(({ isPublic, isRegistered }) => isRegistered && !isPublic)
  // What was read last isn't on the website yet while its poll is still to be shown.
  const isShowing = isOn && (display.idx || display.vow) && row.unshown_poll_at === null
  const copies = onMarket.filter(({ isPublic, isRegistered }) => !isPublic && !isRegistered)
  return {
    feed_id,
    kind,
    board: row.board,
    host: new URL(root).host,
    destination: row.destination,
    is_pool,
    state,
    problem: FEED_PROBLEMS.find((one) => one === why) ?? null,
    display,
    missing:
      display.idx || display.vow ? [] : missingAgreements({ ...row, isPool: is_pool }, agreements),
    connected_at: row.connected_at?.toISOString() ?? null,
    last_poll_at: row.last_poll_at?.toISOString() ?? null,
    listed_at: row.listed_at?.toISOString() ?? null,
    held_since: row.held_since?.toISOString() ?? null,
    shown: sum(onMarket.filter(({ isPublic }) => isPublic)),
    shown_registered: sum([...vowOnly, ...forRegistered]),
    unread: sum(counts.filter(({ isRead }) => !isRead)),
    hidden: [
      ...HIDDEN_REASONS.map((reason) => ({
        reason,
        count: sum(read.filter((one) => one.reason === reason && !vowOnly.includes(one)))
      })),
      { reason: 'copy' as const, count: isShowing ? sum(copies) : 0 }
    ].filter(({ count }) => count > 0)
  }
}

/** What the rules about a feed's state look at. */
export function standing(row: SiteFeedRow) {
  return {
    isAgreed: row.is_agreed || row.is_vow,
    isPaused: row.paused_at !== null,
    heldSince: row.held_since,
    listedAt: row.listed_at,
    why: row.why
  }
}

/** Switches each feed of a website by its agreements, and shows what may be shown then. */
export async function showFeedsOf(tx: Db, website_id: number, now: Date): Promise<void> {
  const agreements = await agreementsOfSite(tx, website_id)
  for (const row of await feedsOfSite(tx, website_id)) {
    const { idx: is_agreed, vow: is_vow } = permittedDisplay(
      { ...row, isPool: row.is_pool },
      agreements
    )
    if (is_agreed === row.is_agreed && is_vow === row.is_vow) continue
    await changeSiteFeed(tx, { ...row, website_id }, { is_agreed, is_vow })
  }
  await showFeedListings(tx, staleBefore(now), website_id)
  await reviseSites(tx, [website_id])
}

export const pauseFeed = (world: World, which: WhichFeed) =>
  change(world, which, { paused_at: world.clock() })

/** It is asked at once; what is older than a day is shown once a new list has come. */
export const resumeFeed = (world: World, which: WhichFeed) =>
  change(world, which, { paused_at: null, told: null, next_poll_at: world.clock() })

export const removeFeed = (world: World, which: WhichFeed) =>
  change(world, which, { removed_at: world.clock() })

export const putBackFeed = (world: World, which: WhichFeed) =>
  change(world, which, { removed_at: null, next_poll_at: world.clock() })

async function change(
  world: World,
  which: WhichFeed,
  to: Parameters<typeof changeSiteFeed>[2]
): Promise<void> {
  await inTransaction(world.db, async (tx) => {
    if (!(await changeSiteFeed(tx, which, to))) {
      throw new Refused(
        messageFrom(feedRefusals, (t) => t.gone),
        404
      )
    }
    await showFeedsOf(tx, which.website_id, world.clock())
  })
}

/** Deletes what was removed a day ago, with its access. */
export async function forgetRemovedFeeds({ clock, db }: World): Promise<void> {
  const before = new Date(clock().getTime() - REMOVED_FEEDS_KEPT_HOURS * HOUR_MS)
  await inTransaction(db, (tx) => deleteRemovedFeeds(tx, before))
}
