import { rewriteTags } from '#publish/render/rewrite-tags.ts'
import { frenchPath, isFrenchPath } from '#rules/french-path.ts'

/** Links, with those that a script gives them later, and forms that a page answers. */
const LEADS: Record<string, readonly string[]> = {
  a: ['href', 'data-for-owner', 'data-for-members'],
  form: ['action']
}
const OWN = /^\/(?!\/)/
const FILE = /\.\w+$/

/**
 * Has a French page's links lead to French pages. A link to a page that is in English alone says so.
 * `isFrench`: whether an English address has a French page; `isInFrench`: whether an address with one page has it in French.
 */
export function linksInFrench(
  html: string,
  {
    english,
    isFrench,
    isInFrench
  }: {
    english: string
    isFrench: (address: string) => boolean
    isInFrench: (address: string) => boolean
  }
): string {
  return rewriteTags(html, (name, attributes) => {
    // A link that names its language was written for it.
    if ('hreflang' in attributes) return undefined
    const own = (LEADS[name] ?? []).filter((lead) => OWN.test(attributes[lead] ?? ''))
    const inFrench = own.flatMap((lead) => {
      const address = attributes[lead] ?? ''
      return isFrench(pathOf(address)) ? [[lead, frenchPath(address)]] : []
    })
    if (inFrench.length > 0) return Object.fromEntries(inFrench)
    const path = pathOf(attributes['href'] ?? '')
    const isEnglish = own.includes('href') && !isFrenchPath(path) && !FILE.test(path)
    return isEnglish && !isInFrench(path) ? { hreflang: english } : undefined
  })
}

function pathOf(address: string): string {
  return address.split(/[?#]/)[0] ?? ''
}
