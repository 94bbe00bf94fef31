import type { IncomingMessage, ServerResponse } from 'node:http'
import { confirmSearchMessages } from '#messages/hosting/confirm-search.ts'
import { describeQuery } from '#sites/words/describe-search.ts'
import { confirmSearch, searchOfToken } from '../actions/leads/saved-searches/confirm-search.ts'
import type { World } from '../services/world.ts'
import type { HostEntry } from './host-map.ts'
import { languageOf, sendPlain } from './plain-page.ts'
import { plainSite } from './plain-site.ts'
import type { RawHeaders } from './site-headers.ts'

/**
 * Confirms the address of a saved search by one press, without script. A link alone changes nothing:
 * programs that check emails open every link.
 */
export async function sendConfirmPage(
  world: World,
  request: IncomingMessage,
  response: ServerResponse,
  { entry, headers, token }: { entry: HostEntry; headers: RawHeaders; token: string }
): Promise<void> {
  // What a form sent is not needed.
  request.resume()
  const saved = await searchOfToken(world, token)
  const language = saved?.language ?? languageOf(request.headers['accept-language'])
  const t = confirmSearchMessages[language]
  const { website_id } = entry.site
  const site = await plainSite(world, entry)
  if (saved?.website_id !== website_id) {
    return sendPlain(response, { headers, language, site, status: 404, ...t.unknown })
  }
  const { name } = site
  const isPressed = request.method === 'POST'
  if (isPressed) await confirmSearch(world, saved, entry.host)
  const search = describeQuery(saved.query)[language]
  const isDone = isPressed || saved.confirmed_at !== null
  sendPlain(response, {
    headers,
    language,
    site,
    status: 200,
    ...(isDone
      ? { title: t.done.title, text: t.done.text(name, search) }
      : { title: t.ask.title, text: t.ask.text(name, search), button: t.ask.button })
  })
}
