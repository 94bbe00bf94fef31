import type { FoundListings } from '#panel/records/listings/search-listings.ts'
import { type ListingSearch, LISTINGS_A_PAGE } from '#rules/listings/search/listing-search.ts'
import type { SearchedAt } from '#rules/listings/search/search-days.ts'
import { listingFacets } from './listing-facets.ts'
import { listingMatcher, type SearchedListing } from './match-listing.ts'
import { sortListings } from './sort-listings.ts'

/** What a search must find, by looking at every home. */
export function naiveSearch(
  homes: readonly SearchedListing[],
  search: ListingSearch,
  at: SearchedAt
): FoundListings {
  const found = sortListings(homes.filter(listingMatcher(search, at)), search.sort)
  const pages = Math.max(1, Math.ceil(found.length / LISTINGS_A_PAGE))
  const page = Math.min(search.page, pages)
  return {
    listing_ids: found
      .slice((page - 1) * LISTINGS_A_PAGE, page * LISTINGS_A_PAGE)
      .map(({ listing_id }) => listing_id),
    total: found.length,
    page,
    pages,
    facets: listingFacets(homes, search, at)
  }
}
