import { readListingSearch } from '#rules/listings/search/read-listing-search.ts'
import { languagesOf } from '#sites/languages.ts'
import { readListingResults } from './search-listings.ts'
import { listingPath, readListingsPath } from '#rules/listings/listing-path.ts'
import { listingPlaceOf } from '#sites/listings/listing-at.ts'
import type { SiteRequest } from '#sites/site-renderer.ts'
import { listedOn } from '../../records/listings/shown-listings.ts'
import type { World } from '../../services/world.ts'
import { readListingPage, slugOfListing } from './shown-listings.ts'

type Request = Pick<SiteRequest, 'content' | 'facts' | 'path' | 'website_id'>

/** What a page needs of the website's listings beside those that lists begin with. */
export async function listingsFor(
  world: World,
  request: Request,
  /** Of the address, with which a search says what it looks for. */
  query = ''
): Promise<Pick<SiteRequest, 'found' | 'listed' | 'listing'>> {
  const { content, facts, path, website_id } = request
  if (readListingsPath(path, languagesOf(content)) !== undefined) {
    if (!facts.homes.some(({ drawing }) => !drawing)) return {}
    const search = readListingSearch(new URLSearchParams(query))
    return { found: { search, ...(await readListingResults(world, website_id, search)) } }
  }
  if (path === '/sitemap.xml') {
    const rows = await listedOn(world.db, website_id)
    const changed = (row: (typeof rows)[number]) => row.ModificationTimestamp.toISOString()
    return { listed: rows.map((row) => ({ slug: slugOfListing(row), changed: changed(row) })) }
  }
  const place = listingPlaceOf(request)
  if (!place) return {}
  const { listing_id } = place
  return { listing: await readListingPage(world, { website_id, listing_id }) }
}

/** The present address of a listing's page that was asked for by an older one. */
export function movedTo(
  request: Omit<Request, 'facts'> & Pick<SiteRequest, 'base' | 'isStopped' | 'listing'>
): string | undefined {
  const place = listingPlaceOf(request)
  if (place?.kind !== 'page' || !request.listing || request.isStopped) return undefined
  const { slug } = request.listing.listing
  if (slug === place.slug) return undefined
  return listingPath(slug, place.language, request.content.language)
}
