import type { SiteContent } from '#contract/websites/site-content.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { consentAddress } from './consent-address.ts'
import { askerOf } from './offers-consent.ts'
import { SAVED_WORDS } from './words/saved-words.ts'

/** What a visitor agrees to by asking for emails about new homes of one search, which aren't sent without the whole address. */
export function alertsConsent(content: SiteContent, language: SiteLanguage): string | undefined {
  const { line, missing } = consentAddress(content)
  const asker = missing.length > 0 ? undefined : askerOf(content, line)
  return asker && SAVED_WORDS[language].alerts.consent(asker)
}
