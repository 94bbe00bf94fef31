import { EVERY_LISTING, type ListingSearch } from './listing-search.ts'

/** The order of an address, whatever the order of the form. */
const NAMES = [
  'q',
  'area',
  'type',
  'min',
  'max',
  'beds',
  'baths',
  'size',
  'lot',
  'built',
  'features',
  'status',
  'open',
  'new',
  'sort',
  'page',
  'box',
  'shape'
] as const satisfies readonly (keyof ListingSearch)[]

/** Names of which an address has one for each choice. */
const REPEATED: readonly string[] = ['type', 'features']

/** The one query string of a search, without '?'; empty for every home. */
export function writeListingSearch(search: ListingSearch): string {
  const params = new URLSearchParams()
  for (const name of NAMES) {
    const value = search[name]
    if (value === null || value === EVERY_LISTING[name]) continue
    const values = REPEATED.includes(name) && Array.isArray(value) ? value : [value]
    for (const each of values) params.append(name, String(each))
  }
  // Commas are allowed there, and 'Riverdale, Toronto' and points are easier to read with them.
  return params.toString().replaceAll('%2C', ',')
}
