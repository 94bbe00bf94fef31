import { Marked } from 'marked'
import Turndown from 'turndown'
import { safeHtml } from './safe-html.ts'
import { isSameHtml } from './same-html.ts'

/** Markdown as the HTML that a page shows: nothing else than `safeHtml` lets through. */
export function fromMarkdown(markdown: string): string {
  return safeHtml(reader.parse(markdown, { async: false })).trim()
}

/**
 * HTML as Markdown from which `fromMarkdown` makes the same HTML again. A block that Markdown has no words for stands in
 * it as HTML, which Markdown allows: nothing is lost on the way.
 */
export function toMarkdown(html: string): string {
  const safe = safeHtml(html).trim()
  const blocks = blocksOf(safe)
  const whole = blocks.map(written).join('\n\n')
  if (keeps(whole, safe)) return whole
  // Each by itself is right, but neighbours run into one another, as two lists do.
  const apart = blocks.map(asHtml).join('\n\n')
  return keeps(apart, safe) ? apart : inDiv(safe)
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
  .addRule('struck', { filter: ['s'], replacement: (words) => `~~${words}~~` })
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
    replacement: (words) => ` ${words.trim().replace(/\|/g, '\\|')} |`
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

/** Turndown knows Markdown's own signs; tags, entities and bare addresses are read as well. */
const escapeSigns = writer.escape.bind(writer)
writer.escape = (words) =>
  escapeSigns(words)
    .replace(/</g, '\\<')
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replace(/:\/\//g, '\\://')
    .replace(/\bwww\./gi, (start) => start.replace('.', '\\.'))
    .replace(/@/g, '\\@')

const BREAK = '\u0001'
/** Takes a text apart: what stands at its top, block by block, as it is. */
const splitter = new Turndown().addRule('block', {
  filter: (node) => node.parentElement?.id === 'turndown-root',
  replacement: (_, node) => `${BREAK}${(node as Element).outerHTML}${BREAK}`
})

function blocksOf(html: string): string[] {
  if (!html) return []
  const parts = splitter.turndown(html).split(BREAK)
  // Words that stand in no block of their own are told from blocks by their place.
  const isLoose = parts.some((part, index) => index % 2 === 0 && part.trim() !== '')
  return isLoose ? [html] : parts.filter((_, index) => index % 2 === 1)
}

function written(block: string): string {
  const markdown = writer.turndown(block)
  return markdown && keeps(markdown, block) ? markdown : asHtml(block)
}

/** An empty line would end it for Markdown. */
function asHtml(block: string): string {
  const html = safeHtml(block).replace(/\n(?=[ \t\r]*\n)/g, '&#10;')
  return keeps(html, block) ? html : inDiv(html)
}

/** What is no block to Markdown would be put into a paragraph; `safeHtml` takes the box away again. */
function inDiv(html: string): string {
  return `<div>${html.replace(/\n(?=[ \t\r]*\n)/g, '&#10;')}</div>`
}

function keeps(markdown: string, html: string): boolean {
  return isSameHtml(fromMarkdown(markdown), html)
}
