import type { IncomingMessage } from 'node:http'
import { readListingPath, readListingSourcePath } from '#rules/listings/listing-path.ts'
import { languagesOf } from '#sites/languages.ts'
import { readShownListings } from '../actions/listings/shown-listings.ts'
import type { World } from '../services/world.ts'
import type { HostEntry } from './host-map.ts'
import type { ListingEvents } from './listing-events.ts'
import type { SitePages } from './site-pages.ts'

/**
 * Where an address below a listing's page leads: to the page that the listing's feed names, and nowhere else.
 * Undefined for any other address, and for a listing that the website doesn't show or that has no such page.
 */
export function listingSource(
  world: World,
  pages: Pick<SitePages, 'content'>,
  events: Pick<ListingEvents, 'note'>
) {
  return async (
    request: IncomingMessage,
    entry: HostEntry,
    path: string
  ): Promise<string | undefined> => {
    const page = readListingSourcePath(path)
    if (page === undefined) return undefined
    const { site } = entry
    const shown = await pages.content(site)
    const place = shown && readListingPath(page, languagesOf(shown.content))
    if (!place) return undefined
    const { language, listing_id } = place
    const [home] = await readShownListings(world, site.website_id, [listing_id])
    const { ListingURL = '' } = home?.attribution ?? {}
    if (ListingURL === '') return undefined
    if (request.method === 'GET') {
      events.note(request, entry, { event: 'click', listing_id, language })
    }
    // One that was stored as its feed wrote it may hold what no header can.
    return URL.parse(ListingURL)?.href
  }
}
