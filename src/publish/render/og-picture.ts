// A page's Open Graph picture, which src/sections/frame/page-meta.astro names.

import { createHash } from 'node:crypto'
import type MagicString from 'magic-string'
import { endOf, escapeValue, type PageElement, startOf, textOf } from './read-page.ts'

export type OgPicture = { name: string; path: string; title: string }

const NAME = /^(?<site>.*)(?<name>\/og\/[\w-]+)\.png$/
/** What page-meta.astro writes after the title, in each language. */
const ALT_END =
  /(, above a street of Canadian houses|, au-dessus d’une rue de maisons canadiennes)$/

/**
 * Gives the page's drawn picture an address that changes with its drawing and title, so that it can
 * be cached forever. Undefined for a page with a picture of its own.
 */
export function assignOgPicture(
  page: MagicString,
  elements: readonly PageElement[],
  drawing: string
): OgPicture | undefined {
  const meta = (property: string): PageElement | undefined =>
    elements.find(({ attribs, name }) => name === 'meta' && attribs['property'] === property)
  const picture = meta('og:image')
  const alt = meta('og:image:alt')?.attribs['content']
  const match = NAME.exec(picture?.attribs['content'] ?? '')
  // Only drawn pictures state their size.
  if (!picture || !match?.groups || !meta('og:image:width') || !alt || !ALT_END.test(alt))
    return undefined
  const { name = '', site = '' } = match.groups
  const title = alt.replace(ALT_END, '')
  const hash = createHash('sha256').update(`${drawing}\0${name}\0${title}`).digest('hex')
  const path = `${name}.${hash.slice(0, 8)}.png`

  const [from, to] = [match[0], `${site}${path}`]
  const content = escapeValue(to)
  page.update(startOf(picture), endOf(picture), `<meta property="og:image" content="${content}">`)
  picture.attribs['content'] = to
  for (const element of elements) {
    if (element.attribs['type'] === 'application/ld+json')
      updateStructuredData(page, element, from, to)
  }
  return { name: `${name}.png`, path, title }
}

/** Updates the picture's address in structured data. */
function updateStructuredData(
  page: MagicString,
  element: PageElement,
  from: string,
  to: string
): void {
  const before = textOf(element)
  const data: unknown = JSON.parse(before, (key, value: unknown) =>
    key === 'image' && value === from ? to : value
  )
  const after = JSON.stringify(data).replaceAll('<', '\\u003c')
  const [first] = element.children
  if (after !== before && typeof first?.startIndex === 'number')
    page.update(first.startIndex, first.startIndex + before.length, after)
}
