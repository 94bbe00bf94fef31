import { Parser } from 'htmlparser2'

const BOX = '<div class="table" role="group" aria-label="Table" tabindex="0">'

/** A wide table scrolls in a box of its own, and a keyboard can reach that box. */
export function boxTables(html: string): string {
  let boxed = ''
  let copied = 0
  const copyTo = (end: number): void => {
    boxed += html.slice(copied, end)
    copied = end
  }
  const parser = new Parser({
    onopentag(name) {
      if (name !== 'table') return
      copyTo(parser.startIndex)
      boxed += BOX
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
