import type { SiteContent } from '#contract/websites/site-content.ts'
import { formatPhone } from '#rules/people/phone.ts'
import { postalAddress } from '#rules/people/postal-address.ts'
import type { Words } from './words/words.ts'

/**
 * What a visitor says yes to beside a form's box for news and offers. Canada's anti-spam law asks for the
 * name, the postal address and a way to withdraw: undefined where a website lacks one of them.
 */
export function offersConsent(content: SiteContent, words: Words): string | undefined {
  const asker = askerOf(content)
  return asker && words.form.offers(asker)
}

/** Who asks for a yes; undefined where a website lacks a part of it. */
export function askerOf(content: SiteContent) {
  const name = content.salesman_name.trim()
  const brokerage = content.company_name.trim()
  const lines = [content.company_address, content.company_address_2].map((line) => line.trim())
  const { city, province } = content
  const address = postalAddress({ lines, city, province }).line
  const reach = [content.salesman_email, content.company_email].map((line) => line.trim())
  const phones = [content.salesman_contact, content.company_contact].map((line) => line.trim())
  const contact = reach.find(Boolean) ?? formatPhone(phones.find(Boolean) ?? '')
  if ([name, brokerage, lines[0], contact].includes('')) return undefined
  return { address, brokerage, contact, name }
}
