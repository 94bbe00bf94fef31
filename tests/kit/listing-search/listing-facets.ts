import { HOME_FEATURES } from '#rules/listings/home-features.ts'
import { HOME_TYPES } from '#rules/listings/home-type.ts'
import {
  AREAS_SHOWN,
  BEDS_CHOICES,
  type Counted,
  counted,
  type ListingFacets
} from '#rules/listings/search/listing-facets.ts'
import type { ListingSearch } from '#rules/listings/search/listing-search.ts'
import { areasOf } from '#rules/listings/search/search-areas.ts'
import type { SearchedAt } from '#rules/listings/search/search-days.ts'
import { listingMatcher, type SearchedListing } from './match-listing.ts'

/** Counted one by one: what the database's counts must agree with. */
export function listingFacets(
  listings: readonly SearchedListing[],
  search: ListingSearch,
  at: SearchedAt
): ListingFacets {
  const found = (change: Partial<ListingSearch>) =>
    listings.filter(listingMatcher({ ...search, ...change }, at))
  const count = (change: Partial<ListingSearch>) => found(change).length
  const { features } = search
  return {
    type: counted(HOME_TYPES, (type) => count({ type: [type] })),
    beds: counted(BEDS_CHOICES, (beds) => count({ beds })),
    features: counted(HOME_FEATURES, (one) => count({ features: [...features, one] })),
    open: count({ open: 'weekend' }),
    new: count({ new: 'week' }),
    areas: countAreas(found({ area: '' }))
  }
}

function countAreas(listings: readonly SearchedListing[]): Counted<string>[] {
  const counts = new Map<string, number>()
  for (const area of listings.flatMap(areasOf)) counts.set(area, (counts.get(area) ?? 0) + 1)
  return [...counts]
    .map(([choice, count]) => ({ choice, count }))
    .sort((a, b) => b.count - a.count || (a.choice < b.choice ? -1 : 1))
    .slice(0, AREAS_SHOWN)
}
