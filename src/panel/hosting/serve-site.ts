import type { IncomingMessage, ServerResponse } from 'node:http'
import { websiteUrl } from '#rules/websites/website-url.ts'
import { isDatabaseAway } from '../services/database/database-away.ts'
import type { World } from '../services/world.ts'
import type { HostEntry } from './host-map.ts'
import { sendPlainPage } from './plain-page.ts'
import type { SiteBuild } from './site-build.ts'
import { NO_CACHING, PAGE_CACHING, type SetSiteHeaders } from './site-headers.ts'
import { siteFiles } from './site-files.ts'
import { NOWHERE, sitePages, type SitePageBody } from './site-pages.ts'
import { sendBody } from './site-response.ts'

type Serve = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  entry: HostEntry
) => Promise<void>

/** Every page and file of a website has such a path; anything else is nowhere. */
const PATH = /^(\/[\w.-]+)*\/?$/
const PATH_MAX = 200
/** A plan that was stopped may be paid any minute. */
const STOPPED_RETRY_SECONDS = 3600

/** Serves the websites of agents, each by what its own host names and nothing else. */
export function serveSite(world: World, build: SiteBuild, setHeaders: SetSiteHeaders): Serve {
  const { siteUrl } = world.settings
  const pages = sitePages(world, build.renderer, (host) => websiteUrl(host, siteUrl))
  const fileAt = siteFiles(world, build)

  return async (request, response, path, entry) => {
    try {
      await answer(request, response, path, entry)
    } catch (error) {
      if (!isDatabaseAway(error) || response.headersSent) throw error
      sendPlainPage(response, 'away')
    }
  }

  async function answer(...[request, response, path, entry]: Parameters<Serve>): Promise<void> {
    setHeaders(response, entry)
    const { kind, site } = entry
    if (site.isSuspended) return sendPlainPage(response, 'suspended')
    const isAside = kind === 'former' || kind === 'www'
    if (isAside && site.mainHost !== entry.host && (kind === 'former' || site.isOwnLive)) {
      response.setHeader('Location', websiteUrl(site.mainHost, siteUrl) + request.url)
      response.setHeader('Cache-Control', NO_CACHING)
      return void response.writeHead(308).end()
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return sendPlainPage(response, 'method')
    }
    const file = path.startsWith('/_site/') ? await fileAt(path, site.website_id) : undefined
    if (file) {
      response.setHeader('Cache-Control', file.caching)
      return sendBody(request, response, file.body)
    }
    if (!site.isPublished) return sendPlainPage(response, 'offline')
    const isPath = path.length <= PATH_MAX && PATH.test(path)
    if (isPath && path.length > 1 && path.endsWith('/')) {
      response.setHeader('Location', path.slice(0, -1))
      response.setHeader('Cache-Control', NO_CACHING)
      return void response.writeHead(308).end()
    }
    const page = await pages.page(entry, isPath ? path : NOWHERE)
    if (!page) return sendPlainPage(response, 'offline')
    sendPage(request, response, entry, page)
  }

  function sendPage(
    request: IncomingMessage,
    response: ServerResponse,
    entry: HostEntry,
    page: SitePageBody
  ): void {
    setHeaders(response, entry, page.hasForm)
    if (page.status === 503) response.setHeader('Retry-After', STOPPED_RETRY_SECONDS)
    response.setHeader('Cache-Control', page.status === 200 ? PAGE_CACHING : NO_CACHING)
    sendBody(request, response, page, page.status)
  }
}
