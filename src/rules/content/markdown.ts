import { Marked } from 'marked'
import Turndown from 'turndown'
import { safeHtml } from './safe-html.ts'
import { isSameHtml } from './same-html.ts'

/** Markdown as sanitised HTML. */
export function fromMarkdown(markdown: string): string {
  return safeHtml(reader.parse(markdown, { async: false })).trim()
}

/**
 * HTML as Markdown that `fromMarkdown` turns back into the same HTML. Blocks that Markdown can't
 * express stay HTML, which Markdown allows, so nothing is lost.
 */
export function toMarkdown(html: string): string {
  const safe = safeHtml(html).trim()
  const blocks = blocksOf(safe)
  const joined = blocks.map(blockToMarkdown).join('\n\n')
  if (isLossless(joined, safe)) return joined
  // Blocks that convert well alone may merge with a neighbour, as two lists do.
  const apart = blocks.map(asHtml).join('\n\n')
  return isLossless(apart, safe) ? apart : inDiv(safe)
}

const reader = new Marked({
  gfm: true,
  renderer: {
    del({ tokens }) {
      return `<s>${this.parser.parseInline(tokens)}</s>`
    }
  }
})

const writer = new Turndown({
  headingStyle: 'atx',
  hr: '---',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '*',
  br: '\\'
})
  .keep(['sub', 'sup', 'small', 'mark', 'abbr', 'kbd', 'q'] as never)
  .addRule('struck', { filter: ['s'], replacement: (content) => `~~${content}~~` })
  .addRule('item', {
    filter: 'li',
    replacement(content, item) {
      const list = item.parentNode as Element
      const at = Array.from(list.children).indexOf(item as Element)
      const start = Number(list.getAttribute('start') ?? 1)
      const mark = list.nodeName === 'OL' ? `${start + at}. ` : '- '
      const lines = content.trim().replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`)
      const isLoose = /\n\n\s*$/.test(content)
      return `${mark}${lines}${item.nextSibling ? (isLoose ? '\n\n' : '\n') : ''}`
    }
  })
  .addRule('sized', {
    filter: (node) =>
      node.nodeName === 'IMG' && (node.hasAttribute('width') || node.hasAttribute('height')),
    replacement: (_, node) => (node as Element).outerHTML
  })
  .addRule('cell', {
    filter: ['th', 'td'],
    replacement: (content) => ` ${content.trim().replace(/\|/g, '\\|')} |`
  })
  .addRule('row', {
    filter: 'tr',
    replacement: (cells, row) =>
      `\n|${cells}${row.parentNode?.nodeName === 'THEAD' ? `\n|${cells.replace(/[^|\\]+|\\.?/g, '').replace(/\|/g, ' --- |')}` : ''}`
  })
  .addRule('rows', { filter: ['thead', 'tbody'], replacement: (rows) => rows })
  .addRule('table', {
    filter: 'table',
    replacement: (rows) => `\n\n${rows.trim().replace(/\n+/g, '\n')}\n\n`
  })

/** Turndown escapes Markdown's syntax; tags, entities and bare addresses need escaping too. */
const escapeSyntax = writer.escape.bind(writer)
writer.escape = (text) =>
  escapeSyntax(text)
    .replace(/</g, '\\<')
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replace(/:\/\//g, '\\://')
    .replace(/\bwww\./gi, (start) => start.replace('.', '\\.'))
    .replace(/@/g, '\\@')

const BREAK = '\u0001'
/** Splits HTML into its top-level blocks, unchanged. */
const splitter = new Turndown().addRule('block', {
  filter: (node) => node.parentElement?.id === 'turndown-root',
  replacement: (_, node) => `${BREAK}${(node as Element).outerHTML}${BREAK}`
})

function blocksOf(html: string): string[] {
  if (!html) return []
  const parts = splitter.turndown(html).split(BREAK)
  // Even positions hold text outside of any block.
  const isLoose = parts.some((part, index) => index % 2 === 0 && part.trim() !== '')
  return isLoose ? [html] : parts.filter((_, index) => index % 2 === 1)
}

function blockToMarkdown(block: string): string {
  const markdown = writer.turndown(block)
  return markdown && isLossless(markdown, block) ? markdown : asHtml(block)
}

/** An empty line would end the HTML block in Markdown. */
function asHtml(block: string): string {
  const html = safeHtml(block).replace(/\n(?=[ \t\r]*\n)/g, '&#10;')
  return isLossless(html, block) ? html : inDiv(html)
}

/** Markdown would wrap inline HTML in a paragraph; `safeHtml` removes the div again. */
function inDiv(html: string): string {
  return `<div>${html.replace(/\n(?=[ \t\r]*\n)/g, '&#10;')}</div>`
}

function isLossless(markdown: string, html: string): boolean {
  return isSameHtml(fromMarkdown(markdown), html)
}
