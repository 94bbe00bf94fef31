import { asLine } from '../content/printable.ts'
import type { SiteLanguage } from '../websites/site-pages.ts'
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
export const REGISTRATION_CHANGES = ['registered', 'renewed', 'ended', 'reopened'] as const
export type RegistrationChange = (typeof REGISTRATION_CHANGES)[number]

export const VISITOR_NAME_MAX = 100

const ACCOUNT = '/homes-account'
const MEDIA = `${ACCOUNT}/media/`
const LINK = '/_site/homes-account/'

/** '/homes-account': where visitors register, sign in and find the homes that only they see. */
export function accountPath(language: SiteLanguage, main: SiteLanguage): string {
  return `${language === main ? '' : `/${language}`}${ACCOUNT}`
}

/** Photographs of those homes, with the slash. */
export const ACCOUNT_MEDIA_PATH = MEDIA

export type AccountPlace =
  | { kind: 'homes'; language: SiteLanguage }
  | { kind: 'home'; language: SiteLanguage; listing_id: number }
  | { kind: 'media'; name: string }

/** What a path of the account is about; undefined for any other path. */
export function readAccountPath(
  path: string,
  [main, ...others]: readonly SiteLanguage[]
): AccountPlace | undefined {
  if (main === undefined) return undefined
  if (path.startsWith(MEDIA)) return { kind: 'media', name: path.slice(MEDIA.length) }
  const language = [main, ...others].find((one) => {
    const account = accountPath(one, main)
    return path === account || path.startsWith(`${account}/`)
  })
  if (language === undefined) return undefined
  const rest = path.slice(accountPath(language, main).length)
  if (rest === '') return { kind: 'homes', language }
  const [, id] = /^\/(?:[a-z0-9]+-)*([1-9]\d{0,9})$/.exec(rest) ?? []
  return id === undefined ? undefined : { kind: 'home', language, listing_id: Number(id) }
}

/** Where a link in an email leads, on the agent's own host. */
export function signInPath(token: string): string {
  return LINK + token
}

/** The token in such an address; undefined for any other. */
export function readSignInPath(path: string): string | undefined {
  return path.startsWith(LINK) ? path.slice(LINK.length) : undefined
}

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
