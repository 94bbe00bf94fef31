import { isListDue, nextPollAt, pollEndsAt, staleBefore } from '#rules/listings/feeds/feed-clock.ts'
import {
  changeFeed,
  claimFeed,
  destinationsOf,
  type FeedRow,
  notePollsShown,
  unshownPolls
} from '../../../records/listings/feeds/feeds.ts'
import {
  isStaleShown,
  lockShowing,
  showFeedListings,
  websitesOfFeeds
} from '../../../records/listings/feeds/show-feeds.ts'
import { reviseSites } from '../../../records/websites/sites.ts'
import { inTransaction } from '../../../services/database/transaction.ts'
import { FeedFailure } from '../../../services/listing-feed/feed-failure.ts'
import type { ListingFeed } from '../../../services/listing-feed/listing-feed.ts'
import type { Db, World } from '../../../services/world.ts'
import { readFeedDetails } from './read-feed-details.ts'
import { readFeedChanges, readFeedList } from './read-feed-list.ts'
import { refreshFeedPeople } from './read-feed-people.ts'
import { refreshOpenHouses } from './refresh-open-houses.ts'

/** A process that is at a feed says so at least as often; CREA's silence ends a call long before. */
const LEASE_MS = 12 * 60_000
const ALIVE_EVERY_MS = 60_000

type Outside = Pick<World, 'clock' | 'db' | 'log'>
/** Opens a feed for a poll that may last until then. */
export type OpenFeed = (feed: FeedRow, until: Date) => Promise<ListingFeed>

/** Reads every feed that is due, and shows what the websites may show now. */
export async function pollFeeds(outside: Outside, open: OpenFeed): Promise<void> {
  const { clock, db } = outside
  for (;;) {
    const now = clock()
    const feed = await claimFeed(db, { now, until: leaseFrom(now) })
    if (!feed) break
    await pollFeed(outside, feed, open)
  }
  await showPolled(db, staleBefore(clock()))
}

/** What can't be shown now, also as another process is at it, is tried again at the next round. */
async function showPolled(db: Db, stale: Date): Promise<void> {
  if (!(await isShowingDue(db, stale))) return
  await inTransaction(db, async (tx) => {
    if (!(await lockShowing(tx)) || !(await isShowingDue(tx, stale))) return
    const polls = await unshownPolls(tx)
    const lost = await showFeedListings(tx, stale)
    // Every page with a feed's listings says when it was read, so each poll changes them.
    const polled = await websitesOfFeeds(
      tx,
      polls.map(({ feed_id }) => feed_id)
    )
    await reviseSites(tx, [...new Set([...lost, ...polled])])
    await notePollsShown(tx, polls)
  })
}

async function isShowingDue(db: Db, stale: Date): Promise<boolean> {
  return (await unshownPolls(db)).length > 0 || isStaleShown(db, stale)
}

/** A failure of the feed is recorded; all others are thrown, and the feed is due when its lease ends. */
async function pollFeed(outside: Outside, feed: FeedRow, open: OpenFeed): Promise<void> {
  const { clock, db, log } = outside
  const { feed_id } = feed
  try {
    await readFeed(outside, feed, await open(feed, pollEndsAt(clock())))
    await changeFeed(db, feed_id, {
      failures: 0,
      why: null,
      last_poll_at: clock(),
      unshown_poll_at: clock(),
      next_poll_at: nextPollAt(clock(), { failures: 0, isRefused: false })
    })
  } catch (error) {
    if (!(error instanceof FeedFailure)) throw error
    const failures = feed.failures + 1
    const isRefused = ['credentials', 'forbidden'].includes(error.problem)
    log.warn({ feed_id, problem: error.problem, status: error.status }, 'a feed failed')
    await changeFeed(db, feed_id, {
      failures,
      why: error.problem,
      unshown_poll_at: clock(),
      next_poll_at: nextPollAt(clock(), { failures, isRefused })
    })
  }
}

async function readFeed(outside: Outside, feed: FeedRow, port: ListingFeed): Promise<void> {
  const { clock, db } = outside
  let toldAt = clock().getTime()
  const alive = async () => {
    const now = clock()
    if (now.getTime() - toldAt < ALIVE_EVERY_MS) return
    toldAt = now.getTime()
    await changeFeed(db, feed.feed_id, { next_poll_at: leaseFrom(now) })
  }
  for (const destination of await destinationsOf(db, feed.feed_id)) {
    const { held_since, listed_at, size } = destination
    const due = { heldSince: held_since, listedAt: listed_at, size }
    if (isListDue(due, clock())) await readFeedList(outside, feed, destination, port, alive)
    else await readFeedChanges(outside, feed, destination, port, alive)
    await alive()
  }
  await readFeedDetails(outside, feed, port, alive)
  await refreshFeedPeople(outside, feed, port)
  await alive()
  await refreshOpenHouses(outside, feed, port)
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS)
}
