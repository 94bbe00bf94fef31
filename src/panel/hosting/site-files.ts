import { LRUCache } from 'lru-cache'
import { MEDIA_PATH, MEDIA_TYPES, readMediaName } from '#rules/websites/site-media.ts'
import { readMediaFile } from '../records/websites/served-sites.ts'
import type { World } from '../services/world.ts'
import { PLAIN_STYLES_PATH, plainStyles } from './plain-page.ts'
import type { SiteBuild } from './site-build.ts'
import { DRAWING_CACHING, FILE_CACHING } from './site-headers.ts'
import { type Body, bytesOf, compressBody } from './site-response.ts'

export type SiteFile = { body: Body; caching: string }

const FILES_BYTES = 48 * 1024 * 1024
const DRAWING = /^\/_site\/drawings\/([\w-]+\.svg)$/

/** The files below /_site/: the build's, drawings, and each website's own pictures. */
export function siteFiles({ db }: World, { files, renderer }: SiteBuild) {
  const cache = new LRUCache<string, Body, () => Promise<Body | undefined>>({
    maxSize: FILES_BYTES,
    sizeCalculation: bytesOf,
    fetchMethod: (_key, _stale, { context: make }) => make()
  })

  async function drawing(name: string): Promise<Body | undefined> {
    const drawn = renderer.drawing(name)
    return drawn === undefined ? undefined : compressBody('image/svg+xml', drawn)
  }

  async function picture(website_id: number, name: string): Promise<Body | undefined> {
    const file = readMediaName(name)
    const bytes = file && (await readMediaFile(db, website_id, file))
    return bytes && compressBody(MEDIA_TYPES[file.format], bytes)
  }

  return async (path: string, website_id: number): Promise<SiteFile | undefined> => {
    const built = path === PLAIN_STYLES_PATH ? await plainStyles : files.get(path)
    if (built) return { body: built, caching: FILE_CACHING }
    const [, drawn] = DRAWING.exec(path) ?? []
    if (drawn !== undefined) {
      const body = await cache.fetch(drawn, { context: () => drawing(drawn) })
      return body && { body, caching: DRAWING_CACHING }
    }
    if (!path.startsWith(MEDIA_PATH)) return undefined
    const name = path.slice(MEDIA_PATH.length)
    const context = () => picture(website_id, name)
    const body = readMediaName(name) && (await cache.fetch(`${website_id} ${name}`, { context }))
    return body && { body, caching: FILE_CACHING }
  }
}
