// Inlines what a public page needs for its first paint, so that it arrives with the first packets.
// boot.ts fetches the frame's script once the page is readable.

import type MagicString from 'magic-string'
import { isScope, type Styles } from './page-styles.ts'
import { addAttribute, endOf, type PageElement, startOf } from './read-page.ts'

const FRAME_SCRIPT = /^\/_astro\/base\.[^/]+\.js$/
/** Keeps slow phones from painting half of the first section, and then shifting its layout. */
const HOLD_PAINT = '<link rel="expect" href="#first" blocking="render">'
const SECTIONS = ['div', 'header', 'section']

/** Edits the page, and returns its styles and the elements that were removed. */
export function inlineFirstPaint(
  page: MagicString,
  elements: readonly PageElement[],
  stylesOf: (sheets: readonly PageElement[], scopes: readonly string[]) => Styles
): { removed: ReadonlySet<PageElement>; styles: Styles[] } {
  const named = (name: string): PageElement[] => elements.filter((one) => one.name === name)
  const [html] = named('html')
  const [head] = named('head')
  const frame = named('script').find(({ attribs }) => FRAME_SCRIPT.test(attribs['src'] ?? ''))
  if (!html || !head || !frame) throw new Error("A public page lacks the frame's script.")
  const sheets = elements.filter((one) => isStyleSheet(one) && one.parent === head)
  const styles = stylesOf(sheets, scopesOf(elements))
  const headEnd = endOf(head) - '</head>'.length
  page.appendRight(headEnd, `<style>${styles.css}</style>`)
  addAttribute(page, html, { name: 'data-frame', value: frame.attribs['src'] ?? '' })

  const first = firstSection(named('main'))
  if (first) {
    addAttribute(page, first, { name: 'id', value: 'first' })
    page.appendRight(headEnd, HOLD_PAINT)
  }
  const removed = new Set([...sheets, frame])
  for (const element of removed) page.remove(startOf(element), endOf(element))
  return { removed, styles: [styles] }
}

function isStyleSheet({ attribs, name }: PageElement): boolean {
  return name === 'style' || (name === 'link' && attribs['rel'] === 'stylesheet')
}

function scopesOf(elements: readonly PageElement[]): string[] {
  const scopes = new Set(elements.flatMap(({ attribs }) => Object.keys(attribs).filter(isScope)))
  return [...scopes].sort()
}

function firstSection([main]: readonly PageElement[]): PageElement | undefined {
  const first = main?.children.find((node) => !('data' in node) || node.data.trim() !== '')
  const isSection = first && 'attribs' in first && SECTIONS.includes(first.name)
  return isSection && !('id' in first.attribs) ? first : undefined
}
