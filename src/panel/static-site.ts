import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { pageHeaders } from './page-headers.ts'
import type { Settings } from './services/settings.ts'

/** The page that is shown where there is none. */
export const LOST = '/404'
/** A hashed name is never another file; everything else may change with the next build. */
export const KEPT: readonly (readonly [paths: RegExp, caching: string])[] = [
  [/^\/_astro\//, 'public, max-age=31536000, immutable'],
  [/\.(ico|jpe?g|png|svg|webp|woff2)$/, 'public, max-age=3600']
]
export const ASKED_ANEW = 'no-cache'

/** The built site: compressed files as they lie there, hashed ones kept for ever, pages asked for anew each time. */
export function staticSite(siteDir: string, settings: Settings) {
  const setPageHeaders = pageHeaders(siteDir, settings)
  const files = existsSync(siteDir)
    ? sirv(siteDir, {
        brotli: true,
        etag: true,
        extensions: ['html'],
        gzip: true,
        setHeaders(response, pathname) {
          setPageHeaders(response, pathname)
          response.setHeader('Cache-Control', cachingOf(pathname))
        }
      })
    : undefined
  const lost = readLost(siteDir)

  return (request: IncomingMessage, response: ServerResponse): void => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      setPageHeaders(response, LOST)
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const isInner = /\.(br|gz)$|^\/csp\.json$/.test(pathname)
    if (files && !isInner) files(request, response, () => answerLost(response))
    else answerLost(response)
  }

  function answerLost(response: ServerResponse): void {
    setPageHeaders(response, LOST)
    response.setHeader('Cache-Control', ASKED_ANEW)
    response.writeHead(404, { 'Content-Type': lost.type, 'Content-Length': lost.body.length })
    response.end(response.req.method === 'HEAD' ? undefined : lost.body)
  }
}

function cachingOf(pathname: string): string {
  return KEPT.find(([paths]) => paths.test(pathname))?.[1] ?? ASKED_ANEW
}

function readLost(siteDir: string): { body: Buffer; type: string } {
  const file = join(siteDir, '404.html')
  if (existsSync(file)) return { body: readFileSync(file), type: 'text/html;charset=utf-8' }
  const isBuilt = existsSync(siteDir)
  const sentence = isBuilt ? 'There is no such page.' : 'The site is not built yet: run npm start.'
  return { body: Buffer.from(`${sentence}\n`), type: 'text/plain;charset=utf-8' }
}
