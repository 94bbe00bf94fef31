import { htmlText } from '../../content/html-text.ts'
import { printable } from '../../content/printable.ts'
import { REMARKS_MAX } from '../listing-limits.ts'

const PHONE = /(?:\+?1[ .-]?)?\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/g

/**
 * A feed's remarks as plain text: without markup and without phone numbers, which would lead visitors
 * past the agent whose website it is. Longer ones end at a word.
 */
export function feedRemarks(text: string): string {
  const plain = printable(htmlText(text)).replaceAll(PHONE, '…').trim()
  if (plain.length <= REMARKS_MAX) return plain
  const cut = plain.slice(0, REMARKS_MAX - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), REMARKS_MAX / 2)).trimEnd()}…`
}
