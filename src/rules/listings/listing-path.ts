import { SLUG_MAX, slugOf } from '../content/slug.ts'
import type { SiteLanguage } from '../websites/site-pages.ts'

/** The longest that `listingSlug` makes: a hyphen and a number of ten digits follow the place. */
export const LISTING_SLUG_MAX = SLUG_MAX + 11

/** The address of a listing's page: '12-elm-street-toronto-1234'. No part of it may tell a hidden street. */
export function listingSlug(listing: {
  listing_id: number
  address: string
  City: string
  CityRegion: string
}): string {
  const { address, City, CityRegion, listing_id } = listing
  const place = slugOf([address || CityRegion, City].filter(Boolean).join(' '))
  return place === '' ? `${listing_id}` : `${place}-${listing_id}`
}

/** '/listings/12-elm-street-toronto-1234', and '/fr/listings/…' in the second language. */
export function listingPath(slug: string, language: SiteLanguage, main: SiteLanguage): string {
  return `${language === main ? '' : `/${language}`}/listings/${slug}`
}

/** '/listings', and '/fr/listings' in the second language: every home, and every search for one. */
export function listingsPath(language: SiteLanguage, main: SiteLanguage): string {
  return `${language === main ? '' : `/${language}`}/listings`
}

/** Below the search: where its homes are, for its map. */
const PINS = '/pins'

/** '/listings/pins', from '/listings'. */
export function pinsPath(listings: string): string {
  return `${listings}${PINS}`
}

/** The search whose pins a path asks for; undefined for any other path. */
export function readPinsPath(path: string): string | undefined {
  return path.endsWith(`/listings${PINS}`) ? path.slice(0, -PINS.length) : undefined
}

/** Google's map of the homes: a page within the search's, with a policy of its own. */
const GOOGLE_MAP = '/google-map'

/** '/listings/google-map', from '/listings'. */
export function googleMapPath(listings: string): string {
  return `${listings}${GOOGLE_MAP}`
}

/** In which of the website's languages a path is that of Google's map; undefined for any other path. */
export function readGoogleMapPath(
  path: string,
  languages: readonly SiteLanguage[]
): SiteLanguage | undefined {
  if (!path.endsWith(GOOGLE_MAP)) return undefined
  return readListingsPath(path.slice(0, -GOOGLE_MAP.length), languages)
}

/** In which of the website's languages a path is that of the search; undefined for any other path. */
export function readListingsPath(
  path: string,
  [main, ...others]: readonly SiteLanguage[]
): SiteLanguage | undefined {
  if (main === undefined) return undefined
  return [main, ...others].find((language) => listingsPath(language, main) === path)
}

/** Below a listing's page: leads to the listing's page at REALTOR.ca. */
const SOURCE = '/realtor.ca'

/** '/listings/12-elm-street-toronto-1234/realtor.ca', from the listing's page. */
export function listingSourcePath(listing: string): string {
  return `${listing}${SOURCE}`
}

/** The page of the listing whose page at REALTOR.ca a path leads to; undefined for any other path. */
export function readListingSourcePath(path: string): string | undefined {
  return path.endsWith(SOURCE) ? path.slice(0, -SOURCE.length) : undefined
}

/** The listing that a path names, whatever its words; undefined for any other path. */
export function readListingPath(
  path: string,
  [main, ...others]: readonly SiteLanguage[]
): { language: SiteLanguage; listing_id: number; slug: string } | undefined {
  if (main === undefined) return undefined
  const [, prefix, slug = '', id] =
    /^(?:\/(en|fr))?\/listings\/((?:[a-z0-9]+-)*([1-9]\d{0,9}))$/.exec(path) ?? []
  const language = prefix === undefined ? main : others.find((one) => one === prefix)
  if (language === undefined || id === undefined) return undefined
  return { language, listing_id: Number(id), slug }
}

/** Its number, whatever the website's languages are. */
export function listingIn(path: string): number | undefined {
  const found = readListingPath(path, ['en', 'fr']) ?? readListingPath(path, ['fr', 'en'])
  return found?.listing_id
}
