import type { ShownListing } from '#contract/listings/shown-listing.ts'
import type { ListingSearch } from '#rules/listings/search/listing-search.ts'
import { type FoundListings, searchListings } from '../../records/listings/search-listings.ts'
import type { World } from '../../services/world.ts'
import { websiteZone } from '../leads/website-zone.ts'
import { readShownListings } from './shown-listings.ts'

export type ListingResults = Omit<FoundListings, 'listing_ids'> & { listings: ShownListing[] }

/** A page of what a visitor's search finds on a website, with the counts of other choices. */
export async function readListingResults(
  world: Pick<World, 'clock' | 'db'>,
  website_id: number,
  search: ListingSearch
): Promise<ListingResults> {
  const at = { now: world.clock(), zone: await websiteZone(world.db, website_id) }
  const { listing_ids, ...found } = await searchListings(world.db, website_id, search, at)
  const listings = await readShownListings(world, website_id, listing_ids)
  return { listings, ...found }
}
