// The picture that a link to a page shows elsewhere: each page names its own (src/sections/frame/page-meta.astro).

import { createHash } from 'node:crypto'
import type MagicString from 'magic-string'
import { endOf, escapeValue, type PageElement, startOf, textOf } from './read-page.ts'

export type OgPicture = { name: string; path: string; title: string }

const NAME = /^(?<site>.*)(?<name>\/og\/[\w-]+)\.png$/
const ALT_END = ', above a street of Canadian houses'

/**
 * Gives the picture that is drawn for a page an address of its own: a different one for every other drawing and title, so
 * that browsers may keep it forever. Undefined for a page that brings its own picture.
 */
export function nameOgPicture(
  page: MagicString,
  elements: readonly PageElement[],
  drawing: string
): OgPicture | undefined {
  const meta = (property: string): PageElement | undefined =>
    elements.find(({ attribs, name }) => name === 'meta' && attribs['property'] === property)
  const picture = meta('og:image')
  const alt = meta('og:image:alt')?.attribs['content']
  const found = NAME.exec(picture?.attribs['content'] ?? '')
  // Only a drawn picture's size is known.
  if (!picture || !found?.groups || !meta('og:image:width') || !alt?.endsWith(ALT_END))
    return undefined
  const { name = '', site = '' } = found.groups
  const title = alt.slice(0, -ALT_END.length)
  const hash = createHash('sha256').update(`${drawing}\0${name}\0${title}`).digest('hex')
  const path = `${name}.${hash.slice(0, 8)}.png`

  const [from, to] = [found[0], `${site}${path}`]
  const content = escapeValue(to)
  page.update(startOf(picture), endOf(picture), `<meta property="og:image" content="${content}">`)
  picture.attribs['content'] = to
  for (const element of elements) {
    if (element.attribs['type'] === 'application/ld+json') renameInData(page, element, from, to)
  }
  return { name: `${name}.png`, path, title }
}

/** What the page says to search engines names the same picture. */
function renameInData(page: MagicString, element: PageElement, from: string, to: string): void {
  const before = textOf(element)
  const data: unknown = JSON.parse(before, (key, value: unknown) =>
    key === 'image' && value === from ? to : value
  )
  const after = JSON.stringify(data).replaceAll('<', '\\u003c')
  const [first] = element.children
  if (after !== before && typeof first?.startIndex === 'number')
    page.update(first.startIndex, first.startIndex + before.length, after)
}
