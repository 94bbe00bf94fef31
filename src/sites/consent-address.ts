import type { SiteContent } from '#contract/websites/site-content.ts'
import { postalAddress } from '#rules/people/postal-address.ts'

/** The postal address that a consent names, on one line, and what it lacks to be whole. */
export function consentAddress(content: SiteContent): { line: string; missing: readonly string[] } {
  const { city, company_address, company_address_2, province } = content
  return postalAddress({ lines: [company_address, company_address_2], city, province })
}
