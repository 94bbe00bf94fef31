import type { Language } from '#messages/language.ts'
import { pageIn } from '#rules/french-pages.ts'
import { paths } from '#rules/paths.ts'
import type { Settings } from '../../config/settings.ts'

type Site = Pick<Settings, 'siteUrl'>

/** The address of a page of ours in the reader's language, or in English if it is only there. */
export function pageUrl({ siteUrl }: Site, language: Language, path: string): string {
  return `${siteUrl}${pageIn(language, path)}`
}

export function homeUrl(site: Site, language: Language): string {
  return pageUrl(site, language, paths.home).replace(/\/$/, '')
}
