import { listingsPath } from './listing-path.ts'
import type { SiteLanguage } from '../websites/site-pages.ts'

/** Homes that a visitor keeps in their browser, and how many of them stand side by side. */
export const KEPT_MAX = 50
export const COMPARED_MAX = 4

/** Pages about homes that their address names. */
const CHOSEN_PAGES = ['saved', 'compare'] as const
export type ChosenPage = (typeof CHOSEN_PAGES)[number]

const MOST: Readonly<Record<ChosenPage, number>> = { saved: KEPT_MAX, compare: COMPARED_MAX }

/** '/listings/saved', and '/fr/listings/saved' in the second language. */
export function chosenPath(page: ChosenPage, language: SiteLanguage, main: SiteLanguage): string {
  return `${listingsPath(language, main)}/${page}`
}

/** The page that a path is, in which of the website's languages; undefined for any other path. */
export function readChosenPath(
  path: string,
  languages: readonly SiteLanguage[]
): { language: SiteLanguage; page: ChosenPage } | undefined {
  const [main] = languages
  if (main === undefined) return undefined
  return languages
    .flatMap((language) => CHOSEN_PAGES.map((page) => ({ language, page })))
    .find(({ language, page }) => chosenPath(page, language, main) === path)
}

/**
 * The homes that an address names, each once, as many as the page takes: '?homes=12,45' and
 * '?homes=12&homes=45' are the same.
 */
export function readChosenHomes(
  page: ChosenPage,
  query: string
): { listing_ids: number[]; isCut: boolean; most: number } {
  const named = new URLSearchParams(query).getAll('homes').join(',').split(',')
  const ids = new Set(named.filter((id) => /^[1-9]\d{0,8}$/.test(id)).map(Number))
  const most = MOST[page]
  return { listing_ids: [...ids].slice(0, most), isCut: ids.size > most, most }
}

/** The query string that names these homes; empty for none. */
export function writeChosenHomes(listing_ids: readonly number[]): string {
  return listing_ids.length === 0 ? '' : `homes=${listing_ids.join(',')}`
}
