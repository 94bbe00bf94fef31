import { cutAtWord } from '../../content/cut-at-word.ts'
import { htmlText } from '../../content/html-text.ts'
import { printable } from '../../content/printable.ts'
import { REMARKS_MAX } from '../listing-limits.ts'

const PHONE = /(?:\+?1[ .-]?)?\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/g
/** Without all of its separators: by the rules of North American numbers, and not a part or an amount. */
const PLAIN_PHONE =
  /(?<![\p{L}\d$]|\d[.,-])(?:\+?1[ .-]?)?\(?[2-9]\d{2}\)?[ .-]?[2-9]\d{2}[ .-]?\d{4}(?![\p{L}\d]|[.,-]\d|\s?\$)/gu
/** A number that follows one of these is known by it: of a listing, or of a parcel. */
const NAMED =
  /\b(?:MLS|SIA|listing|inscription|lot|cadastr\p{L}*|PI[DN]|ARN|roll)[^\p{L}\d]*(?:number|numéro|no)?[^\p{L}\d]*$/iu
const NAME_MAX = 30
/** Characters of remarks with their markup. */
const HTML_MAX = 20_000

/**
 * A feed's remarks as plain text: without markup and without phone numbers, which would lead visitors
 * past the agent whose website it is. Longer ones end at a word.
 */
export function feedRemarks(text: string): string {
  return cleanRemarks(htmlText(text.slice(0, HTML_MAX))).text
}

/** The same of plain text, saying what was taken out. */
export function cleanRemarks(text: string): { text: string; hadPhone: boolean; isCut: boolean } {
  const whole = printable(text).trim()
  const plain = whole
    .replaceAll(PHONE, '…')
    .replaceAll(PLAIN_PHONE, (number, at: number, all: string) =>
      NAMED.test(all.slice(Math.max(0, at - NAME_MAX), at)) ? number : '…'
    )
  const isCut = plain.length > REMARKS_MAX
  return { text: cutAtWord(plain, REMARKS_MAX), hadPhone: plain !== whole, isCut }
}
