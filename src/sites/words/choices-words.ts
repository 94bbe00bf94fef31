import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { CHOICES_ENGLISH } from './choices-english.ts'
import { CHOICES_FRENCH } from './choices-french.ts'
import type { ChoicesWords } from './choices-words-type.ts'

export const CHOICES_WORDS: Record<SiteLanguage, ChoicesWords> = {
  en: CHOICES_ENGLISH,
  fr: CHOICES_FRENCH
}
