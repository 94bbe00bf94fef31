import { safeHtml } from './safe-html.ts'

const BLOCKS =
  'p|br|hr|h[2-4]|blockquote|figure|figcaption|pre|ul|ol|li|dl|dt|dd|table|caption|thead|tbody|tfoot|tr|th|td'
const AROUND_BLOCK = new RegExp(`[ \\t\\r\\n]*(</?(?:${BLOCKS})\\b[^>]*>)[ \\t\\r\\n]*`, 'g')
const PRE = /(<pre>[^]*?<\/pre>)/

/** Whether two texts look the same: ignores invisible white space, and b/i against strong/em. */
export function isSameHtml(one: string, other: string): boolean {
  return plain(one) === plain(other)
}

function plain(html: string): string {
  return safeHtml(html)
    .replace(/<(\/?)b>/g, '<$1strong>')
    .replace(/<(\/?)i>/g, '<$1em>')
    .split(PRE)
    .map((part, index) =>
      index % 2 === 1
        ? part.replace(/\n+(<\/code><\/pre>)$/, '$1')
        : part.replace(/[ \t\r\n]+/g, ' ').replace(AROUND_BLOCK, '$1')
    )
    .join('')
    .trim()
}
