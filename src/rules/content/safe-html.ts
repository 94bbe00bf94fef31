import sanitize from 'sanitize-html'
import { isVisible, printable } from './printable.ts'
import { isBuiltFile } from '../websites/web-address.ts'

/**
 * Sanitises HTML with an allow-list: no scripts, forms, third-party resources or ways out of its
 * container. Runs when text is stored and again when a page is built.
 */
export function safeHtml(html: string): string {
  return printable(sanitize(printable(html), ALLOWED))
}

/** Whether a reader would see any of it: text or a picture. */
export function showsSomething(html: string): boolean {
  const bare = sanitize(html, { allowedTags: ['img'], allowedAttributes: {} })
  return bare.includes('<img') || isVisible(bare)
}

/** Deeper than any real text. */
const NESTED_MAX = 100

const TAGS =
  'p br hr h2 h3 h4 blockquote figure figcaption pre ul ol li dl dt dd ' +
  'strong b em i s sub sup small mark abbr code kbd q ' +
  'table caption thead tbody tfoot tr th td a img'

/** What a text may contain. */
export const ALLOWED: sanitize.IOptions = {
  allowedTags: TAGS.split(' '),
  allowedAttributes: {
    a: ['href', 'title'],
    abbr: ['title'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan']
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  // The only h1 on a page is its title.
  transformTags: { h1: 'h2', a: withoutBuiltLink },
  exclusiveFilter: ({ attribs, tag }) => tag === 'img' && isBuiltFile(attribs['src'] ?? ''),
  nestingLimit: NESTED_MAX,
  disallowedTagsMode: 'discard'
}

function withoutBuiltLink(tagName: string, attribs: sanitize.Attributes): sanitize.Tag {
  const kept = Object.entries(attribs).filter(
    ([name, value]) => name !== 'href' || !isBuiltFile(value)
  )
  return { tagName, attribs: Object.fromEntries(kept) }
}

/** The same for pasted HTML, with inline styles kept in `data-look` so that bold can become a tag. */
export function safeWithLooks(html: string): string {
  return sanitize(html, WITH_LOOKS)
}

const WITH_LOOKS: sanitize.IOptions = {
  ...ALLOWED,
  allowedTags: [...TAGS.split(' '), 'span'],
  allowedAttributes: { ...ALLOWED.allowedAttributes, b: ['data-look'], span: ['data-look'] },
  transformTags: { ...ALLOWED.transformTags, b: withLook, span: withLook }
}

function withLook(tagName: string, { style }: sanitize.Attributes): sanitize.Tag {
  return { tagName, attribs: style ? { 'data-look': style } : {} }
}
