import type { IncomingMessage, ServerResponse } from 'node:http'
import { MAP_ARCHIVE_PATH } from '#rules/websites/map-archive-path.ts'
import { listingIn } from '#rules/listings/listing-path.ts'
import { websiteUrl } from '#rules/websites/website-url.ts'
import { SITE_FORM_PATH, SITE_FORM_TOKEN_PATH } from '#rules/websites/site-form.ts'
import { asksCosts } from '#rules/home-costs/ask-costs.ts'
import { previewPath, readPreviewPath } from '#rules/websites/preview-path.ts'
import type { SiteContent } from '#contract/websites/site-content.ts'
import { siteOfPreview } from '../actions/websites/site-previews.ts'
import { isDatabaseAway } from '../services/database/database-away.ts'
import { Refused } from '../services/refused.ts'
import type { World } from '../services/world.ts'
import { emailedLinks } from './emailed-links.ts'
import { forwardedFrom, isForwardedTo } from './forwarded-from.ts'
import type { HostEntry } from './host-map.ts'
import type { ListingEvents } from './listing-events.ts'
import { listingSource } from './listing-source.ts'
import { leadForms } from './lead-form.ts'
import { type PlainPageKind, refuseMethod, sendPlainPage } from './plain-page.ts'
import { sendMapArchive } from './map-archive.ts'
import { sharePictures } from './share-pictures.ts'
import { formPageOf, queryOf, sentFormOf, thanksPath, withQuery } from './request-query.ts'
import type { SiteBuild } from './site-build.ts'
import {
  DOWNLOAD_POLICY,
  NO_CACHING,
  PAGE_CACHING,
  type RawHeaders,
  type SiteHeaders
} from './site-headers.ts'
import { siteFiles } from './site-files.ts'
import { siteSearch } from './site-search.ts'
import { isSitePath, shorterPath } from './site-path.ts'
import type { SitePageBody } from './site-page-body.ts'
import { NOWHERE, sitePages } from './site-pages.ts'
import { sendBody } from './site-response.ts'
import { visitorPages } from './visitor-pages.ts'
import type { VisitCounter } from './visit-counter.ts'

type Serve = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  entry: HostEntry
) => Promise<void>

/** A plan that was stopped may be paid any minute. */
const STOPPED_RETRY_SECONDS = 3600

const REFUSED: Record<number, PlainPageKind> = { 413: 'tooLarge', 429: 'tooMany', 503: 'away' }

/** Serves the websites of agents, each by what its own host names and nothing else. */
export async function serveSite(
  world: World,
  build: SiteBuild,
  headersOf: SiteHeaders,
  { events, visits }: { events: ListingEvents; visits: VisitCounter }
): Promise<Serve> {
  const { mapArchive, siteUrl } = world.settings
  const pages = sitePages(world, build.renderer, (host) => websiteUrl(host, siteUrl))
  const fileAt = siteFiles(world, build)
  const shareAt = sharePictures(world, build, pages)
  const search = siteSearch(world, pages)
  const sourceAt = listingSource(world, pages, events)
  const links = emailedLinks(world, headersOf, sendVersion)
  const visitors = await visitorPages(world, headersOf, pages)
  const forms = await leadForms(world, ({ site }, path) => pages.request(site, path))

  return (request, response, path, entry) =>
    answer(request, response, path, entry).catch((error: unknown) => {
      if (response.headersSent) throw error
      const headers = headersOf(entry)
      if (isDatabaseAway(error)) return sendPlainPage(response, 'away', headers)
      if (!(error instanceof Refused)) throw error
      if (error.retryAfter !== undefined) response.setHeader('Retry-After', error.retryAfter)
      // What is left of the request is not read.
      response.setHeader('Connection', 'close')
      sendPlainPage(response, REFUSED[error.status] ?? 'invalid', headers)
    })

  async function answer(...[request, response, path, entry]: Parameters<Serve>): Promise<void> {
    const headers = headersOf(entry)
    const { kind, site } = entry
    const always = links.always(request, response, path, entry)
    if (always) return always
    if (site.isSuspended) return sendPlainPage(response, 'suspended', headers)
    const now = world.clock()
    const forwarded = forwardedFrom(request, path, entry, now)
    if (forwarded !== undefined) return redirect(response, 308, forwarded, headers)
    const isAside = (kind === 'former' || kind === 'www') && !isForwardedTo(entry, now)
    if (isAside && site.mainHost !== entry.host && (kind === 'former' || site.isOwnLive)) {
      return redirect(response, 308, websiteUrl(site.mainHost, siteUrl) + request.url, headers)
    }
    const emailed = links.live(request, response, path, entry)
    if (emailed) return emailed
    if (await visitors(request, response, path, entry)) return undefined
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (path === SITE_FORM_PATH && site.isPublished) {
      if (isRead) return redirect(response, 303, formPageOf(request.url ?? ''), headers)
      return sendMessage(request, response, entry)
    }
    if (!isRead) return refuseMethod(response, 'GET, HEAD', headers)
    if (path === SITE_FORM_TOKEN_PATH && site.isPublished)
      return sendChallenge(request, response, entry)
    if (path === MAP_ARCHIVE_PATH && mapArchive !== undefined) {
      return sendMapArchive(mapArchive, request, response, headers)
    }
    const file = path.startsWith('/_site/')
      ? ((await fileAt(path, site.website_id)) ?? (await shareAt(entry, path)))
      : undefined
    if (file) {
      const cached = [
        ...(file.download === undefined ? headers : downloadHeaders(entry, file.download)),
        'Cache-Control',
        file.caching
      ]
      return sendBody(request, response, file.body, { headers: cached })
    }
    const preview = readPreviewPath(path)
    if (preview) return sendPreview(request, response, entry, preview)
    if (!site.isPublished) return sendPlainPage(response, 'offline', headers)
    const isPath = isSitePath(path)
    const moveTo = (to: string) => redirect(response, 308, withQuery(to, request.url), headers)
    const shorter = isPath ? await shorterPath(pages.content, site, path) : undefined
    if (shorter !== undefined) return moveTo(shorter)
    const sentForm = isPath ? sentFormOf(request.url ?? '') : undefined
    if (sentForm) {
      const thanks = await pages.pageWithForm(entry, path, sentForm)
      return sendPage(request, response, entry, thanks, { isPrivate: true })
    }
    const source = await sourceAt(request, entry, path)
    if (source !== undefined) return redirect(response, 303, source, headers)
    const query = queryOf(request.url ?? '')
    const pins = await search.pins(request, entry, path, query)
    if (pins) {
      return sendBody(request, response, pins, {
        headers: [...headers, 'Cache-Control', PAGE_CACHING]
      })
    }
    const found = search.page(request, entry, path, query)
    const page = await (found ?? pages.page(entry, isPath ? path : NOWHERE))
    if (page?.movedTo !== undefined) return moveTo(page.movedTo)
    if (page?.status === 200 && page.language && !asksCosts(query)) {
      const { language } = page
      visits.count(request, entry, { path, language })
      const listing_id = listingIn(path)
      if (listing_id !== undefined && request.method === 'GET') {
        events.note(request, entry, { event: 'view', listing_id, language })
      }
    }
    sendPage(request, response, entry, page)
  }

  /** A file of the agent's is saved; opened in place, it could do nothing. Its name is ours and ASCII. */
  function downloadHeaders(entry: HostEntry, name: string): RawHeaders {
    const headers = headersOf(entry, { policy: DOWNLOAD_POLICY })
    return [...headers, 'Content-Disposition', `attachment; filename="${name}"`]
  }

  function sendPage(
    request: IncomingMessage,
    response: ServerResponse,
    entry: HostEntry,
    page: SitePageBody | undefined,
    { isPrivate = false, status = page?.status }: { isPrivate?: boolean; status?: number } = {}
  ): void {
    if (!page || status === undefined) return sendPlainPage(response, 'offline', headersOf(entry))
    const isShared = status === 200 && !isPrivate
    const caching = isShared ? PAGE_CACHING : NO_CACHING
    const headers = [...headersOf(entry, page), 'Cache-Control', caching]
    if (status === 503) headers.push('Retry-After', String(STOPPED_RETRY_SECONDS))
    sendBody(request, response, page, { headers, status })
  }

  /** A draft at a secret address: neither cached nor told to other websites. */
  async function sendPreview(
    request: IncomingMessage,
    response: ServerResponse,
    entry: HostEntry,
    { page, token }: { page: string; token: string }
  ): Promise<void> {
    const headers = headersOf(entry, { isSecret: true })
    const found = await siteOfPreview(world.db, token, world.clock())
    if (found?.site.website_id !== entry.site.website_id) {
      return sendPlainPage(response, 'previewEnded', headers)
    }
    const base = previewPath(token).replace(/\/$/, '')
    return sendVersion(request, response, entry, { content: found.content, page, base })
  }

  async function sendVersion(
    request: IncomingMessage,
    response: ServerResponse,
    entry: HostEntry,
    { base, content, page }: { base: string; content: SiteContent; page: string }
  ): Promise<void> {
    const path = page.length > 1 ? page.replace(/\/$/, '') : page
    const shown = isSitePath(path) ? path : NOWHERE
    const body = await pages.preview(entry, content, shown, base, queryOf(request.url ?? ''))
    const { policy } = body
    const secret = headersOf(entry, { isSecret: true, policy })
    const uncached = [...secret, 'Cache-Control', NO_CACHING]
    sendBody(request, response, body, { headers: uncached, status: body.status })
  }

  async function sendMessage(
    request: IncomingMessage,
    response: ServerResponse,
    entry: HostEntry
  ): Promise<void> {
    if (request.method !== 'POST')
      return refuseMethod(response, 'GET, HEAD, POST', headersOf(entry))
    const outcome = await forms.receive(request, entry)
    if (outcome.isSent) {
      if (outcome.home) events.note(request, entry, { event: 'email', ...outcome.home })
      return redirect(response, 303, thanksPath(outcome), headersOf(entry))
    }
    const { page, query, retryAfter, status } = outcome
    if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter)
    const shown = await pages.pageWithForm(entry, page, outcome.form, query)
    sendPage(request, response, entry, shown, { isPrivate: true, status })
  }

  async function sendChallenge(
    request: IncomingMessage,
    response: ServerResponse,
    entry: HostEntry
  ): Promise<void> {
    const body = JSON.stringify(await forms.challenge(request, entry))
    response.writeHead(200, [
      ...headersOf(entry),
      'Cache-Control',
      NO_CACHING,
      'Content-Length',
      String(Buffer.byteLength(body)),
      'Content-Type',
      'application/json'
    ])
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}

function redirect(
  response: ServerResponse,
  status: 303 | 308,
  location: string,
  headers: RawHeaders
): void {
  response.writeHead(status, [...headers, 'Location', location, 'Cache-Control', NO_CACHING]).end()
}
