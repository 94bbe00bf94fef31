import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SiteContent } from '#contract/websites/site-content.ts'
import { type AccountPlace, accountPath, readAccountPath } from '#rules/listings/account-path.ts'
import { unreadFigures } from '#rules/listings/search/unread-figures.ts'
import { readAccountSearch, VOW_TERMS_VERSION } from '#rules/listings/vow.ts'
import { readMediaName } from '#rules/websites/site-media.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { languagesOf } from '#sites/languages.ts'
import type { AccountDoor, AccountView } from '#sites/site-renderer.ts'
import { vowTerms } from '#sites/vow-terms.ts'
import { hashSession } from '../actions/leads/vow/use-link.ts'
import { readVowListing, readVowMedia, readVowResults } from '../actions/listings/vow-listings.ts'
import { requestAddress, trustedProxies } from '../http/client-address.ts'
import { limitSearches } from '../http/rate-limit.ts'
import {
  deleteVowSession,
  signedInVisitor,
  type VowRegistrationRow
} from '../records/leads/vow-registrations.ts'
import { hasVow } from '../records/listings/feeds/show-feeds.ts'
import type { World } from '../services/world.ts'
import { accountCookie } from './account-cookie.ts'
import { accountForms } from './account-forms.ts'
import type { HostEntry } from './host-map.ts'
import { refuseMethod } from './plain-page.ts'
import { queryOf } from './request-query.ts'
import type { RawHeaders, SiteHeaders } from './site-headers.ts'
import { NOWHERE, type SitePages } from './site-pages.ts'
import { compressBody, sendBody } from './site-response.ts'

/** What only one visitor may see: no cache keeps it. */
const PRIVATE_CACHING = 'private, no-store'
const METHODS = 'GET, HEAD, POST'

type Asked = {
  entry: HostEntry
  path: string
  place: AccountPlace
  content: SiteContent
  request: IncomingMessage
  response: ServerResponse
}
type Terms = AccountDoor['terms']

/**
 * The account of registered visitors, below '/homes-account': the only place that shows what a board permits in
 * a VOW alone. No answer of it enters a cache of ours, and without a VOW there is no such page.
 */
export async function homesAccount(world: World, headersOf: SiteHeaders, pages: SitePages) {
  const { clock, db, settings } = world
  const proxies = trustedProxies(settings.trustedProxies)
  const cookie = accountCookie(settings)
  const forms = await accountForms(world)

  /** False for any other path, and where the website has no VOW. */
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    entry: HostEntry
  ): Promise<boolean> => {
    const { site } = entry
    if (!path.includes('/homes-account') || !site.isPublished || site.isStopped) return false
    const content = (await pages.content(site))?.content
    const place = content && readAccountPath(path, languagesOf(content))
    if (!place || !(await hasVow(db, site.website_id))) return false
    if (!METHODS.split(', ').includes(request.method ?? '')) {
      refuseMethod(response, METHODS, headersOf(entry))
      return true
    }
    return answer({ entry, path, place, content, request, response })
  }

  async function answer(asked: Asked): Promise<boolean> {
    const { entry, place, request } = asked
    const isSent = request.method === 'POST'
    if (isSent && place.kind === 'homes') return receive(asked, place.language)
    const token = cookie.read(request)
    const { website_id } = entry.site
    const session = token && { now: clock(), token_hash: hashSession(token), website_id }
    const visitor = session ? await signedInVisitor(db, session) : undefined
    if (isSent || (place.kind === 'media' && !visitor)) return missing(asked)
    if (place.kind === 'media') return media(asked, place.name)
    if (visitor) return shown(asked, place, visitor)
    if (place.kind === 'home') return redirect(asked, place.language)
    const isConfirmed = new URLSearchParams(queryOf(request.url ?? '')).has('sent')
    return door(asked, place.language, 200, { sent: isConfirmed })
  }

  async function shown(
    asked: Asked,
    place: Exclude<AccountPlace, { kind: 'media' }>,
    { email, expires_at, name }: VowRegistrationRow
  ): Promise<boolean> {
    const { entry, request } = asked
    const { website_id } = entry.site
    const { language } = place
    const ip = requestAddress(request, proxies)
    await limitSearches(world, { ip, website_id })
    const visitor = { name, email, until: expires_at.toISOString() }
    if (place.kind === 'homes') {
      const params = new URLSearchParams(queryOf(request.url ?? ''))
      const search = readAccountSearch(params)
      const unread = unreadFigures(params)
      const found = { search, unread, ...(await readVowResults(world, website_id, search)) }
      return send(asked, { kind: 'homes', language, found, visitor })
    }
    const listing = await readVowListing(world, { website_id, listing_id: place.listing_id })
    if (!listing) return missing(asked)
    return send(asked, { kind: 'home', language, shown: listing, visitor })
  }

  async function media({ entry, request, response }: Asked, name: string): Promise<boolean> {
    const wanted = readMediaName(name)
    const { website_id } = entry.site
    const file = wanted && (await readVowMedia(world, { ...wanted, website_id }))
    if (!file) return false
    const body = compressBody(file.type, file.bytes)
    sendBody(request, response, body, { headers: privately(entry) })
    return true
  }

  async function receive(asked: Asked, language: SiteLanguage): Promise<boolean> {
    const { content, entry, request } = asked
    const terms = termsOf(content, language)
    if (!terms) return missing(asked)
    const outcome = await forms.receive(request, entry, { content, language, terms })
    if (outcome.kind === 'signed-out') {
      const token = cookie.read(request)
      if (token !== undefined) await deleteVowSession(db, hashSession(token))
      return redirect(asked, language, { more: ['Set-Cookie', cookie.clear()] })
    }
    if (outcome.kind === 'sent') return redirect(asked, language, { query: '?sent=1' })
    const { retryAfter, state, status } = outcome
    if (retryAfter !== undefined) asked.response.setHeader('Retry-After', retryAfter)
    return door(asked, language, status, state)
  }

  async function door(
    asked: Asked,
    language: SiteLanguage,
    status: number,
    state: Partial<AccountDoor>
  ): Promise<boolean> {
    const terms = termsOf(asked.content, language)
    if (!terms) return missing(asked)
    const token = forms.token(asked.entry)
    return send(asked, { kind: 'door', language, door: { terms, token, ...state } }, status)
  }

  async function send(
    { entry, path, request, response }: Asked,
    account: AccountView,
    status = 200
  ): Promise<boolean> {
    const page = await pages.account(entry, path, account)
    if (!page) return false
    sendBody(request, response, page, { headers: privately(entry, page.policy), status })
    return true
  }

  async function missing({ entry, request, response }: Asked): Promise<boolean> {
    // What a form sent is not needed.
    request.resume()
    const page = await pages.page(entry, NOWHERE)
    if (!page) return false
    sendBody(request, response, page, { headers: privately(entry, page.policy), status: 404 })
    return true
  }

  function redirect(
    { content, entry, response }: Asked,
    language: SiteLanguage,
    { more = [], query = '' }: { more?: RawHeaders; query?: string } = {}
  ): boolean {
    const location = accountPath(language, content.language) + query
    const headers = [...privately(entry), ...more, 'Location', location]
    response.writeHead(303, headers).end()
    return true
  }

  function privately(entry: HostEntry, policy?: string): RawHeaders {
    const about = policy === undefined ? {} : { policy }
    return [...headersOf(entry, { ...about, isPrivate: true }), 'Cache-Control', PRIVATE_CACHING]
  }
}

/** Undefined where the website doesn't name its agent and brokerage: the terms are with them. */
function termsOf(content: SiteContent, language: SiteLanguage): Terms | undefined {
  const paragraphs = vowTerms(content, language)
  if (!paragraphs) return undefined
  const id = createHash('sha256').update(paragraphs.join('\n\n')).digest('base64url')
  return { paragraphs, version: VOW_TERMS_VERSION, id }
}
