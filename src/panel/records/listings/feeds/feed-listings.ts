import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../services/world.ts'
import type { FeedListingsTable } from '../../../tables/feed-tables.ts'
import type { FeedRow, WhichDestination } from './feeds.ts'

type FeedListingRow = Selectable<FeedListingsTable>
export type ListedKey = Pick<FeedListingRow, 'listing_key' | 'modified_at' | 'source_key'>

/** Rows that one statement writes, and reads: a data feed may have hundreds of thousands. */
const ROWS = 1000
const READ_ROWS = 10_000

/** When each listing of a data feed was changed last, in milliseconds. */
export async function listedIn(
  db: Db,
  { destination_id, feed_id }: WhichDestination
): Promise<Map<string, number | null>> {
  const known = new Map<string, number | null>()
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('feed_listings')
      .select(['listing_key', 'modified_at'])
      .where('feed_id', '=', feed_id)
      .where('destination_id', '=', destination_id)
      .where('listing_key', '>', after)
      .orderBy('listing_key')
      .limit(READ_ROWS)
      .execute()
    for (const { listing_key, modified_at } of rows) {
      known.set(listing_key, modified_at?.getTime() ?? null)
    }
    const last = rows.at(-1)
    if (!last) return known
    after = last.listing_key
  }
}

/** Adds listings to a data feed; one with another time than before has to be read again. */
export async function addListed(
  db: Db,
  { destination_id, feed_id }: WhichDestination,
  keys: Iterable<ListedKey>
): Promise<void> {
  for (const portion of portionsOf(keys)) {
    const listing_keys = portion.map(({ listing_key }) => listing_key)
    const source_keys = portion.map(({ source_key }) => source_key)
    const times = portion.map(({ modified_at }) => modified_at?.toISOString() ?? null)
    // Three parameters: six thousand for each statement would take much more memory.
    await sql`
      insert into feed_listings (feed_id, destination_id, listing_key, source_key, modified_at)
      select ${feed_id}::integer, ${destination_id}::integer, * from unnest(
        ${listing_keys}::text[], ${source_keys}::text[], ${times}::timestamptz[])
      on conflict (feed_id, destination_id, listing_key) do update
        set modified_at = excluded.modified_at, needs_detail = true
        where excluded.modified_at is distinct from feed_listings.modified_at
    `.execute(db)
  }
}

/**
 * Removes listings from a data feed, and those that are in no other from the database. Which they were is
 * kept for a while.
 */
export async function removeListed(
  tx: Db,
  { kind }: Pick<FeedRow, 'kind'>,
  destination: WhichDestination & { listed_at: Date | null },
  { keys, now }: { keys: Iterable<string>; now: Date }
): Promise<void> {
  const { destination_id, feed_id, listed_at } = destination
  for (const portion of portionsOf(keys)) {
    await noteDepartures(tx, kind, destination, { keys: portion, now, seen: listed_at })
    const removed = await tx
      .deleteFrom('feed_listings')
      .where('feed_id', '=', feed_id)
      .where('destination_id', '=', destination_id)
      .where('listing_key', 'in', portion)
      .returning('source_key')
      .execute()
    if (removed.length === 0) continue
    await tx
      .deleteFrom('listings')
      .where('source', '=', kind)
      .where(
        'source_key',
        'in',
        removed.map(({ source_key }) => source_key)
      )
      .where(({ exists, not, selectFrom }) =>
        not(
          exists(
            selectFrom('feed_listings')
              .innerJoin('feeds', 'feeds.feed_id', 'feed_listings.feed_id')
              .select('feed_listings.source_key')
              .whereRef('feed_listings.source_key', '=', 'listings.source_key')
              .whereRef('feeds.kind', '=', 'listings.source')
          )
        )
      )
      .execute()
  }
}

async function noteDepartures(
  tx: Db,
  kind: FeedRow['kind'],
  { destination_id, feed_id }: WhichDestination,
  { keys, now, seen }: { keys: readonly string[]; now: Date; seen: Date | null }
): Promise<void> {
  await sql`
    insert into feed_departures
      (feed_id, destination_id, listing_key, "ListingId", listing_id, seen_at, gone_at)
    select listed.feed_id, listed.destination_id, listed.listing_key, listing."ListingId",
      listing.listing_id, ${seen}, ${now}
    from feed_listings as listed
    join listings as listing on listing.source = ${kind} and listing.source_key = listed.source_key
    where listed.feed_id = ${feed_id} and listed.destination_id = ${destination_id}
      and listed.listing_key in (${sql.join([...keys])}) and listing."ListingId" <> ''
    on conflict (feed_id, destination_id, listing_key) do update
      set "ListingId" = excluded."ListingId", listing_id = excluded.listing_id,
        seen_at = excluded.seen_at, gone_at = excluded.gone_at
  `.execute(tx)
}

/** What listings were that left a feed, and aren't in the database now, by their keys there. */
export async function departedIds(
  tx: Db,
  { feed_id, kind }: Pick<FeedRow, 'feed_id' | 'kind'>,
  keys: readonly string[]
): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map()
  // CREA's listing is the same in every account.
  const ofFeed = kind === 'ddf' ? sql`true` : sql`feed.feed_id = ${feed_id}`
  const { rows } = await sql<{ listing_key: string; listing_id: number }>`
    select departed.listing_key, max(departed.listing_id) as listing_id
    from feed_departures as departed join feeds as feed on feed.feed_id = departed.feed_id
    where departed.listing_key in (${sql.join([...keys])}) and feed.kind = ${kind} and ${ofFeed}
      and not exists (select from listings where listings.listing_id = departed.listing_id)
    group by departed.listing_key having max(departed.listing_id) is not null
  `.execute(tx)
  return new Map(rows.map(({ listing_id, listing_key }) => [listing_key, listing_id]))
}

export async function removeOldDepartures(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('feed_departures').where('gone_at', '<', before).execute()
}

/** Listings that have to be read, each once, after this key. */
export async function unreadKeys(
  db: Db,
  feed_id: number,
  { after, most }: { after: string; most: number }
): Promise<{ listing_key: string; modified_at: Date | null }[]> {
  return db
    .selectFrom('feed_listings')
    .select(['listing_key', ({ fn }) => fn.max('modified_at').as('modified_at')])
    .where('feed_id', '=', feed_id)
    .where('needs_detail', '=', true)
    .where('listing_key', '>', after)
    .groupBy('listing_key')
    .orderBy('listing_key')
    .limit(most)
    .execute()
}

export async function markRead(tx: Db, feed_id: number, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await tx
    .updateTable('feed_listings')
    .set({ needs_detail: false })
    .where('feed_id', '=', feed_id)
    .where('listing_key', 'in', [...keys])
    .execute()
}

function* portionsOf<Row>(rows: Iterable<Row>): Generator<Row[]> {
  let portion: Row[] = []
  for (const row of rows) {
    portion.push(row)
    if (portion.length < ROWS) continue
    yield portion
    portion = []
  }
  if (portion.length > 0) yield portion
}
