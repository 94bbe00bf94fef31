import { DomUtils, parseDocument } from 'htmlparser2'
import type MagicString from 'magic-string'

export type PageElement = ReturnType<typeof DomUtils.findAll>[number]

/** All elements in document order, with their positions in the text. */
export function readElements(html: string): PageElement[] {
  const document = parseDocument(html, { withEndIndices: true, withStartIndices: true })
  return DomUtils.findAll(() => true, [document])
}

export function startOf({ startIndex }: PageElement): number {
  return startIndex ?? 0
}

/** The position after the element's last character. */
export function endOf({ endIndex }: PageElement): number {
  return (endIndex ?? 0) + 1
}

/** Adds a new attribute to the page's text and to the parsed element. */
export function addAttribute(
  page: MagicString,
  element: PageElement,
  { name, value }: { name: string; value: string }
): void {
  page.appendLeft(startOf(element) + 1 + element.name.length, ` ${name}="${escapeValue(value)}"`)
  element.attribs[name] = value
}

export function escapeValue(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}

/** The content of an element without child elements, e.g. a script's code. */
export function textOf(element: PageElement): string {
  return DomUtils.textContent(element)
}
