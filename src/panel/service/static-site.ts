import { existsSync, readFileSync, readlinkSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import sirv from 'sirv'
import { DEFAULT_LANGUAGE } from '#messages/language.ts'
import { panelPageMessages } from '#messages/panel-pages.ts'
import { pageHeaders } from './page-headers.ts'
import type { Settings } from '../config/settings.ts'

/** The page that is shown where there is none. */
export const LOST = '/404'
/** A hashed name is never another file; everything else may change with the next release. */
export const KEPT: readonly (readonly [paths: RegExp, caching: string])[] = [
  [/^\/(_astro|og|pictures)\//, 'public, max-age=31536000, immutable'],
  [/\.(ico|jpe?g|png|svg|webp|woff2)$/, 'public, max-age=3600']
]
export const ASKED_ANEW = 'no-cache'

/** Shared by all releases, see src/publish/site-store.ts. */
const ASSETS = /^\/(_astro|og|pictures)\//
/** For the server, not for visitors. */
const INNER = /\.(br|gz)\/?$|^\/+(csp|release)\.json\/?$|\/\./
/** A switch is seen this much later at most. */
const LOOK_EVERY_MS = 50

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void
type Shown = {
  files: Handler
  lost: (response: ServerResponse) => void
  refuse: (response: ServerResponse) => void
}

/**
 * The release that is shown, and the assets beside it: compressed files as they lie there, hashed ones kept for ever,
 * pages revalidated each time. A release never changes, so an answer is all of the old one or all of the new one.
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
    // sirv answers any kind of range, and throws at one that ends before it begins; no page needs them.
    delete request.headers.range
    closeFileWith(response)
    const handler = ASSETS.test(pathname) ? assets : files
    handler(request, response, () => lost(response))
  }
}

/** The path as sirv will look it up, so that no spelling of an inner file's name gets past us. */
function pathOf({ url = '/' }: IncomingMessage): string | undefined {
  try {
    // The target follows a host, as '//[' by itself would be read as one.
    return decodeURI(new URL(`http://localhost${url}`).pathname)
  } catch {
    return undefined
  }
}

/** sirv leaves a file open when its reader hangs up, and throws where it can't be opened any more. */
function closeFileWith(response: ServerResponse): void {
  response.once('pipe', (file: Readable) => {
    file.once('error', () => response.destroy())
    response.once('close', () => file.destroy())
  })
}

/** A release's folder, or none where nothing has been published. */
function open(folder: string | undefined, settings: Settings): Shown {
  const setPageHeaders = pageHeaders(folder, settings)
  const lost = readLost(folder)
  return {
    refuse(response) {
      setPageHeaders(response, LOST)
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    },
    files:
      folder === undefined ? (_request, _response, next) => next() : serve(folder, setPageHeaders),
    lost(response) {
      setPageHeaders(response, LOST)
      response.setHeader('Cache-Control', ASKED_ANEW)
      response.writeHead(404, { 'Content-Type': lost.type, 'Content-Length': lost.body.length })
      response.end(response.req.method === 'HEAD' ? undefined : lost.body)
    }
  }
}

function serve(
  folder: string,
  setPageHeaders: (response: ServerResponse, pathname: string) => void
): Handler {
  return sirv(folder, {
    brotli: true,
    // Looked up as it is asked for: reading all names beforehand would hold everybody up at a switch.
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
  return KEPT.find(([paths]) => paths.test(pathname))?.[1] ?? ASKED_ANEW
}

function linkOf(path: string): string | undefined {
  try {
    return readlinkSync(path)
  } catch {
    return undefined
  }
}

function readLost(folder: string | undefined): { body: Buffer; type: string } {
  const file = folder === undefined ? undefined : join(folder, '404.html')
  if (file !== undefined && existsSync(file))
    return { body: readFileSync(file), type: 'text/html;charset=utf-8' }
  const t = panelPageMessages[DEFAULT_LANGUAGE]
  const sentence = folder === undefined ? t.notBuilt : t.noPage
  return { body: Buffer.from(`${sentence}\n`), type: 'text/plain;charset=utf-8' }
}
