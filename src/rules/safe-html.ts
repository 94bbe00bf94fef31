import sanitize from 'sanitize-html'

/**
 * HTML from outside with nothing in it that runs, loads from a third party's script, submits or reaches out of its
 * place: an allow-list. It is asked when text is stored and again when a page is built, so that neither has to trust the other.
 */
export function safeHtml(html: string): string {
  return sanitize(html, ALLOWED)
}

const TAGS =
  'p br hr h2 h3 h4 blockquote figure figcaption pre ul ol li dl dt dd ' +
  'strong b em i s sub sup small mark abbr code kbd q ' +
  'table caption thead tbody tfoot tr th td a img'

const ALLOWED: sanitize.IOptions = {
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
  // A page has one first heading, and it is its title.
  transformTags: { h1: 'h2' },
  disallowedTagsMode: 'discard'
}

/**
 * The same for what another program put on the clipboard: it says bold by a style, which is kept as a word (`data-look`) for
 * whoever makes a tag of it.
 */
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
