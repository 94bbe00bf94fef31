// @vitest-environment happy-dom
import { generateHTML } from '@tiptap/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { survivesRichText, writtenHtml } from '#islands/editor/rich-html.ts'
import { RICH } from '#islands/editor/rich-schema.ts'
import { safeHtml } from '#rules/content/safe-html.ts'

type RichNode = { type: string; content?: RichNode[]; [rest: string]: unknown }

const PIECES = ['a', 'b', ' ', '  ', '\u00a0', '<', '&', '*', '1. ']
const LINKS = ['https://x.ca', '/pricing', '/_astro/a.js', 'mailto:a@x.ca']
const MARKS = ['bold', 'italic', 'strike', 'sub', 'small', 'mark', 'kbd', 'q']

const text = fc
  .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join(''))
const mark = fc.oneof(
  fc.constantFrom(...MARKS).map((type) => ({ type, attrs: {} })),
  fc.constantFrom(...LINKS).map((href) => ({ type: 'link', attrs: { href } })),
  fc.constant({ type: 'abbr', attrs: { title: 'a b' } })
)
const marks = fc.oneof(
  fc.uniqueArray(mark, { maxLength: 3, selector: ({ type }) => type }),
  fc.constant([{ type: 'code' }])
)
const inline = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('text'), text, marks }) },
  fc.record({ type: fc.constant('hardBreak'), marks }),
  fc.record({
    type: fc.constant('image'),
    attrs: fc.constant({ src: '/pictures/a.webp', alt: 'b' }),
    marks
  })
)
const content = fc.array(inline, { maxLength: 4 })
const paragraph = content.map((inlines): RichNode => ({ type: 'paragraph', content: inlines }))
const flat = fc.oneof(
  { weight: 3, arbitrary: paragraph },
  fc.record({ type: fc.constant('heading'), attrs: fc.constant({ level: 3 }), content }),
  text.map((code): RichNode => ({ type: 'codeBlock', content: [{ type: 'text', text: code }] })),
  fc.constant({ type: 'horizontalRule' })
)
const items = fc.array(fc.tuple(paragraph, fc.array(flat, { maxLength: 1 })), {
  minLength: 1,
  maxLength: 2
})
const list = fc
  .tuple(fc.constantFrom('bulletList', 'orderedList'), items)
  .map(([type, each]): RichNode => ({
    type,
    content: each.map(([first, others]) => ({ type: 'listItem', content: [first, ...others] }))
  }))
const nestedList = fc.tuple(paragraph, list).map((inner): RichNode => ({
  type: 'bulletList',
  content: [{ type: 'listItem', content: inner }]
}))
const table = fc
  .array(fc.tuple(fc.constantFrom('tableCell', 'tableHeader'), fc.oneof(flat, list)), {
    minLength: 1,
    maxLength: 3
  })
  .map((cells): RichNode => ({
    type: 'table',
    content: cells.map(([type, cell]) => ({
      type: 'tableRow',
      content: [{ type, content: [cell] }]
    }))
  }))
const quote = fc
  .array(fc.oneof(flat, list, table), { minLength: 1, maxLength: 2 })
  .map((quoted): RichNode => ({ type: 'blockquote', content: quoted }))
const written = fc
  .array(fc.oneof({ weight: 2, arbitrary: flat }, list, nestedList, table, quote), {
    minLength: 1,
    maxLength: 3
  })
  .map((blocks): RichNode => ({ type: 'doc', content: blocks }))

test('whatever is written as rich text opens as rich text again', () => {
  fc.assert(
    fc.property(written, (document) => {
      const html = generateHTML(document, RICH)
      const stored = safeHtml(writtenHtml(html))
      expect(survivesRichText(stored), stored).toBe(true)
      expect(lettersOf(stored)).toBe(lettersOf(html))
    }),
    { numRuns: 60 }
  )
})

function lettersOf(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  return (page.body.textContent ?? '').replace(/\s/g, '')
}
