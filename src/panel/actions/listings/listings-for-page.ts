import { readListingSearch } from '#rules/listings/search/read-listing-search.ts'
import { unreadFigures } from '#rules/listings/search/unread-figures.ts'
import { type ChosenPage, readChosenHomes, readChosenPath } from '#rules/listings/chosen-homes.ts'
import { languagesOf } from '#sites/languages.ts'
import { readListingResults } from './search-listings.ts'
import { listingPath, readListingsPath } from '#rules/listings/listing-path.ts'
import { listingPlaceOf } from '#sites/listings/listing-at.ts'
import type { ChosenHomes, SiteRequest } from '#sites/site-renderer.ts'
import { listedOn } from '../../records/listings/shown-listings.ts'
import type { World } from '../../services/world.ts'
import { readListingPage, readShownListings, slugOfListing } from './shown-listings.ts'

type Request = Pick<SiteRequest, 'content' | 'facts' | 'path' | 'website_id'>

/** What a page needs of the website's listings beside those that lists begin with. */
export async function listingsFor(
  world: World,
  request: Request,
  /** Of the address, with which a search says what it looks for. */
  query = ''
): Promise<Pick<SiteRequest, 'chosen' | 'found' | 'listed' | 'listing'>> {
  const { content, facts, path, website_id } = request
  if (readListingsPath(path, languagesOf(content)) !== undefined) {
    if (!facts.homes.some(({ drawing }) => !drawing)) return {}
    const params = new URLSearchParams(query)
    const search = readListingSearch(params)
    const unread = unreadFigures(params)
    return { found: { search, unread, ...(await readListingResults(world, website_id, search)) } }
  }
  const chosenPlace = readChosenPath(path, languagesOf(content))
  if (chosenPlace) {
    if (!facts.homes.some(({ drawing }) => !drawing)) return {}
    return { chosen: await chosenHomes(world, website_id, { page: chosenPlace.page, query }) }
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

/** Those of the homes in an address that visitors of the website see. */
async function chosenHomes(
  world: World,
  website_id: number,
  { page, query }: { page: ChosenPage; query: string }
): Promise<ChosenHomes> {
  const { isCut, listing_ids, most } = readChosenHomes(page, query)
  const of = (listing_id: number) => readListingPage(world, { website_id, listing_id })
  const [homes, views] =
    page === 'saved'
      ? [await readShownListings(world, website_id, listing_ids), []]
      : [[], (await Promise.all(listing_ids.map(of))).filter((one) => one !== undefined)]
  const gone = listing_ids.length - homes.length - views.length
  return { page, homes, views, gone, isCut, most }
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
