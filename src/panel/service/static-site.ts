import { existsSync, readFileSync, readlinkSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import sirv from 'sirv'
import { DEFAULT_LANGUAGE } from '#messages/language.ts'
import { panelPageMessages } from '#messages/panel-pages.ts'
import { frenchPath, isFrenchPath } from '#rules/french-path.ts'
import { pageHeaders } from './page-headers.ts'
import type { Settings } from '../config/settings.ts'

/** The page for missing addresses. */
export const NOT_FOUND_PAGE = '/404'
/** The same for those of French pages. */
export const FRENCH_NOT_FOUND_PAGE = frenchPath(NOT_FOUND_PAGE)
/** Hashed names never change their content; everything else may change with a release. */
export const CACHING_RULES: readonly (readonly [paths: RegExp, caching: string])[] = [
  [/^\/(_astro|og|pictures)\//, 'public, max-age=31536000, immutable'],
  [/\.(ico|jpe?g|png|svg|webp|woff2)$/, 'public, max-age=3600']
]
export const REVALIDATED = 'no-cache'

/** Shared by all releases, see src/publish/site-store.ts. */
const ASSETS = /^\/(_astro|og|pictures)\//
/** Files for the server only. */
const INNER = /\.(br|gz)\/?$|^\/+(csp|release)\.json\/?$|\/\./
/** How long a new release may stay unnoticed. */
const LOOK_EVERY_MS = 50

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void
type Shown = {
  files: Handler
  lost: (response: ServerResponse, path?: string) => void
  refuse: (response: ServerResponse) => void
}

/**
 * Serves the current release and the shared assets: compressed files as stored, hashed ones cached for
 * good, pages revalidated. A release never changes, so a response is entirely of one release.
 */
export function staticSite(siteDir: string, settings: Settings) {
  const assets = serve(join(siteDir, 'assets'), (response) =>
    response.setHeader('X-Content-Type-Options', 'nosniff')
  )
  let shown: Shown | undefined
  let name: string | undefined
  let lookedAt = -Infinity

  function current(): Shown {
    const now = performance.now()
    if (shown && now - lookedAt < LOOK_EVERY_MS) return shown
    lookedAt = now
    const linked = linkOf(join(siteDir, 'current'))
    if (!shown || linked !== name) {
      name = linked
      shown = open(linked === undefined ? undefined : resolve(siteDir, linked), settings)
    }
    return shown
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const { files, lost, refuse } = current()
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response)
    const pathname = pathOf(request)
    if (pathname === undefined || INNER.test(pathname)) return lost(response)
    // sirv throws on a range that ends before it begins, and no page needs ranges.
    delete request.headers.range
    closeFileWith(response)
    const handler = ASSETS.test(pathname) ? assets : files
    handler(request, response, () => lost(response, pathname))
  }
}

/** The path as sirv decodes it, so that no encoding of a server file's name gets through. */
function pathOf({ url = '/' }: IncomingMessage): string | undefined {
  try {
    // With a host in front, as '//[' alone would be parsed as one.
    return decodeURI(new URL(`http://localhost${url}`).pathname)
  } catch {
    return undefined
  }
}

/** sirv leaves a file open when a client disconnects, and throws if it can't open one. */
function closeFileWith(response: ServerResponse): void {
  response.once('pipe', (file: Readable) => {
    file.once('error', () => response.destroy())
    response.once('close', () => file.destroy())
  })
}

/** Handlers for a release's folder, or for none if nothing has been published. */
function open(folder: string | undefined, settings: Settings): Shown {
  const setPageHeaders = pageHeaders(folder, settings)
  const english = { page: NOT_FOUND_PAGE, ...readLost(folder, NOT_FOUND_PAGE) }
  const french = { page: FRENCH_NOT_FOUND_PAGE, ...readLost(folder, FRENCH_NOT_FOUND_PAGE) }
  return {
    refuse(response) {
      setPageHeaders(response, NOT_FOUND_PAGE)
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    },
    files:
      folder === undefined ? (_request, _response, next) => next() : serve(folder, setPageHeaders),
    lost(response, path = '/') {
      const { body, page, type } = isFrenchPath(path) ? french : english
      setPageHeaders(response, page)
      response.setHeader('Cache-Control', REVALIDATED)
      response.writeHead(404, { 'Content-Type': type, 'Content-Length': body.length })
      response.end(response.req.method === 'HEAD' ? undefined : body)
    }
  }
}

function serve(
  folder: string,
  setPageHeaders: (response: ServerResponse, pathname: string) => void
): Handler {
  return sirv(folder, {
    brotli: true,
    // Looks files up per request: reading all names first would delay everyone at a switch.
    dev: true,
    etag: true,
    extensions: ['html'],
    gzip: true,
    setHeaders(response, pathname) {
      setPageHeaders(response, pathname)
      response.setHeader('Cache-Control', cachingOf(pathname))
    }
  })
}

function cachingOf(pathname: string): string {
  return CACHING_RULES.find(([paths]) => paths.test(pathname))?.[1] ?? REVALIDATED
}

function linkOf(path: string): string | undefined {
  try {
    return readlinkSync(path)
  } catch {
    return undefined
  }
}

function readLost(folder: string | undefined, page: string): { body: Buffer; type: string } {
  const file = folder === undefined ? undefined : join(folder, `${page}.html`)
  if (file !== undefined && existsSync(file))
    return { body: readFileSync(file), type: 'text/html;charset=utf-8' }
  const t = panelPageMessages[DEFAULT_LANGUAGE]
  const sentence = folder === undefined ? t.notBuilt : t.noPage
  return { body: Buffer.from(`${sentence}\n`), type: 'text/plain;charset=utf-8' }
}
