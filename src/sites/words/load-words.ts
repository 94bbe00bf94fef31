import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import type { FirstWords } from './first-words.ts'
import type { Words } from './words.ts'

/** What a preview loads of a language: the templates' texts, and what a new website says. */
export type LoadedWords = { language: SiteLanguage; words: Words; first: FirstWords }

export async function loadWords(language: SiteLanguage): Promise<LoadedWords> {
  const { first, words } = await (language === 'fr'
    ? import('./french-preview.ts')
    : import('./english-preview.ts'))
  return { first, language, words }
}
