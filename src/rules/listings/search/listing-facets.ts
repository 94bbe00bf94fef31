import { HOME_FEATURES, type HomeFeature } from '../home-features.ts'
import { HOME_TYPES, type HomeType } from '../home-type.ts'
import type { ListingSearch } from './listing-search.ts'
import { listingMatcher, type SearchedListing } from './match-listing.ts'
import { areasOf } from './search-areas.ts'
import type { SearchedAt } from './search-days.ts'

/** Bedrooms to choose from: so many or more. */
export const BEDS_CHOICES = [1, 2, 3, 4, 5] as const
export const AREAS_SHOWN = 20

/** A choice, and how many homes it would find. */
export type Counted<Choice> = { choice: Choice; count: number }

/**
 * How many homes each choice would find in place of the one of its kind, all others kept; a feature would be
 * one more.
 */
export type ListingFacets = {
  type: Counted<HomeType>[]
  beds: Counted<number>[]
  features: Counted<HomeFeature>[]
  open: number
  new: number
  /** Those with the most homes first. */
  areas: Counted<string>[]
}

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

export function counted<Choice>(
  choices: readonly Choice[],
  count: (choice: Choice, at: number) => number
): Counted<Choice>[] {
  return choices.map((choice, at) => ({ choice, count: count(choice, at) }))
}

function countAreas(listings: readonly SearchedListing[]): Counted<string>[] {
  const counts = new Map<string, number>()
  for (const area of listings.flatMap(areasOf)) counts.set(area, (counts.get(area) ?? 0) + 1)
  return [...counts]
    .map(([choice, count]) => ({ choice, count }))
    .sort((a, b) => b.count - a.count || (a.choice < b.choice ? -1 : 1))
    .slice(0, AREAS_SHOWN)
}
