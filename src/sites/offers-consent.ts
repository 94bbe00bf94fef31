import type { SiteContent } from '#contract/websites/site-content.ts'
import { formatPhone } from '#rules/people/phone.ts'
import type { Words } from './words/words.ts'

/**
 * What a visitor says yes to beside a form's box for news and offers. Canada's anti-spam law asks for the
 * name, the postal address and a way to withdraw: undefined where a website lacks one of them. `address`: on one line.
 */
export function offersConsent(
  content: SiteContent,
  words: Words,
  address: string
): string | undefined {
  const asker = askerOf(content, address)
  return asker && words.form.offers(asker)
}

/** Who asks for a yes; undefined where a website lacks a part of it. */
export function askerOf(content: SiteContent, address: string) {
  const name = content.salesman_name.trim()
  const brokerage = content.company_name.trim()
  const reach = [content.salesman_email, content.company_email].map((line) => line.trim())
  const phones = [content.salesman_contact, content.company_contact].map((line) => line.trim())
  const contact = reach.find(Boolean) ?? formatPhone(phones.find(Boolean) ?? '')
  if ([name, brokerage, content.company_address.trim(), contact].includes('')) return undefined
  return { address, brokerage, contact, name }
}
