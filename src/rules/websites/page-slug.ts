import { slugOf } from '../content/slug.ts'
import { isPageSlug } from './site-pages.ts'

const LENGTH_MAX = 60

/** The blog has this address, unless an older page of the agent's own has it already. */
const BLOG = 'blog'

/** An address for a page of this title that no other page has: 'open-houses', 'open-houses-2'. */
export function freePageSlug(title: string, taken: readonly string[]): string {
  return freeSlug(slugOf(title) || 'page', (slug) => {
    return isPageSlug(slug) && slug !== BLOG && !taken.includes(slug)
  })
}

/** The address itself, or the first of it with a number that may be used. */
export function freeSlug(given: string, isFree: (slug: string) => boolean): string {
  const wanted = cut(given, LENGTH_MAX)
  for (let count = 1; ; count++) {
    const end = count === 1 ? '' : `-${count}`
    const slug = `${cut(wanted, LENGTH_MAX - end.length)}${end}`
    if (isFree(slug)) return slug
  }
}

function cut(slug: string, length: number): string {
  return slug.slice(0, length).replace(/-$/, '')
}
