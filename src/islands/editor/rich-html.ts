import { generateHTML, generateJSON } from '@tiptap/core'
import { safeHtml } from '#rules/content/safe-html.ts'
import { isSameHtml } from '#rules/content/same-html.ts'
import { RICH } from './rich-schema.ts'

/** Whether the rich-text editor would return this HTML unchanged; otherwise it is edited as Markdown. */
export function survivesRichText(html: string): boolean {
  const safe = safeHtml(html)
  return isSameHtml(tidy(generateHTML(generateJSON(safe, RICH), RICH)), tidy(safe))
}

/** Tiptap's HTML without the paragraphs that it puts into every cell and list item. */
export function tidy(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const box of page.querySelectorAll('li, td, th, dd, figure')) unwrap(box)
  for (const table of page.querySelectorAll('table')) addHead(table)
  for (const empty of page.querySelectorAll('p')) {
    if (!empty.textContent?.trim() && !empty.querySelector('img')) empty.remove()
  }
  return safeHtml(page.body.innerHTML)
}

/** Unwraps the only paragraph where nothing but lists follow it; in a figure, always. */
function unwrap(box: Element): void {
  const paragraphs = [...box.children].filter(({ nodeName }) => nodeName === 'P')
  const [first] = paragraphs
  if (!first || first !== box.firstElementChild || paragraphs.length > 1) return
  const others = [...box.children].slice(1)
  const isPicture = box.nodeName === 'FIGURE'
  if (isPicture || others.every(({ nodeName }) => nodeName === 'UL' || nodeName === 'OL')) {
    first.replaceWith(...first.childNodes)
  }
}

/** Leading rows of header cells become the table's head. */
function addHead(table: HTMLTableElement): void {
  const rows = [...table.querySelectorAll('tr')]
  if (table.querySelector('thead')) return
  const first = rows.findIndex((row) => [...row.children].some(({ nodeName }) => nodeName !== 'TH'))
  const heads = first === -1 ? rows.slice(0, 1) : rows.slice(0, first)
  if (heads.length === 0) return
  const head = table.ownerDocument.createElement('thead')
  head.append(...heads)
  table.prepend(head)
}
