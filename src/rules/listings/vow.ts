import { asLine } from '../content/printable.ts'
import type { ListingSearch } from './search/listing-search.ts'
import { readListingSearch } from './search/read-listing-search.ts'
import { writeListingSearch } from './search/write-listing-search.ts'

/** Changes with every change of the terms' text; visitors accept the new one when theirs ends. */
export const VOW_TERMS_VERSION = '2026-11-27'

/** Then the terms have to be accepted again. Boards may ask for this, and not more often than every 90 days. */
export const REGISTERED_DAYS = 90
/** After it has ended: boards ask for 180 days, in case that they look into a misuse. */
export const REGISTRATION_KEPT_DAYS = 180
/** Then a browser has to ask for a link again. */
export const SIGNED_IN_DAYS = 14
/** A link in an email works once, for so long. */
export const SIGN_IN_HOURS = 24

/** What becomes of a registration: by the visitor, or by the agent. */
export const REGISTRATION_CHANGES = [
  'registered',
  'renewed',
  'ended',
  'reopened',
  'withdrawn'
] as const
export type RegistrationChange = (typeof REGISTRATION_CHANGES)[number]

export const VISITOR_NAME_MAX = 100

/** Sold homes, unless the address says 'status=listed'. */
export function readAccountSearch(params: URLSearchParams): ListingSearch {
  const status = params.get('status') === 'listed' ? 'for-sale' : 'sold'
  return { ...readListingSearch(params), box: null, shape: null, status }
}

/** The query string of a search, without '?'. */
export function writeAccountSearch({ status, ...search }: ListingSearch): string {
  const query = writeListingSearch({ ...search, status: 'for-sale' })
  return [query, status === 'for-sale' ? 'status=listed' : ''].filter(Boolean).join('&')
}

/** What a visitor typed as their name; undefined for nothing, or too much. */
export function readVisitorName(typed: string): string | undefined {
  const name = asLine(typed)
  return name === '' || name.length > VISITOR_NAME_MAX ? undefined : name
}
