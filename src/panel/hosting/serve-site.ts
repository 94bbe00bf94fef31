import type { IncomingMessage, ServerResponse } from 'node:http'
import { websiteUrl } from '#rules/websites/website-url.ts'
import {
  SITE_FORM_PATH,
  SITE_FORM_TOKEN_PATH,
  type SiteFormKind
} from '#rules/websites/site-form.ts'
import { previewPath, readPreviewPath } from '#rules/websites/preview-path.ts'
import { siteOfPreview } from '../actions/websites/site-previews.ts'
import { isDatabaseAway } from '../services/database/database-away.ts'
import { Refused } from '../services/refused.ts'
import type { World } from '../services/world.ts'
import type { HostEntry } from './host-map.ts'
import { messageForm } from './message-form.ts'
import { sendPlainPage } from './plain-page.ts'
import { sharePictures } from './share-pictures.ts'
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

const REFUSALS: Record<number, 'tooLarge' | 'tooMany'> = { 413: 'tooLarge', 429: 'tooMany' }

/** Serves the websites of agents, each by what its own host names and nothing else. */
export async function serveSite(
  world: World,
  build: SiteBuild,
  setHeaders: SetSiteHeaders
): Promise<Serve> {
  const { siteUrl } = world.settings
  const pages = sitePages(world, build.renderer, (host) => websiteUrl(host, siteUrl))
  const fileAt = siteFiles(world, build)
  const shareAt = sharePictures(world, build, pages)
  const form = await messageForm(world, async ({ site }) => {
    const shown = await pages.content(site)
    return shown?.content
  })

  return async (request, response, path, entry) => {
    try {
      await answer(request, response, path, entry)
    } catch (error) {
      if (response.headersSent) throw error
      if (isDatabaseAway(error)) return sendPlainPage(response, 'away')
      if (!(error instanceof Refused)) throw error
      if (error.retryAfter !== undefined) response.setHeader('Retry-After', error.retryAfter)
      // What is left of the request is not read.
      response.setHeader('Connection', 'close')
      sendPlainPage(response, REFUSALS[error.status] ?? 'invalid')
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
    if (path === SITE_FORM_PATH && site.isPublished) return sendMessage(request, response, entry)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuseMethod(response, 'GET, HEAD')
    }
    if (path === SITE_FORM_TOKEN_PATH && site.isPublished)
      return sendChallenge(request, response, entry)
    const file = path.startsWith('/_site/')
      ? ((await fileAt(path, site.website_id)) ?? (await shareAt(entry, path)))
      : undefined
    if (file) {
      response.setHeader('Cache-Control', file.caching)
      return sendBody(request, response, file.body)
    }
    const preview = readPreviewPath(path)
    if (preview) return sendPreview(request, response, entry, preview)
    if (!site.isPublished) return sendPlainPage(response, 'offline')
    const isPath = path.length <= PATH_MAX && PATH.test(path)
    if (isPath && path.length > 1 && path.endsWith('/')) {
      response.setHeader('Location', path.slice(0, -1))
      response.setHeader('Cache-Control', NO_CACHING)
      return void response.writeHead(308).end()
    }
    const sentBy = isPath ? sentByOf(request.url ?? '') : undefined
    if (sentBy) {
      const thanks = await pages.pageWithForm(entry, path, { token: '', sent: true, sentBy })
      return sendPage(request, response, entry, thanks, { isPrivate: true })
    }
    sendPage(request, response, entry, await pages.page(entry, isPath ? path : NOWHERE))
  }

  function sendPage(
    request: IncomingMessage,
    response: ServerResponse,
    entry: HostEntry,
    page: SitePageBody | undefined,
    { isPrivate = false, status = page?.status }: { isPrivate?: boolean; status?: number } = {}
  ): void {
    if (!page || status === undefined) return sendPlainPage(response, 'offline')
    setHeaders(response, entry, page)
    if (status === 503) response.setHeader('Retry-After', STOPPED_RETRY_SECONDS)
    const isShared = status === 200 && !isPrivate
    response.setHeader('Cache-Control', isShared ? PAGE_CACHING : NO_CACHING)
    sendBody(request, response, page, status)
  }

  /** A draft at a secret address: neither cached nor told to other websites. */
  async function sendPreview(
    request: IncomingMessage,
    response: ServerResponse,
    entry: HostEntry,
    { page, token }: { page: string; token: string }
  ): Promise<void> {
    response.setHeader('Referrer-Policy', 'no-referrer')
    response.setHeader('X-Robots-Tag', 'noindex')
    const found = await siteOfPreview(world.db, token, world.clock())
    if (found?.site.website_id !== entry.site.website_id) {
      return sendPlainPage(response, 'previewEnded')
    }
    const path = page.length > 1 ? page.replace(/\/$/, '') : page
    const base = previewPath(token).replace(/\/$/, '')
    const body = await pages.preview(entry, found.content, PATH.test(path) ? path : NOWHERE, base)
    setHeaders(response, entry, { scripts: [], styleSource: body.styleSource })
    response.setHeader('Referrer-Policy', 'no-referrer')
    response.setHeader('Cache-Control', NO_CACHING)
    sendBody(request, response, body, body.status)
  }

  async function sendMessage(
    request: IncomingMessage,
    response: ServerResponse,
    entry: HostEntry
  ): Promise<void> {
    if (request.method !== 'POST') return refuseMethod(response, 'POST')
    const outcome = await form.receive(request, entry)
    response.setHeader('Cache-Control', NO_CACHING)
    if (outcome.isSent) {
      const { block, kind, page } = outcome
      response.setHeader('Location', `${page}?sent=${kind}${block === '' ? '' : `.${block}`}`)
      return void response.writeHead(303).end()
    }
    const { page, retryAfter, status } = outcome
    if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter)
    const shown = await pages.pageWithForm(entry, page, outcome.form)
    sendPage(request, response, entry, shown, { isPrivate: true, status })
  }

  async function sendChallenge(
    request: IncomingMessage,
    response: ServerResponse,
    entry: HostEntry
  ): Promise<void> {
    const body = JSON.stringify(await form.challenge(request, entry))
    response.writeHead(200, {
      'Cache-Control': NO_CACHING,
      'Content-Length': Buffer.byteLength(body),
      'Content-Type': 'application/json'
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}

function refuseMethod(response: ServerResponse, allowed: string): void {
  response.setHeader('Allow', allowed)
  sendPlainPage(response, 'method')
}

/** The form that was sent, from the address that its visitor is sent to then. */
function sentByOf(url: string): { kind: SiteFormKind; block: string } | undefined {
  const [, kind, block = ''] =
    /\?(?:.*&)?sent=(contact|valuation)(?:\.([a-z0-9-]{1,40}))?(?:&|$)/.exec(url) ?? []
  return kind === 'contact' || kind === 'valuation' ? { kind, block } : undefined
}
