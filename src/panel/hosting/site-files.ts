import { LRUCache } from 'lru-cache'
import { MEDIA_PATH, readMediaName } from '#rules/websites/site-media.ts'
import { readSiteMedia } from '../actions/websites/read-site-media.ts'
import type { World } from '../services/world.ts'
import { PLAIN_STYLES_PATH, plainStyles } from './plain-page.ts'
import type { SiteBuild } from './site-build.ts'
import { FILE_CACHING, NO_CACHING } from './site-headers.ts'
import { type Body, bytesOf, compressBody } from './site-response.ts'

export type SiteFile = { body: Body; caching: string }

const FILES_BYTES = 48 * 1024 * 1024

/** The files below /_site/ that aren't rendered: the build's, and each website's own pictures. */
export function siteFiles({ db }: World, { files }: SiteBuild) {
  const cache = new LRUCache<string, SiteFile, () => Promise<SiteFile | undefined>>({
    maxSize: FILES_BYTES,
    sizeCalculation: ({ body }) => bytesOf(body),
    fetchMethod: (_key, _stale, { context: make }) => make()
  })

  async function picture(website_id: number, name: string): Promise<SiteFile | undefined> {
    const wanted = readMediaName(name)
    const file = wanted && (await readSiteMedia(db, { ...wanted, website_id }))
    if (!file) return undefined
    const caching = file.isFinal ? FILE_CACHING : NO_CACHING
    return { body: await compressBody(file.type, file.bytes), caching }
  }

  return async (path: string, website_id: number): Promise<SiteFile | undefined> => {
    const built = path === PLAIN_STYLES_PATH ? await plainStyles : files.get(path)
    if (built) return { body: built, caching: FILE_CACHING }
    if (!path.startsWith(MEDIA_PATH)) return undefined
    const name = path.slice(MEDIA_PATH.length)
    if (!readMediaName(name)) return undefined
    const key = `${website_id} ${name}`
    const file = await cache.fetch(key, { context: () => picture(website_id, name) })
    // The wizard's own file is replaced as soon as it is converted.
    if (file?.caching === NO_CACHING) cache.delete(key)
    return file
  }
}
