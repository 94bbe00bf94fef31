import type { IncomingMessage } from 'node:http'
import { asksCosts } from '#rules/home-costs/ask-costs.ts'
import { readListingsPath, readPinsPath } from '#rules/listings/listing-path.ts'
import type { MapPins } from '#rules/listings/search/map-pins.ts'
import { readListingSearch } from '#rules/listings/search/read-listing-search.ts'
import { languagesOf } from '#sites/languages.ts'
import { readMapPins } from '../actions/listings/map-pins.ts'
import { requestAddress, trustedProxies } from '../http/client-address.ts'
import { limitSearches } from '../http/rate-limit.ts'
import type { World } from '../services/world.ts'
import type { HostEntry } from './host-map.ts'
import type { SitePageBody } from './site-page-body.ts'
import type { SitePages } from './site-pages.ts'
import { type Body, compressBody } from './site-response.ts'

/** Where a website's homes are searched, kept and compared, in either language: by the query of the address. */
const SEARCH = /^(?:\/(?:en|fr))?\/listings(?:\/(?:compare|saved))?$/

export type SiteSearch = {
  /** What a visitor's search finds, or what they ask a calculator; undefined for any other page. @throws Refused with 429 */
  page: (
    request: IncomingMessage,
    entry: HostEntry,
    path: string,
    query: string
  ) => Promise<SitePageBody | undefined> | undefined
  /** Where those homes are, for the map; undefined for any other path. @throws Refused with 429 */
  pins: (
    request: IncomingMessage,
    entry: HostEntry,
    path: string,
    query: string
  ) => Promise<Body | undefined>
}

/** Searches and questions of visitors, whose answers aren't cached. */
export function siteSearch(world: World, pages: SitePages): SiteSearch {
  const proxies = trustedProxies(world.settings.trustedProxies)
  const count = (request: IncomingMessage, { site }: HostEntry): Promise<void> => {
    const ip = requestAddress(request, proxies)
    return limitSearches(world, { ip, website_id: site.website_id })
  }

  return {
    page(request, entry, path, query) {
      const isAsked = SEARCH.test(path) || asksCosts(query)
      if (query === '' || entry.site.isStopped || !isAsked) return undefined
      return count(request, entry).then(() => pages.search(entry, path, query))
    },

    async pins(request, entry, path, query) {
      const listings = readPinsPath(path)
      if (listings === undefined || entry.site.isStopped) return undefined
      const shown = await pages.content(entry.site)
      const page = shown && readListingsPath(listings, languagesOf(shown.content))
      if (!page || shown.homes.length === 0) return undefined
      await count(request, entry)
      const search = readListingSearch(new URLSearchParams(query))
      const languages = { page, main: shown.content.language }
      const pins = await readMapPins(world, entry.site.website_id, search, languages)
      return compressBody('application/json', JSON.stringify({ pins } satisfies MapPins))
    }
  }
}
