import type { IncomingMessage, ServerResponse } from 'node:http'
import { unsubscribePageMessages } from '#messages/hosting/unsubscribe.ts'
import { isAlert, readUnsubscribe, unsubscribe } from '../actions/leads/unsubscribe.ts'
import type { World } from '../services/world.ts'
import type { HostEntry } from './host-map.ts'
import { languageOf, sendPlain } from './plain-page.ts'
import { plainSite } from './plain-site.ts'
import type { RawHeaders } from './site-headers.ts'

/**
 * Unsubscribes by one press, without script. A link alone changes nothing: programs that check emails
 * open every link.
 */
export async function sendUnsubscribePage(
  world: World,
  request: IncomingMessage,
  response: ServerResponse,
  asked: { token: string; entry: HostEntry; headers: RawHeaders }
): Promise<void> {
  const { entry, headers, token } = asked
  const { website_id } = entry.site
  const found = await readUnsubscribe(world, token)
  const email = found?.email
  const language = email?.language ?? languageOf(request.headers['accept-language'])
  const t = unsubscribePageMessages[language]
  const site = await plainSite(world, entry)
  const { name } = site
  if (!found || (email && email.website_id !== website_id)) {
    return sendPlain(response, { headers, language, site, status: 404, ...t.unknown })
  }
  if (!email) return sendPlain(response, { headers, language, site, status: 200, ...t.test })
  const isPressed = request.method === 'POST'
  if (isPressed) await unsubscribe(world, email)
  // What a form sent is not needed.
  request.resume()
  const isDone = isPressed || email.unsubscribed_at !== null
  const { ask, done } = isAlert(email)
    ? t.alerts
    : { ...t, ask: { ...t.ask, title: t.ask.title(name) } }
  sendPlain(response, {
    headers,
    language,
    site,
    status: 200,
    ...(isDone
      ? { title: done.title, text: done.text(name) }
      : { title: ask.title, text: ask.text(name), button: ask.button })
  })
}
