import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { COSTS_IN_ENGLISH } from './cost-words-english.ts'
import { COSTS_IN_FRENCH } from './cost-words-french.ts'
import type { CostWords } from './cost-words-type.ts'

/** What the calculators of a purchase say, in each language. */
export const COST_WORDS: Record<SiteLanguage, CostWords> = {
  en: COSTS_IN_ENGLISH,
  fr: COSTS_IN_FRENCH
}
