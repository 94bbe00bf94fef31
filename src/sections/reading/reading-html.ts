import { Parser } from 'htmlparser2'

/** Numbered, as regions of a page need different names. */
const boxOf = (number: number) =>
  `<div class="scroll-box" role="region" aria-label="Table ${number}" tabindex="0">`

/** A wide table scrolls in a box of its own, and a keyboard can reach that box. */
export function boxTables(html: string): string {
  let boxed = ''
  let copied = 0
  let tables = 0
  const copyTo = (end: number): void => {
    boxed += html.slice(copied, end)
    copied = end
  }
  const parser = new Parser({
    onopentag(name) {
      if (name !== 'table') return
      copyTo(parser.startIndex)
      boxed += boxOf(++tables)
    },
    onclosetag(name) {
      if (name !== 'table') return
      copyTo(parser.endIndex + 1)
      boxed += '</div>'
    }
  })
  parser.end(html)
  copyTo(html.length)
  return boxed
}
