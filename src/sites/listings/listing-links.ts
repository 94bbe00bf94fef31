import { googleMapPath, listingPath, listingsPath } from '#rules/listings/listing-path.ts'
import type { ShownHome } from '../agent-site.ts'
import type { SiteView } from '../view.ts'

/** The page of a listing, which for registered visitors is in their account; undefined for a sample's, which has none. */
export function listingHref(
  view: SiteView,
  listing: Pick<ShownHome, 'drawing' | 'slug'>,
  language = view.language
): string | undefined {
  if (view.isSinglePage || listing.drawing) return undefined
  const inAccount = view.hosted?.homeInAccount(view, listing.slug, language)
  return (
    inAccount ?? `${view.base ?? ''}${listingPath(listing.slug, language, view.content.language)}`
  )
}

/** Every home and the search; undefined for a website without listings of its own. */
export function listingsHref(view: SiteView, language = view.language): string | undefined {
  const hasListings = view.facts.homes.some(({ drawing }) => !drawing)
  if (view.isSinglePage || !hasListings) return undefined
  return `${view.base ?? ''}${listingsPath(language, view.content.language)}`
}

/** Google's map of the homes, which a visitor has to ask for; undefined without the agent's key. */
export function googleMapHref(view: SiteView): string | undefined {
  const listings = listingsHref(view)
  const hasKey = view.services?.googleMapsKey !== undefined
  return hasKey && listings !== undefined ? googleMapPath(listings) : undefined
}

/** The file with its open houses, for calendars. */
export const CALENDAR_FILE = '/open-houses.ics'
