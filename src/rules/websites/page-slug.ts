import { slugOf } from '../content/slug.ts'
import { isPageSlug } from './site-pages.ts'

const LENGTH_MAX = 60

/** An address for a page of this title that no other page has: 'open-houses', 'open-houses-2'. */
export function freePageSlug(title: string, taken: readonly string[]): string {
  const wanted = cut(slugOf(title), LENGTH_MAX) || 'page'
  for (let count = 1; ; count++) {
    const end = count === 1 ? '' : `-${count}`
    const slug = `${cut(wanted, LENGTH_MAX - end.length)}${end}`
    if (isPageSlug(slug) && !taken.includes(slug)) return slug
  }
}

function cut(slug: string, length: number): string {
  return slug.slice(0, length).replace(/-$/, '')
}
