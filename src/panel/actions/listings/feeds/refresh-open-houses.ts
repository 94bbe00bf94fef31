import { areHousesDue } from '#rules/listings/feeds/feed-clock.ts'
import { changeFeed, type FeedRow } from '../../../records/listings/feeds/feeds.ts'
import {
  listingsForHouses,
  replaceOpenHouses
} from '../../../records/listings/feeds/feed-open-houses.ts'
import { inTransaction } from '../../../services/database/transaction.ts'
import { FeedFailure } from '../../../services/listing-feed/feed-failure.ts'
import type { FeedRead, ListingFeed } from '../../../services/listing-feed/listing-feed.ts'
import type { World } from '../../../services/world.ts'
import { addByListing, feedOpenHouses } from './feed-open-houses.ts'
import { sourceKeyOf } from './read-feed-list.ts'

type Outside = Pick<World, 'clock' | 'db' | 'log'>

/** Listings whose open houses one transaction writes. */
const PORTION = 500
const DAY_MS = 86_400_000

/**
 * Reads every open house that lies ahead, and writes those of listings that have others than before. A board
 * that can't list them is asked again with the next round; its listings bring theirs when they change.
 */
export async function refreshOpenHouses(
  outside: Outside,
  feed: FeedRow,
  port: ListingFeed
): Promise<void> {
  const { clock, db, log } = outside
  const { feed_id, houses_read_at } = feed
  const asked = clock()
  if (!areHousesDue(houses_read_at, asked)) return
  // The first round of a feed comes with its listings.
  if (houses_read_at !== null) {
    try {
      await writeHouses(outside, feed, await housesAhead(port, asked))
    } catch (error) {
      if (!(error instanceof FeedFailure) || error.problem !== 'request') throw error
      log.warn({ feed_id, status: error.status }, 'a feed doesn’t list its open houses')
    }
  }
  await changeFeed(db, feed_id, { houses_read_at: asked })
}

/** By listing, from yesterday on: days begin at other hours across the country. */
async function housesAhead(port: ListingFeed, now: Date): Promise<Map<string, FeedRead[]>> {
  const day = new Date(now.getTime() - DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)
  const byListing = new Map<string, FeedRead[]>()
  for await (const some of port.openHousesFrom(day)) {
    addByListing(byListing, some)
  }
  return byListing
}

async function writeHouses(
  { clock, db }: Outside,
  feed: FeedRow,
  ahead: Map<string, FeedRead[]>
): Promise<void> {
  const bySource = new Map([...ahead].map(([key, houses]) => [sourceKeyOf(feed, key), houses]))
  const concerned = await listingsForHouses(db, feed, [...bySource.keys()])
  for (let at = 0; at < concerned.length; at += PORTION) {
    await inTransaction(db, async (tx) => {
      for (const { listing_id, source_key, ...home } of concerned.slice(at, at + PORTION)) {
        const houses = feedOpenHouses(bySource.get(source_key) ?? [], home)
        const coming = houses.filter(({ ends_at }) => new Date(ends_at) > clock())
        await replaceOpenHouses(tx, listing_id, coming)
      }
    })
  }
}
