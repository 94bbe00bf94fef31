import { type FeedState, feedState } from '#rules/listings/feeds/feed-state.ts'
import { everyFeed } from '../../../records/listings/feeds/site-feeds.ts'
import type { Db } from '../../../services/world.ts'
import { standing } from './site-feeds.ts'

/** How many feeds are in each state, for the service’s owner. */
export async function countFeeds(
  db: Db,
  now: Date
): Promise<{ state: FeedState; count: number }[]> {
  const counts = new Map<FeedState, number>()
  for (const row of await everyFeed(db)) {
    const state = feedState(standing(row), now)
    counts.set(state, (counts.get(state) ?? 0) + 1)
  }
  return [...counts].map(([state, count]) => ({ state, count }))
}
