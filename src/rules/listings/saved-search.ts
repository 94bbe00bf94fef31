import type { ListingSearch } from './search/listing-search.ts'
import { readListingSearch } from './search/read-listing-search.ts'
import { writeListingSearch } from './search/write-listing-search.ts'

/** An address that isn't confirmed within these days is forgotten. */
export const CONFIRM_WITHIN_DAYS = 3

/** Saved searches of one address on a website, and those among them that may wait for its confirmation. */
export const SEARCHES_AN_ADDRESS = 10
export const UNCONFIRMED_AN_ADDRESS = 3

/** Saved searches of a website. */
export const SEARCHES_A_WEBSITE = 5000

/** Homes that one email shows; the website shows the others. */
export const ALERT_HOMES_SHOWN = 12

/** Why no more is sent for a saved search. */
export const SAVED_SEARCH_ENDS = ['agent', 'bounced', 'unsubscribed'] as const
export type SavedSearchEnd = (typeof SAVED_SEARCH_ENDS)[number]

/** `was`: whole dollars before the price fell; null for a home that is new. */
export type AlertHome = { listing_id: number; was: number | null }

/** What of a search is saved: neither its order nor its page; homes are sold only once. */
function savableSearch(search: ListingSearch): ListingSearch {
  return { ...search, page: 1, sort: 'newest', status: 'for-sale' }
}

/** The one query string of a search that is saved, from any address of it. */
export function savedQuery(query: string): string {
  return writeListingSearch(savableSearch(readListingSearch(new URLSearchParams(query))))
}

const PATH = '/_site/search/'

/** Where a visitor confirms their address, on the agent's own host. */
export function confirmSearchPath(token: string): string {
  return PATH + token
}

/** The token in such an address; undefined for any other. */
export function readConfirmSearchPath(path: string): string | undefined {
  return path.startsWith(PATH) ? path.slice(PATH.length) : undefined
}
