import type { SearchSort } from '#rules/listings/search/listing-search.ts'
import type { SearchedListing } from './match-listing.ts'

/** In the order of the results, which is the same on every page: the newest entry decides at last. */
export function sortListings(
  listings: readonly SearchedListing[],
  sort: SearchSort
): SearchedListing[] {
  const byChoice = ORDERS[sort]
  return listings.toSorted((a, b) => byChoice(a, b) || b.listing_id - a.listing_id)
}

type Order = (a: SearchedListing, b: SearchedListing) => number

/** The agent's own choice leads the newest; what isn't known comes last. */
const ORDERS: Readonly<Record<SearchSort, Order>> = {
  newest: (a, b) =>
    upwards(a.featured_position, b.featured_position) || b.since.getTime() - a.since.getTime(),
  'price-low': (a, b) => upwards(a.price, b.price),
  'price-high': (a, b) => downwards(a.price, b.price),
  size: (a, b) => downwards(a.LivingArea, b.LivingArea)
}

function upwards(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return a - b
}

function downwards(a: number | null, b: number | null): number {
  return a === null || b === null ? upwards(a, b) : b - a
}
