import type { IncomingMessage, ServerResponse } from 'node:http'
import { html } from 'hono/html'
import type { SiteContent } from '#contract/websites/site-content.ts'
import {
  type ChoicesPlace,
  choicesPath,
  CHOICES_SLUG,
  readChoicesPath
} from '#rules/privacy/choices-path.ts'
import {
  CHOICES_DONE,
  type ChoicesDoor,
  type ChoicesView,
  type HeldChoices
} from '#sites/choices/choices-view.ts'
import { languagesOf } from '#sites/languages.ts'
import { CHOICES_WORDS } from '#sites/words/choices-words.ts'
import { openLink } from '../actions/leads/choices/ask-link.ts'
import { heldChoices } from '../actions/leads/choices/held-choices.ts'
import { visitorCopy } from '../actions/leads/choices/visitor-copy.ts'
import { readContent } from '../actions/websites/read-content.ts'
import { limit } from '../http/rate-limit.ts'
import type { PrivacyLinkRow } from '../records/leads/privacy-links.ts'
import { siteOf } from '../records/websites/sites.ts'
import type { World } from '../services/world.ts'
import { choicesDoor } from './choices-door.ts'
import { choose } from './choose.ts'
import type { HostedSite, HostEntry } from './host-map.ts'
import { isSameSite } from './lead-form-facts.ts'
import { refuseMethod, sendPlain } from './plain-page.ts'
import { plainSite } from './plain-site.ts'
import { readForm } from './read-form.ts'
import { queryOf } from './request-query.ts'
import type { RawHeaders, SiteHeaders } from './site-headers.ts'
import type { SitePages } from './site-pages.ts'
import { compressBody, sendBody } from './site-response.ts'

/** What only one visitor may see: no cache keeps it. */
const PRIVATE_CACHING = 'private, no-store'
const METHODS = 'GET, HEAD, POST'
const PRESSES = { hits: 60, seconds: 15 * 60 } as const

type Asked = {
  entry: HostEntry
  path: string
  place: ChoicesPlace
  content: SiteContent
  request: IncomingMessage
  response: ServerResponse
}
type Behind = Asked & { link: PrivacyLinkRow; token: string }

/**
 * A visitor's privacy choices, below '/privacy-choices': a link is asked for by email, and opens everything that this
 * website holds of the address. It is there while a plan is stopped or the website is unpublished, too, as its emails
 * are. No answer of it enters a cache of ours.
 */
export async function privacyChoices(world: World, headersOf: SiteHeaders, pages: SitePages) {
  const door = await choicesDoor(world)

  /** False for any other path. */
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    entry: HostEntry
  ): Promise<boolean> => {
    if (!path.includes(`/${CHOICES_SLUG}`)) return false
    const content = await contentOf(entry.site)
    const place = content && readChoicesPath(path, languagesOf(content))
    if (!place) return false
    if (!METHODS.split(', ').includes(request.method ?? '')) {
      refuseMethod(response, METHODS, headersOf(entry))
      return true
    }
    const asked = { entry, path, place, content, request, response }
    const { token } = place
    if (token === undefined) return atDoor(asked)
    const link = await openLink(world, entry.site.website_id, token)
    return link ? behind({ ...asked, link, token }) : ended(asked)
  }

  /** Of an unpublished website the names in its draft, without its pages. */
  async function contentOf(site: HostedSite): Promise<SiteContent | undefined> {
    if (site.isPublished) return (await pages.content(site))?.content
    const draft = readContent((await siteOf(world.db, site.website_id))?.draft)
    return draft && { ...draft, pages: [] }
  }

  async function atDoor(asked: Asked): Promise<boolean> {
    const { entry, place, request } = asked
    const { language } = place
    if (request.method !== 'POST') {
      return showDoor(asked, 200, { sent: hasQuery(request, 'sent') })
    }
    const outcome = await door.receive(request, entry, language)
    if (outcome.kind === 'again') {
      const { door: state, retryAfter, status } = outcome
      if (retryAfter !== undefined) asked.response.setHeader('Retry-After', retryAfter)
      return showDoor(asked, status, state)
    }
    return redirect(asked, `${choicesPath(language, asked.content.language)}?sent=1`)
  }

  async function behind(asked: Behind): Promise<boolean> {
    const { entry, link, place, request, token } = asked
    if (place.copy !== undefined) return copy(asked)
    if (request.method !== 'POST') {
      const query = new URLSearchParams(queryOf(request.url ?? '')).get('done')
      return showHeld(asked, 200, { done: CHOICES_DONE.find((one) => one === query) })
    }
    const sent = await readForm(request)
    if (!isSameSite(request, entry)) return showHeld(asked, 422, {})
    await limit(world, `site-choices-press:${link.link_id}`, PRESSES)
    const { language } = place
    const chosen = await choose(world, link, { content: asked.content, language }, sent)
    if (!chosen) return showHeld(asked, 422, {})
    if ('problem' in chosen) return showHeld(asked, 422, chosen)
    const page = choicesPath(language, asked.content.language, token)
    return redirect(asked, `${page}?done=${chosen.done}`)
  }

  async function copy(asked: Behind): Promise<boolean> {
    const { content, entry, link, place, request, response } = asked
    // What a form sent is not needed.
    request.resume()
    const { copy: format, language } = place
    if (!link.has_copy || format === undefined || request.method === 'POST') return ended(asked)
    await limit(world, `site-choices-press:${link.link_id}`, PRESSES)
    const file = await visitorCopy(world, link, { content, format, language })
    const body = compressBody(file.type, Buffer.from(file.text))
    const named = ['Content-Disposition', `attachment; filename="${file.name}"`]
    sendBody(request, response, body, { headers: [...privately(entry), ...named] })
    return true
  }

  function showDoor(asked: Asked, status: number, state: Partial<ChoicesDoor>): Promise<boolean> {
    const { language } = asked.place
    const token = state.token ?? door.token(asked.entry)
    return send(asked, { kind: 'door', language, door: { ...state, token } }, status)
  }

  async function showHeld(
    asked: Behind,
    status: number,
    more: Pick<HeldChoices, 'done' | 'problem'>
  ): Promise<boolean> {
    const { content, link, place, token } = asked
    const { language } = place
    const held = await heldChoices(world, link, { content, language, token })
    return send(asked, { kind: 'held', language, held: { ...held, ...more } }, status)
  }

  async function send(
    { content, entry, path, request, response }: Asked,
    choices: ChoicesView,
    status: number
  ): Promise<boolean> {
    const page = await pages.choices(entry, path, content, choices)
    if (!page) return false
    sendBody(request, response, page, { headers: privately(entry, page.policy), status })
    return true
  }

  async function ended({ content, entry, place, request, response }: Asked): Promise<boolean> {
    // What a form sent is not needed.
    request.resume()
    const { language } = place
    const { again, text, title } = CHOICES_WORDS[language].ended
    const more = html`<p><a href="${choicesPath(language, content.language)}">${again}</a></p>`
    const headers = headersOf(entry, { isSecret: true })
    const site = await plainSite(world, entry)
    sendPlain(response, { headers, language, site, status: 404, title, text, more })
    return true
  }

  function redirect({ entry, response }: Asked, location: string): boolean {
    response.writeHead(303, [...privately(entry), 'Location', location]).end()
    return true
  }

  function privately(entry: HostEntry, policy?: string): RawHeaders {
    const about = policy === undefined ? {} : { policy }
    return [...headersOf(entry, { ...about, isPersonal: true }), 'Cache-Control', PRIVATE_CACHING]
  }
}

function hasQuery(request: IncomingMessage, name: string): boolean {
  return new URLSearchParams(queryOf(request.url ?? '')).has(name)
}
