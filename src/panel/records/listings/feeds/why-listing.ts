import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../services/world.ts'
import type { FeedDestinationsTable, FeedsTable } from '../../../tables/feed-tables.ts'
import type { ListingRow } from '../own-listings.ts'

/** A listing of this number that a data feed of the website has, or had until `gone_at`. */
export type ListedRow = Pick<
  Selectable<FeedsTable>,
  'board' | 'feed_id' | 'is_agreed' | 'is_vow' | 'kind' | 'paused_at' | 'root'
> &
  Pick<Selectable<FeedDestinationsTable>, 'listed_at' | 'name'> & {
    listing_id: number | null
    seen_at: Date | null
    gone_at: Date | null
  }

export async function listedByNumber(
  db: Db,
  website_id: number,
  number: string
): Promise<ListedRow[]> {
  const feed = sql`feed.feed_id, feed.board, feed.kind, feed.root, feed.is_agreed, feed.is_vow, feed.paused_at,
    destination.name, destination.listed_at`
  const ofWebsite = sql`join feed_destinations as destination
      on destination.feed_id = found.feed_id and destination.destination_id = found.destination_id
    join feeds as feed on feed.feed_id = found.feed_id`
  const isOurs = sql`destination.website_id = ${website_id} and feed.removed_at is null`
  const { rows } = await sql<ListedRow>`
    select ${feed}, listing.listing_id, destination.listed_at as seen_at, null::timestamptz as gone_at
    from feed_listings as found ${ofWebsite}
    join listings as listing
      on listing.source = feed.kind and listing.source_key = found.source_key
    where upper(listing."ListingId") = upper(${number}) and ${isOurs}
    union all
    select ${feed}, null, found.seen_at, found.gone_at
    from feed_departures as found ${ofWebsite}
    where upper(found."ListingId") = upper(${number}) and ${isOurs}
      and not exists (select from feed_listings as again
        where again.feed_id = found.feed_id and again.destination_id = found.destination_id
          and again.listing_key = found.listing_key)
    order by 1, gone_at nulls first
    limit 20
  `.execute(db)
  return rows
}

export function listingsById(db: Db, listing_ids: readonly number[]): Promise<ListingRow[]> {
  if (listing_ids.length === 0) return Promise.resolve([])
  return db
    .selectFrom('listings')
    .selectAll()
    .where('listing_id', 'in', [...listing_ids])
    .execute()
}

/** Those of these listings that every visitor of the website may see. */
export async function shownAmong(
  db: Db,
  website_id: number,
  listing_ids: readonly number[]
): Promise<Set<number>> {
  if (listing_ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('site_listings')
    .innerJoin('listings', 'listings.listing_id', 'site_listings.listing_id')
    .select('site_listings.listing_id')
    .where('site_listings.website_id', '=', website_id)
    .where('site_listings.listing_id', 'in', [...listing_ids])
    .where('hidden_reason', 'is', null)
    .execute()
  return new Set(rows.map(({ listing_id }) => listing_id))
}

/** The agent's own listings with this number. */
export function ownByNumber(db: Db, website_id: number, number: string): Promise<ListingRow[]> {
  return db
    .selectFrom('listings')
    .selectAll()
    .where(sql`upper("ListingId")`, '=', sql`upper(${number})`)
    .where('website_id', '=', website_id)
    .orderBy('listing_id')
    .limit(20)
    .execute()
}
