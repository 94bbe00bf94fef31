import { departedIds, markRead, unreadKeys } from '../../../records/listings/feeds/feed-listings.ts'
import type { FeedRow } from '../../../records/listings/feeds/feeds.ts'
import {
  hideFeedListings,
  writeFeedListing
} from '../../../records/listings/feeds/write-listing.ts'
import { replaceListingParts } from '../../../records/listings/listing-parts.ts'
import { inTransaction } from '../../../services/database/transaction.ts'
import type {
  FeedBatch,
  FeedRead,
  ListingFeed
} from '../../../services/listing-feed/listing-feed.ts'
import type { World } from '../../../services/world.ts'
import { feedListingParts } from './feed-listing-parts.ts'
import { addByListing } from './feed-open-houses.ts'
import { feedListingRow } from './feed-listing-row.ts'
import { readFeedPeople } from './read-feed-people.ts'
import { sourceKeyOf } from './read-feed-list.ts'

/** Keys that are asked for before what came is written. */
const PORTION = 1000

type Outside = Pick<World, 'clock' | 'db' | 'log'>

/**
 * Reads the listings that are new or have changed. What is left when a process ends is read by the next
 * one, since a listing counts as read only with its row. `alive` is called after each batch.
 */
export async function readFeedDetails(
  outside: Outside,
  feed: FeedRow,
  port: ListingFeed,
  alive: () => Promise<void>
): Promise<void> {
  let after = ''
  for (;;) {
    const unread = await unreadKeys(outside.db, feed.feed_id, { after, most: PORTION })
    const last = unread.at(-1)
    if (!last) return
    const listedAt = new Map(
      unread.map(({ listing_key, modified_at }) => [listing_key, modified_at])
    )
    for await (const batch of port.details([...listedAt.keys()])) {
      const openHouses = await openHousesOf(port, batch)
      await readFeedPeople(outside, feed, port, batch.found)
      await writeBatch(outside, { feed, batch, openHouses, listedAt })
      await alive()
    }
    after = last.listing_key
  }
}

async function openHousesOf(
  port: ListingFeed,
  { found }: FeedBatch
): Promise<Map<string, FeedRead[]>> {
  const byListing = new Map<string, FeedRead[]>()
  for await (const batch of port.openHouses(found.map(({ key }) => key))) {
    addByListing(byListing, batch.found)
  }
  return byListing
}

type Batch = {
  feed: FeedRow
  batch: FeedBatch
  openHouses: Map<string, FeedRead[]>
  listedAt: Map<string, Date | null>
}

async function writeBatch(
  { clock, db, log }: Outside,
  { batch, feed, listedAt, openHouses }: Batch
): Promise<void> {
  const { feed_id, kind } = feed
  const dropped = batch.found.flatMap((read) => read.dropped)
  if (dropped.length > 0) {
    const fields = [...new Set(dropped)].slice(0, 20)
    log.warn({ feed_id, count: dropped.length, fields }, 'fields of a feed had another type')
  }
  const now = clock()
  const came = new Set(batch.found.map(({ key }) => key))
  const gone = batch.asked.filter((key) => !came.has(key))
  await inTransaction(db, async (tx) => {
    const departed = await departedIds(tx, feed, [...came])
    const unusable: string[] = []
    for (const read of batch.found) {
      const source_key = sourceKeyOf(feed, read.key)
      const row = feedListingRow(read, { kind, source_key, now })
      if (!row) unusable.push(source_key)
      else {
        const listing_id = await writeFeedListing(tx, row, {
          departed: departed.get(read.key),
          now
        })
        const parts = feedListingParts(read, openHouses.get(read.key) ?? [])
        await replaceListingParts(tx, listing_id, parts)
      }
    }
    const hidden = [...gone.map((key) => sourceKeyOf(feed, key)), ...unusable]
    await hideFeedListings(tx, kind, hidden, now)
    // A copy that is older than the list says comes again.
    const current = batch.found.filter(({ key, modifiedAt }) => {
      const expected = listedAt.get(key)
      return !expected || !modifiedAt || modifiedAt >= expected
    })
    await markRead(
      tx,
      feed_id,
      current.map(({ key }) => key)
    )
  })
}
