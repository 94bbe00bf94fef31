import type { FoundListings } from '#panel/records/listings/search-listings.ts'
import { listingFacets } from '#rules/listings/search/listing-facets.ts'
import { type ListingSearch, LISTINGS_A_PAGE } from '#rules/listings/search/listing-search.ts'
import { listingMatcher, type SearchedListing } from '#rules/listings/search/match-listing.ts'
import type { SearchedAt } from '#rules/listings/search/search-days.ts'
import { sortListings } from '#rules/listings/search/sort-listings.ts'

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
