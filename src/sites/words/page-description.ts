import type { SiteLanguage } from '#rules/websites/site-pages.ts'

/** For search engines, where a page has no description. */
export const PAGE_DESCRIPTION: Record<
  SiteLanguage,
  (name: string, brokerage: string, place: string) => string
> = {
  en: (name, brokerage, place) =>
    `${name}, ${brokerage}${place === '' ? '' : `, ${place}`}: homes for sale, neighbourhoods and how to get in touch.`,
  fr: (name, brokerage, place) =>
    `${name}, ${brokerage}${place === '' ? '' : `, ${place}`}\u00A0: propriétés à vendre, quartiers et coordonnées.`
}
