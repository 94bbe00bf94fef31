import { Parser } from 'htmlparser2'
import MagicString from 'magic-string'
import { frenchPath, isFrenchPath } from '#rules/french-path.ts'

/** Links, and forms that a page answers. */
const LEADS: Record<string, string> = { a: 'href', form: 'action' }
const OWN = /^\/(?!\/)/
const FILE = /\.\w+$/

/**
 * Has a French page's links lead to French pages. A link to a page that is in English alone says so.
 * `isFrench`: whether an English address has a French page.
 */
export function linksInFrench(
  html: string,
  { english, isFrench }: { english: string; isFrench: (address: string) => boolean }
): string {
  const page = new MagicString(html)
  const parser = new Parser({
    onopentag(name, attributes) {
      const lead = LEADS[name] ?? ''
      const address = attributes[lead] ?? ''
      // A link that names its language was written for it.
      if (!OWN.test(address) || 'hreflang' in attributes) return
      const path = address.split(/[?#]/)[0] ?? ''
      const changed = isFrench(path)
        ? { [lead]: frenchPath(address) }
        : name === 'a' && !isFrenchPath(path) && !FILE.test(path)
          ? { hreflang: english }
          : undefined
      if (changed)
        page.update(
          parser.startIndex,
          parser.endIndex + 1,
          tag(name, { ...attributes, ...changed })
        )
    }
  })
  parser.end(html)
  return page.toString()
}

function tag(name: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
  )
  return `<${name}${written.join('')}>`
}
