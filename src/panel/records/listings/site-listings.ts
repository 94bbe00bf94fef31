import type { Db } from '../../services/world.ts'
import type { WhichListing } from './own-listings.ts'

/** Puts listings among those of a website; one that is there keeps its place. */
export async function addSiteListings(tx: Db, listings: readonly WhichListing[]): Promise<void> {
  await tx
    .insertInto('site_listings')
    .values(listings)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Gives these listings the first places in this order, and no other one a place. */
export async function featureSiteListings(
  tx: Db,
  website_id: number,
  listing_ids: readonly number[]
): Promise<void> {
  await tx
    .updateTable('site_listings')
    .set({ featured_position: null })
    .where('website_id', '=', website_id)
    .where('featured_position', 'is not', null)
    .execute()
  for (const [featured_position, listing_id] of listing_ids.entries()) {
    await tx
      .updateTable('site_listings')
      .set({ featured_position })
      .where('website_id', '=', website_id)
      .where('listing_id', '=', listing_id)
      .execute()
  }
}
