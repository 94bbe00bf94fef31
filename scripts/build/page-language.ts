// Tells each page its address in the other language, and has the links of a French page lead to French pages where there
// are such. docs/decisions/0232

import type { MiddlewareHandler } from 'astro'
import { frenchAddresses } from '#content/french-addresses.ts'
import { LANGUAGE_TAGS } from '#messages/language.ts'
import { englishPath, frenchPath, isFrenchPath } from '#rules/french-path.ts'
import { barePath } from '#rules/paths.ts'
import { DEMO_AGENTS } from '#sites/demo-agents.ts'
import { linksInFrench } from './links-in-french.ts'

/** The sample websites of agents who work in French. */
const FRENCH_DEMOS = new Set(
  DEMO_AGENTS.filter(({ site }) => site.language === 'fr').map(({ slug }) => `/demo/${slug}`)
)

export const onRequest: MiddlewareHandler = async ({ locals, url }, next) => {
  const path = englishPath(barePath(url.pathname))
  if (frenchAddresses().has(path)) locals.addresses = { en: path, fr: frenchPath(path) }
  const response = await next()
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  if (!isPage || !isFrenchPath(url.pathname)) return response
  const { headers, status } = response
  const html = linksInFrench(await response.text(), {
    english: LANGUAGE_TAGS.en,
    isFrench: (address) => frenchAddresses().has(address),
    isInFrench: (address) => FRENCH_DEMOS.has(address)
  })
  headers.delete('content-length')
  return new Response(html, { headers, status })
}
