import type { AskedCosts } from '#rules/home-costs/ask-costs.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'

export type AnswerInput = {
  asked: AskedCosts
  day: string
  language: SiteLanguage
  /** Where the rate comes from, if the visitor didn't type it. */
  rateNote?: string | undefined
}
