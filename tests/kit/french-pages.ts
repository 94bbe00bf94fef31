import type { APIRequestContext, Page } from '@playwright/test'
import type { Document } from 'happy-dom'
import { isFrenchPath } from '#rules/french-path.ts'
import { faultsIn } from './french-faults.ts'
import { parsePage, readPage } from './read-page.ts'

/** Every address of the sitemap that is French. */
export async function frenchPaths(request: APIRequestContext): Promise<string[]> {
  const map = await (await request.get('/sitemap.xml')).text()
  const addresses = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '')
  return addresses.map((address) => new URL(address).pathname).filter(isFrenchPath)
}

const READ_OUT = ['alt', 'aria-label', 'aria-roledescription', 'placeholder', 'title']
/** Names of people, firms and files, and what is in another language and says so. */
const NAMES = 'script, style, code, [lang]:not(html), [data-field=name], .name, td:first-child'

/** What a page says: its title, its descriptions, its texts, and what is read out. */
export function shownTexts(document: Document): string[] {
  const page = document.cloneNode(true)
  for (const part of page.querySelectorAll(NAMES)) part.remove()
  const metas = [...page.querySelectorAll('meta[name=description], meta[property^="og:title"]')]
  const attributes = [...page.querySelectorAll('body *')].flatMap((element) =>
    READ_OUT.map((name) => element.getAttribute(name))
  )
  const leaves = [...page.querySelectorAll('title, body *')].flatMap(({ childNodes }) =>
    [...childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent)
  )
  return [...metas.map((meta) => meta.getAttribute('content')), ...attributes, ...leaves]
    .map((text) => text?.replaceAll(/[^\S\u00A0]+/g, ' ').replaceAll(/^ | $/g, '') ?? '')
    .filter(Boolean)
}

/** Of our largest plan, of a made-up brokerage, and of an association's form. */
const ENGLISH_NAMES =
  /(?:Lakeshore Realty |(?<=^(?:Choisir |Avec le forfait )?))Brokerage|Data License(?: Agreement)?/g

/** What on a French page isn't French, and its links that lead to English pages without saying so. */
export function frenchFaultsIn(document: Document): string[] {
  return [...textFaultsIn(document), ...strayLinksIn(document)]
}

function textFaultsIn(document: Document): string[] {
  return shownTexts(document).flatMap((text) =>
    faultsIn(text.replaceAll(ENGLISH_NAMES, '…')).map((fault) => `${fault}: ${text}`)
  )
}

function strayLinksIn(document: Document): string[] {
  return [...document.querySelectorAll('a[href^="/"]:not([hreflang])')].flatMap((link) => {
    const [address = ''] = (link.getAttribute('href') ?? '').split(/[?#]/)
    // Our samples are in English alone.
    return isFrenchPath(address) || address.startsWith('/demo/')
      ? []
      : [`an English address: ${address}`]
  })
}

/** The same of an open page, as its scripts have changed it; of an agent's website, its texts. */
export async function frenchFaultsOf(page: Page): Promise<string[]> {
  const document = parsePage(await page.content())
  return isOnAgentSite(page) ? textFaultsIn(document) : frenchFaultsIn(document)
}

/** There, '/' is in the main language, whichever that is. */
export function isOnAgentSite(page: Page): boolean {
  return new URL(page.url()).hostname.endsWith('.localhost')
}

const SCRIPT = /[\w./-]*?([\w-]+(?:\.[\w-]+)+\.js)/g

/** All code of a page's scripts, with whatever they load. */
export async function scriptsOf(request: APIRequestContext, path: string): Promise<string> {
  const read = new Map<string, string>()
  async function readAll(text: string): Promise<void> {
    const names = [...text.matchAll(SCRIPT)].map(([, name]) => name ?? '')
    for (const name of names) {
      if (read.has(name)) continue
      const response = await request.get(`/_astro/${name}`)
      read.set(name, response.ok() ? await response.text() : '')
      await readAll(read.get(name) ?? '')
    }
  }
  await readAll((await readPage(request, path)).html)
  return [...read.values()].join('\n')
}
