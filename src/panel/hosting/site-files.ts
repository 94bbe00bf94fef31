import { LRUCache } from 'lru-cache'
import { MEDIA_PATH, readMediaName } from '#rules/websites/site-media.ts'
import { readDocumentPath } from '#rules/listings/document-path.ts'
import { readSiteMedia } from '../actions/websites/read-site-media.ts'
import { shownDocument } from '../records/listings/listing-documents.ts'
import type { World } from '../services/world.ts'
import { PLAIN_STYLES_PATH, plainStyles } from './plain-page.ts'
import { STAMP_STYLES_PATH, stampStyles } from './stamp-page.ts'
import type { SiteBuild } from './site-build.ts'
import { DRAWING_CACHING, FILE_CACHING, LISTING_CACHING, NO_CACHING } from './site-headers.ts'
import { type Body, bytesOf, compressBody } from './site-response.ts'

export type SiteFile = {
  body: Body
  caching: string
  /** The name that it is downloaded under; others are shown in pages. */
  download?: string
}

const FILES_BYTES = 48 * 1024 * 1024
/** Styles of pages that aren't a website's. */
const OWN_STYLES: Record<string, Body | undefined> = {
  [PLAIN_STYLES_PATH]: plainStyles,
  [STAMP_STYLES_PATH]: stampStyles
}
const DRAWING = /^\/_site\/drawings\/([\w-]+\.svg)$/

const CACHING = {
  forever: FILE_CACHING,
  untilConverted: NO_CACHING,
  withListing: LISTING_CACHING
} as const

/** The files below /_site/: the build's, drawings, and each website's own pictures. */
export function siteFiles(world: World, { files, renderer }: SiteBuild) {
  const cache = new LRUCache<string, SiteFile, () => Promise<SiteFile | undefined>>({
    maxSize: FILES_BYTES,
    sizeCalculation: ({ body }) => bytesOf(body),
    fetchMethod: (_key, _stale, { context: make }) => make()
  })

  async function drawing(name: string): Promise<SiteFile | undefined> {
    const drawn = renderer.drawing(name)
    if (drawn === undefined) return undefined
    return { body: compressBody('image/svg+xml', drawn), caching: DRAWING_CACHING }
  }

  async function picture(website_id: number, name: string): Promise<SiteFile | undefined> {
    const wanted = readMediaName(name)
    const file = wanted && (await readSiteMedia(world, { ...wanted, website_id }))
    if (!file) return undefined
    return { body: compressBody(file.type, file.bytes), caching: CACHING[file.lasts] }
  }

  /** Not kept in memory: documents are large, and withdrawn with their listing. */
  async function document(website_id: number, path: string): Promise<SiteFile | undefined> {
    const wanted = readDocumentPath(path)
    const { name, sha256 = '' } = wanted ?? {}
    const identity =
      wanted && (await shownDocument(world.db, { website_id, sha256, MediaURL: path }))
    if (!identity || name === undefined) return undefined
    const body = { type: 'application/pdf', hash: sha256, identity, br: undefined, gzip: undefined }
    return { body, caching: LISTING_CACHING, download: name }
  }

  return async (path: string, website_id: number): Promise<SiteFile | undefined> => {
    const built = OWN_STYLES[path] ?? files.get(path)
    if (built) return { body: built, caching: FILE_CACHING }
    const [, drawn] = DRAWING.exec(path) ?? []
    if (drawn !== undefined) return cache.fetch(drawn, { context: () => drawing(drawn) })
    if (!path.startsWith(MEDIA_PATH)) return document(website_id, path)
    const name = path.slice(MEDIA_PATH.length)
    if (!readMediaName(name)) return undefined
    const key = `${website_id} ${name}`
    const file = await cache.fetch(key, { context: () => picture(website_id, name) })
    // Others are replaced, or withdrawn, at any time.
    if (file && file.caching !== FILE_CACHING) cache.delete(key)
    return file
  }
}
