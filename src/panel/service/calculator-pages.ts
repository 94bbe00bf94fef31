import { readFile, readlink } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { englishPath, isFrenchPath } from '#rules/french-path.ts'
import { fillElement } from '#rules/content/fill-element.ts'
import { asksCosts } from '#rules/home-costs/ask-costs.ts'
import { calculatorAtPath } from '#rules/home-costs/calculator-path.ts'
import { figuresDay } from '#rules/home-costs/figures-day.ts'
import type { SiteBuild } from '../hosting/site-build.ts'
import type { World } from '../services/world.ts'
import { pageHeaders } from './page-headers.ts'

/** Where a published page has its calculator. */
const PLACE = 'data-calculator'

/**
 * Answers a calculator of the marketing site, which is asked by its address: the published page with the
 * answer in it. False for any other request, and while no such page is published.
 */
export function calculatorPages(
  { clock, settings }: World,
  siteDir: string,
  sites: SiteBuild | undefined
) {
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    path: string
  ): Promise<boolean> => {
    const kind = calculatorAtPath(englishPath(path))
    const language = isFrenchPath(path) ? 'fr' : 'en'
    const [, query = ''] = (request.url ?? '').split('?')
    if (!kind || !sites || request.method !== 'GET' || !asksCosts(query)) return false
    const published = await readPublished(siteDir, path).catch(() => undefined)
    if (!published) return false
    const body = Buffer.from(
      fillElement(
        published.html,
        PLACE,
        sites.renderer.calculator(kind, language, { day: figuresDay(clock()), query })
      )
    )
    pageHeaders(published.release, settings)(response, path)
    response.writeHead(200, {
      'Cache-Control': 'no-store',
      'Content-Length': body.length,
      'Content-Type': 'text/html;charset=utf-8'
    })
    response.end(body)
    return true
  }
}

/** The page of the release that is shown now. @throws where there is none */
async function readPublished(
  siteDir: string,
  path: string
): Promise<{ html: string; release: string }> {
  const release = resolve(siteDir, await readlink(join(siteDir, 'current')))
  return { html: await readFile(join(release, `${path}.html`), 'utf8'), release }
}
