import { Parser } from 'htmlparser2'

/** A wide table scrolls in a box that a keyboard can reach; numbered, as regions of a page need different names. */
export function boxTables(html: string, nameOf: (number: number) => string): string {
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
      const label = nameOf(++tables)
      boxed += `<div class="scroll-box" role="region" aria-label="${label}" tabindex="0">`
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
