import type { SiteContent } from '#contract/websites/site-content.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'

/** The languages that a website is served in, its main one first. */
export function languagesOf({ language, second_language }: SiteContent): SiteLanguage[] {
  return second_language === null ? [language] : [language, second_language]
}

export function otherLanguage(
  content: SiteContent,
  language: SiteLanguage
): SiteLanguage | undefined {
  return languagesOf(content).find((one) => one !== language)
}
