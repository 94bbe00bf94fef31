import { createPanel } from '../app.ts'
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_TAGS } from '#messages/language.ts'
import type { World } from '../services/world.ts'

/** The panel as a function from a path to a response, without a server. */
export function inProcessPanel(
  world: World
): (path: string, language?: Language) => Promise<Response> | Response {
  const panel = createPanel({ ...world, log: world.log.child({}, { level: 'warn' }) })
  return (path, language = DEFAULT_LANGUAGE) =>
    panel.request(path, { headers: { 'accept-language': LANGUAGE_TAGS[language] } })
}
