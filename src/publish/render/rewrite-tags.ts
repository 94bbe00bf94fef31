import { Parser } from 'htmlparser2'
import MagicString from 'magic-string'
import { escapeValue } from './read-page.ts'

type Attributes = Record<string, string>

/** Writes start tags of a page again, with the attributes that `change` gives; the rest of the page stays as it is. */
export function rewriteTags(
  html: string,
  change: (name: string, attributes: Readonly<Attributes>) => Attributes | undefined
): string {
  const page = new MagicString(html)
  const parser = new Parser({
    onopentag(name, attributes) {
      const changed = change(name, attributes)
      if (!changed) return
      const written = tag(name, { ...attributes, ...changed })
      page.update(parser.startIndex, parser.endIndex + 1, written)
    }
  })
  parser.end(html)
  return page.toString()
}

function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeValue(value)}"`
  )
  return `<${name}${written.join('')}>`
}
