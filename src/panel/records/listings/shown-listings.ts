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

function shownOn(db: Db, website_id: number) {
  return db
    .selectFrom('site_listings as site')
    .innerJoin('listings', 'listings.listing_id', 'site.listing_id')
    .selectAll('listings')
    .where('site.website_id', '=', website_id)
    .where('listings.hidden_reason', 'is', null)
    .where('listings.deleted_at', 'is', null)
}
