import type { IncomingMessage, ServerResponse } from 'node:http'
import { html } from 'hono/html'
import { accountLinkMessages } from '#messages/hosting/account-link.ts'
import { accountPath } from '#rules/listings/account-path.ts'
import { useVowLinkOf, vowLinkOfToken } from '../actions/leads/vow/use-link.ts'
import { hasVow } from '../records/listings/feeds/show-feeds.ts'
import type { World } from '../services/world.ts'
import { accountCookie } from './account-cookie.ts'
import type { HostEntry } from './host-map.ts'
import { languageOf, sendPlain } from './plain-page.ts'
import { plainSite } from './plain-site.ts'
import { NO_CACHING, type RawHeaders } from './site-headers.ts'

/**
 * Registers a visitor, or signs them in, by one press, without script. A link alone changes nothing: programs
 * that check emails open every link.
 */
export async function sendAccountLinkPage(
  world: World,
  request: IncomingMessage,
  response: ServerResponse,
  { entry, headers, token }: { entry: HostEntry; headers: RawHeaders; token: string }
): Promise<void> {
  // What a form sent is not needed.
  request.resume()
  const { website_id } = entry.site
  const link = await vowLinkOfToken(world, token)
  const language = link?.language ?? languageOf(request.headers['accept-language'])
  const t = accountLinkMessages[language]
  const isOurs = link?.website_id === website_id && (await hasVow(world.db, website_id))
  const site = await plainSite(world, entry)
  if (!isOurs || link.used_at || link.expires_at <= world.clock()) return refuse('used')
  const { main, name } = site
  const account = accountPath(language, main)
  if (request.method !== 'POST') {
    const { button, text, title } = link.terms_version === null ? t.signIn : t.register
    const page = { button, status: 200, text: text(name), title }
    return sendPlain(response, { headers, language, site, ...page })
  }
  const { link_id } = link
  const used = await useVowLinkOf(world, { host: entry.host, link_id, website_id })
  if (typeof used === 'string') return refuse(used, account)
  const cookie = accountCookie(world.settings).write(used.token, used.until)
  const more = ['Set-Cookie', cookie, 'Location', account, 'Cache-Control', NO_CACHING]
  response.writeHead(303, [...headers, ...more]).end()

  function refuse(why: 'ended' | 'expired' | 'used', account?: string): void {
    const more = account === undefined ? '' : html`<p><a href="${account}">${t.account}</a></p>`
    const { text, title } = t[why]
    sendPlain(response, {
      headers,
      language,
      site,
      status: why === 'used' ? 404 : 403,
      title,
      text,
      ...(why !== 'ended' && { more })
    })
  }
}
