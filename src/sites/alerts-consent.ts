import type { SiteContent } from '#contract/websites/site-content.ts'
import { postalAddress } from '#rules/people/postal-address.ts'
import type { SiteLanguage } from '#rules/websites/site-pages.ts'
import { askerOf } from './offers-consent.ts'
import { SAVED_WORDS } from './words/saved-words.ts'

/** What a visitor agrees to by asking for emails about new homes of one search, which aren't sent without the whole address. */
export function alertsConsent(content: SiteContent, language: SiteLanguage): string | undefined {
  const { city, company_address, company_address_2, province } = content
  const { missing } = postalAddress({ lines: [company_address, company_address_2], city, province })
  const asker = missing.length > 0 ? undefined : askerOf(content)
  return asker && SAVED_WORDS[language].alerts.consent(asker)
}
