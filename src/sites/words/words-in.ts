import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { ENGLISH } from './english.ts'
import { FRENCH } from './french.ts'
import type { Words } from './words.ts'

export function wordsIn(language: SiteLanguage): Words {
  return language === 'fr' ? FRENCH : ENGLISH
}
