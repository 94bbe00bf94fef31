import { atom } from 'nanostores'
import type { SiteContent, SitePage } from '#contract/websites/site-content.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'

export const PANELS = ['page', 'pages', 'design', 'details', 'check', 'history'] as const
export type Panel = (typeof PANELS)[number]

/** What the builder shows. */
export type Place = {
  panel: Panel
  /** Undefined until a page is chosen: the home page. */
  page_id: string | undefined
  /** The block whose fields are open. */
  block_id: string | undefined
  /** The preview's language; undefined is the website's main one. */
  language: SiteLanguage | undefined
}

export const $place = atom<Place>({
  panel: 'page',
  page_id: undefined,
  block_id: undefined,
  language: undefined
})

export function goTo(change: Partial<Place>): void {
  $place.set({ ...$place.get(), ...change })
}

export function openPage(page_id: string): void {
  goTo({ panel: 'page', page_id, block_id: undefined })
}

/** Opens the fields of a block, on its page. */
export function openBlock(page_id: string, block_id: string): void {
  goTo({ panel: 'page', page_id, block_id })
}

/** The page that is shown; one that was removed gives way to the home page. */
export function shownPage(site: SiteContent, { page_id }: Place): SitePage {
  const chosen = site.pages.find(({ id }) => id === page_id)
  const page = chosen ?? site.pages.find(({ kind }) => kind === 'home') ?? site.pages[0]
  if (!page) throw new Error('a website without pages')
  return page
}

/** The preview's language; one that the website no longer has gives way to the main one. */
export function shownLanguage(site: SiteContent, { language }: Place): SiteLanguage {
  return language === site.second_language ? (language ?? site.language) : site.language
}
