import type { SiteView } from '../../view.ts'

/** The block on the same page that the search is of; undefined without homes. */
export function homesId({ page, facts }: SiteView): string | undefined {
  if (facts.homes.length === 0) return undefined
  return page?.blocks.find(({ type, hidden }) => type === 'homes' && !hidden)?.id
}
