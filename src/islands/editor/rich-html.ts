import { generateHTML, generateJSON } from '@tiptap/core'
import { safeHtml } from '#rules/content/safe-html.ts'
import { isSameHtml } from '#rules/content/same-html.ts'
import { RICH } from './rich-schema.ts'

/** Whether the rich-text editor would return this HTML unchanged; otherwise it is edited as Markdown. */
export function survivesRichText(html: string): boolean {
  const safe = safeHtml(html)
  return isSameHtml(readBack(safe), tidy(safe))
}

/** What to store of the rich-text editor's HTML: what the editor itself will read from it. */
export function writtenHtml(html: string): string {
  return readBack(tidy(html))
}

function readBack(html: string): string {
  return tidy(generateHTML(generateJSON(html, RICH), RICH))
}

/** Tiptap's HTML without the paragraphs that it puts into every cell and list item. */
export function tidy(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const box of page.querySelectorAll('li, td, th, dd, figure')) unwrap(box)
  for (const table of page.querySelectorAll('table')) addHead(table)
  for (const paragraph of page.querySelectorAll('p')) {
    if (isEmpty(paragraph) && !opensItem(paragraph)) paragraph.remove()
  }
  return safeHtml(page.body.innerHTML)
}

function isEmpty(paragraph: Element): boolean {
  return !paragraph.textContent?.trim() && !paragraph.querySelector('img')
}

/** Without it, the editor would read what follows as being outside the list item. */
function opensItem(paragraph: Element): boolean {
  const { nextElementSibling, parentElement, previousElementSibling } = paragraph
  return parentElement?.nodeName === 'LI' && !previousElementSibling && !!nextElementSibling
}

/** Unwraps the only paragraph where nothing but lists follow it; in a figure, always. */
function unwrap(box: Element): void {
  const paragraphs = [...box.children].filter(({ nodeName }) => nodeName === 'P')
  const [first] = paragraphs
  if (!first || first !== box.firstElementChild || paragraphs.length > 1) return
  if (isEmpty(first) && opensItem(first)) return
  const others = [...box.children].slice(1)
  const isPicture = box.nodeName === 'FIGURE'
  if (isPicture || others.every(({ nodeName }) => nodeName === 'UL' || nodeName === 'OL')) {
    first.replaceWith(...first.childNodes)
  }
}

/** Leading rows of header cells become the table's head. */
function addHead(table: HTMLTableElement): void {
  const parts = [...table.children]
  if (parts.some(({ nodeName }) => nodeName === 'THEAD')) return
  // The rows of a table inside a cell are its own.
  const rows = parts.flatMap((part) => [...part.children])
  const first = rows.findIndex((row) => [...row.children].some(({ nodeName }) => nodeName !== 'TH'))
  const heads = first === -1 ? rows.slice(0, 1) : rows.slice(0, first)
  if (heads.length === 0) return
  const head = table.ownerDocument.createElement('thead')
  head.append(...heads)
  table.prepend(head)
}
