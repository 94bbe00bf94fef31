import { Parser } from 'htmlparser2'

/** HTML with other content in its first element that has this attribute; as it is where none has. */
export function fillElement(html: string, attribute: string, content: string): string {
  let depth = 0
  let start: number | undefined
  let end: number | undefined
  const parser = new Parser({
    onopentag(_, attributes) {
      if (end !== undefined) return
      if (start !== undefined) depth++
      else if (Object.hasOwn(attributes, attribute)) start = parser.endIndex + 1
    },
    onclosetag() {
      if (start === undefined || end !== undefined) return
      if (depth === 0) end = parser.startIndex
      depth--
    }
  })
  parser.end(html)
  if (start === undefined || end === undefined) return html
  return html.slice(0, start) + content + html.slice(end)
}
