import { changesFrom } from '#rules/listings/feeds/feed-clock.ts'
import { isListDoubted } from '#rules/listings/feeds/shrink-guard.ts'
import {
  addListed,
  listedIn,
  type ListedKey,
  removeListed
} from '../../../records/listings/feeds/feed-listings.ts'
import {
  changeDestination,
  type destinationsOf,
  type FeedRow
} from '../../../records/listings/feeds/feeds.ts'
import { inTransaction } from '../../../services/database/transaction.ts'
import type { FeedKey, ListingFeed } from '../../../services/listing-feed/listing-feed.ts'
import type { World } from '../../../services/world.ts'

type Destination = Awaited<ReturnType<typeof destinationsOf>>[number]
type Outside = Pick<World, 'clock' | 'db' | 'log'>

/** Compares the complete list of a data feed with what we have, unless it is doubted. */
export async function readFeedList(
  { clock, db, log }: Outside,
  feed: FeedRow,
  destination: Destination,
  port: ListingFeed,
  alive: () => Promise<void>
): Promise<void> {
  const asked = clock()
  const listed: Times = new Map()
  for await (const some of port.masterList(idOf(feed, destination))) {
    noteTimes(listed, some)
    await alive()
  }
  const known = await listedIn(db, destination)
  const lost = known
    .keys()
    .filter((key) => !listed.has(key))
    .toArray()
  const { held_since: heldSince, listed_at: listedAt } = destination
  const counts = { before: known.size, lost: lost.length, received: listed.size }
  if (isListDoubted({ ...counts, heldSince, listedAt, now: asked })) {
    const { destination_id, feed_id } = destination
    log.warn({ feed_id, destination_id, ...counts }, 'a feed’s list has shrunk and is doubted')
    await changeDestination(db, destination, { held_since: heldSince ?? asked })
    return
  }
  const changed = listed.entries().filter(([key, at]) => known.get(key) !== at)
  // In portions, for the embedded database has one connection, which visitors need too.
  await addListed(db, destination, rowsOf(feed, changed))
  await inTransaction(db, async (tx) => {
    await removeListed(tx, feed, destination, { keys: lost, now: asked })
    await changeDestination(tx, destination, {
      held_since: null,
      listed_at: asked,
      watermark_at: newest(listed.values(), destination.watermark_at)
    })
  })
}

/** Adds what has changed in a data feed since the newest change that is known. */
export async function readFeedChanges(
  { db }: Outside,
  feed: FeedRow,
  destination: Destination,
  port: ListingFeed,
  alive: () => Promise<void>
): Promise<void> {
  const { watermark_at } = destination
  if (watermark_at === null) return
  const since = changesFrom(watermark_at)
  const changed: Times = new Map()
  for await (const some of port.changesSince(since, idOf(feed, destination))) {
    noteTimes(changed, some)
    await alive()
  }
  await inTransaction(db, async (tx) => {
    await addListed(tx, destination, rowsOf(feed, changed.entries()))
    await changeDestination(tx, destination, {
      watermark_at: newest(changed.values(), watermark_at)
    })
  })
}

/** When listings were changed, in milliseconds; hundreds of thousands of dates would take twice the memory. */
type Times = Map<string, number | null>

function noteTimes(times: Times, keys: readonly FeedKey[]): void {
  for (const { key, modifiedAt } of keys) times.set(key, modifiedAt?.getTime() ?? null)
}

/** A board has one list, and no numbers for it. */
function idOf({ kind }: FeedRow, { destination_id }: Destination): number | undefined {
  return kind === 'ddf' ? destination_id : undefined
}

/** CREA's keys are the same in every account; a board's are its own. */
export function sourceKeyOf(
  { feed_id, kind }: Pick<FeedRow, 'feed_id' | 'kind'>,
  key: string
): string {
  return kind === 'ddf' ? key : `${feed_id}:${key}`
}

function rowsOf(
  feed: FeedRow,
  changed: IteratorObject<[key: string, at: number | null]>
): Iterable<ListedKey> {
  return changed.map(([key, at]) => ({
    listing_key: key,
    source_key: sourceKeyOf(feed, key),
    modified_at: at === null ? null : new Date(at)
  }))
}

function newest(times: Iterable<number | null>, known: Date | null): Date | null {
  let latest = known?.getTime() ?? null
  for (const time of times) if (time !== null && (latest === null || time > latest)) latest = time
  return latest === null ? null : new Date(latest)
}
