import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { readSharedListing, readSharePath } from '#rules/websites/share-path.ts'
import { widestOf } from '#rules/websites/site-media.ts'
import type { ShareCard } from '#sites/site-renderer.ts'
import { readListingPage } from '../actions/listings/shown-listings.ts'
import { readSiteMedia } from '../actions/websites/read-site-media.ts'
import { drawSharePicture } from '../services/pictures/draw-share-picture.ts'
import type { World } from '../services/world.ts'
import type { HostEntry } from './host-map.ts'
import type { SiteBuild } from './site-build.ts'
import type { SiteFile } from './site-files.ts'
import { FILE_CACHING, NO_CACHING } from './site-headers.ts'
import type { SitePages } from './site-pages.ts'
import { type Body, bytesOf, compressBody } from './site-response.ts'

const PICTURES_BYTES = 32 * 1024 * 1024
/** Others wait for one that is being drawn, and visitors of pages for none. */
const limit = pLimit(1)

/** The pictures of shared links, drawn when somebody shares one. */
export function sharePictures(world: World, { renderer }: SiteBuild, pages: SitePages) {
  const cache = new LRUCache<string, Body, { card: ShareCard; website_id: number }>({
    maxSize: PICTURES_BYTES,
    sizeCalculation: bytesOf,
    fetchMethod: (_key, _stale, { context: { card, website_id } }) =>
      limit(async () => compressBody('image/jpeg', await draw(card, website_id)))
  })

  async function draw(card: ShareCard, website_id: number): Promise<Buffer> {
    const { photo } = card
    const wanted = photo && {
      website_id,
      sha256: photo.sha256,
      width: widestOf(photo.width),
      format: 'jpeg' as const
    }
    const file = wanted ? await readSiteMedia(world, wanted) : undefined
    return drawSharePicture({
      ...card,
      photo: file?.bytes,
      street: renderer.drawing(card.street) ?? ''
    })
  }

  async function sharedListing(website_id: number, page: string) {
    const listing_id = readSharedListing(page)
    return listing_id === undefined ? undefined : readListingPage(world, { website_id, listing_id })
  }

  return async ({ site }: HostEntry, path: string): Promise<SiteFile | undefined> => {
    const wanted = readSharePath(path)
    const request = wanted && site.isPublished ? await pages.request(site, '') : undefined
    const listing = wanted && (await sharedListing(site.website_id, wanted.page))
    const card = wanted && request && renderer.card({ ...request, listing }, wanted)
    if (!card) return undefined
    const { website_id } = site
    const key = [renderer.build, website_id, card.path].join(' ')
    const body = await cache.fetch(key, { context: { card, website_id } })
    // An address of before a change gets the picture of now.
    return body && { body, caching: card.path === path ? FILE_CACHING : NO_CACHING }
  }
}
