import { rewriteTags } from '#publish/render/rewrite-tags.ts'
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
  return rewriteTags(html, (name, attributes) => {
    const lead = LEADS[name] ?? ''
    const address = attributes[lead] ?? ''
    // A link that names its language was written for it.
    if (!OWN.test(address) || 'hreflang' in attributes) return undefined
    const path = address.split(/[?#]/)[0] ?? ''
    if (isFrench(path)) return { [lead]: frenchPath(address) }
    const isEnglish = name === 'a' && !isFrenchPath(path) && !FILE.test(path)
    return isEnglish ? { hreflang: english } : undefined
  })
}
