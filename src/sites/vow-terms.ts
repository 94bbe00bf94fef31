import type { SiteContent } from '#contract/websites/site-content.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { VOW_TERMS } from './words/account-words.ts'

/** What a visitor accepts by registering; undefined where the website doesn't name its agent and brokerage. */
export function vowTerms(content: SiteContent, language: SiteLanguage): string[] | undefined {
  const name = content.salesman_name.trim()
  const brokerage = content.company_name.trim()
  return name === '' || brokerage === '' ? undefined : VOW_TERMS[language]({ brokerage, name })
}
