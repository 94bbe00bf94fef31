import { chosenPath, type ChosenPage, writeChosenHomes } from '#rules/listings/chosen-homes.ts'
import type { ChosenHomes } from '../../site-renderer.ts'
import type { SiteView } from '../../view.ts'
import { listingsHref } from '../listing-links.ts'

/** The page about these homes; undefined for a website without listings, and in files. */
export function chosenHref(
  view: SiteView,
  page: ChosenPage,
  {
    homes = [],
    language = view.language
  }: { homes?: readonly number[]; language?: SiteView['language'] } = {}
): string | undefined {
  if (view.isStatic || listingsHref(view) === undefined) return undefined
  const query = writeChosenHomes(homes)
  const path = chosenPath(page, language, view.content.language)
  return `${view.base ?? ''}${path}${query === '' ? '' : `?${query}`}`
}

export function idsOf({ homes, views }: ChosenHomes): number[] {
  return [...homes, ...views.map(({ listing }) => listing)].map(({ listing_id }) => listing_id)
}
