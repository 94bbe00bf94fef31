import { siteMessageEmail } from '#messages/emails/site-message.ts'
import { formatPhone } from '#rules/people/phone.ts'
import type { EmailContent } from './email-content.ts'

export type SiteMessageEmail = {
  kind: 'site-message'
  form: 'contact' | 'valuation'
  name: string
  email: string
  phone: string
  address: string
  message: string
  /** The address of the form's page. */
  page: string
  /** The text that the visitor agreed to. */
  consent: string
  wasChecked: boolean
  /** The agent's website's main language. */
  language: 'en' | 'fr'
}

/** A message sent by a form of an agent's website. A reply to this email goes to the visitor. */
export function siteMessage(sent: SiteMessageEmail): EmailContent {
  const t = siteMessageEmail[sent.language]
  const rows = [
    [t.name, sent.name],
    [t.email, sent.email],
    [t.phone, sent.phone === '' ? '' : formatPhone(sent.phone)],
    [t.address, sent.address],
    [t.page, sent.page],
    [t.consent, sent.consent]
  ] as const
  return {
    subject: sent.form === 'valuation' ? t.valuationSubject(sent.name) : t.subject(sent.name),
    heading: t.heading,
    paragraphs: sent.message === '' ? [] : [sent.message],
    rows: rows.filter(([, value]) => value !== ''),
    note: sent.wasChecked ? t.reply : `${t.reply} ${t.unchecked}`
  }
}
