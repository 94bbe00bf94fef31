import { sql } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { ListingRow, WhichListing } from './own-listings.ts'

/** Those of these listings that visitors of the website see. */
export async function shownListingsBy(
  db: Db,
  website_id: number,
  listing_ids: readonly number[]
): Promise<ListingRow[]> {
  if (listing_ids.length === 0) return []
  return shownOn(db, website_id)
    .where('listings.listing_id', 'in', [...listing_ids])
    .execute()
}

export function shownListingBy(
  db: Db,
  { listing_id, website_id }: WhichListing
): Promise<ListingRow | undefined> {
  return shownOn(db, website_id).where('listings.listing_id', '=', listing_id).executeTakeFirst()
}

/**
 * The listings that the website's lists begin with: featured ones, then those for sale, the newest first;
 * and how many there are of all that aren't sold.
 */
export async function leadingListings(
  db: Db,
  website_id: number,
  most: number
): Promise<{ listing_ids: number[]; total: number }> {
  const rows = await leadingFirst(db, website_id)
    .select(
      sql<number>`(count(*) filter (where "StandardStatus" <> 'Closed') over ())::integer`.as(
        'total'
      )
    )
    .limit(most)
    .execute()
  return { listing_ids: rows.map(({ listing_id }) => listing_id), total: rows[0]?.total ?? 0 }
}

/** The agent's own of them, without a feed's, in the same order. */
export async function ownShownIds(db: Db, website_id: number): Promise<number[]> {
  const rows = await leadingFirst(db, website_id)
    .where('listings.website_id', '=', website_id)
    .execute()
  return rows.map(({ listing_id }) => listing_id)
}

function leadingFirst(db: Db, website_id: number) {
  return shownOn(db, website_id)
    .clearSelect()
    .select('listings.listing_id')
    .orderBy(sql`featured_position asc nulls last, "StandardStatus" = 'Closed'`)
    .orderBy(sql`coalesce(first_marketed_at, "OriginalEntryTimestamp")`, 'desc')
    .orderBy('listings.listing_id', 'desc')
}

/** What the addresses of every listing of the website are made of. */
export function listedOn(db: Db, website_id: number) {
  return shownOn(db, website_id)
    .clearSelect()
    .select([
      'listings.listing_id',
      'UnparsedAddress',
      'City',
      'CityRegion',
      'InternetAddressDisplayYN',
      'ModificationTimestamp'
    ])
    .orderBy('listings.listing_id')
    .execute()
}

function shownOn(db: Db, website_id: number) {
  return db
    .selectFrom('site_listings as site')
    .innerJoin('listings', 'listings.listing_id', 'site.listing_id')
    .selectAll('listings')
    .where('site.website_id', '=', website_id)
    .where('listings.hidden_reason', 'is', null)
    .where('listings.deleted_at', 'is', null)
}
