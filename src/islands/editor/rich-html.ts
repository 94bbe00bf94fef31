import { generateHTML, generateJSON } from '@tiptap/core'
import { safeHtml } from '#rules/content/safe-html.ts'
import { isSameHtml } from '#rules/content/same-html.ts'
import { RICH } from './rich-schema.ts'

/** Whether the rich editor would give this text back as it took it. What it does not know, Markdown keeps. */
export function staysWhole(html: string): boolean {
  const safe = safeHtml(html)
  return isSameHtml(tidy(generateHTML(generateJSON(safe, RICH), RICH)), tidy(safe))
}

/** What the rich editor holds, written as a person would have: it puts a paragraph into every cell and every item. */
export function tidy(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const box of page.querySelectorAll('li, td, th, dd, figure')) unwrap(box)
  for (const table of page.querySelectorAll('table')) giveHead(table)
  for (const empty of page.querySelectorAll('p')) {
    if (!empty.textContent?.trim() && !empty.querySelector('img')) empty.remove()
  }
  return safeHtml(page.body.innerHTML)
}

/** Its only paragraph, where nothing but lists follows; a picture's in any case. */
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

/** The first rows are its head where every cell of theirs is one of a head. */
function giveHead(table: HTMLTableElement): void {
  const rows = [...table.querySelectorAll('tr')]
  if (table.querySelector('thead')) return
  const first = rows.findIndex((row) => [...row.children].some(({ nodeName }) => nodeName !== 'TH'))
  const heads = first === -1 ? rows.slice(0, 1) : rows.slice(0, first)
  if (heads.length === 0) return
  const head = table.ownerDocument.createElement('thead')
  head.append(...heads)
  table.prepend(head)
}
