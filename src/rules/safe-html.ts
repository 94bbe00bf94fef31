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
