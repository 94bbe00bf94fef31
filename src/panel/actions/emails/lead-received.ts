import { leadReceivedEmail } from '#messages/emails/lead-received.ts'
import type { SiteFormKind } from '#rules/websites/site-form.ts'
import { formatPhone } from '#rules/people/phone.ts'
import type { EmailContent } from './email-content.ts'

/** The home that a lead asks about, as its website shows it. */
export type AskedHome = {
  title: string
  address: string
  area: string
  /** Whole Canadian dollars, written in the language of its page. */
  price: string
  beds: number
  baths: number
}

export type LeadReceived = {
  kind: 'lead-received'
  form: SiteFormKind
  /** Missing in an email that was queued before there were leads, as are the others that may be. */
  website_id?: number
  lead_id?: string
  name: string
  email: string
  phone: string
  address: string
  preferred_time?: string
  message: string
  home?: AskedHome
  /** The address of the form's page. */
  page: string
  /** The text that the visitor agreed to; empty if they agreed to none. */
  consent: string
  verified: boolean
  isTest?: boolean
  /** The agent's website's main language. */
  language: 'en' | 'fr'
}

/** What a visitor sent by a form of an agent's website. A reply to this email goes to the visitor. */
export function leadReceived(sent: LeadReceived): EmailContent {
  const t = leadReceivedEmail[sent.language]
  const { address, email, home, isTest = false, message, name, phone, preferred_time = '' } = sent
  const rows = [
    [t.name, name],
    [t.email, email],
    [t.phone, phone === '' ? '' : formatPhone(phone)],
    [t.home, home ? `${home.title}, ${home.address}, ${home.area}` : ''],
    [t.price, home?.price ?? ''],
    [t.address, address],
    [t.preferred_time, preferred_time],
    [t.page, sent.page],
    [t.consent, sent.consent]
  ] as const
  const subject = t.subjects[sent.form](name)
  const notes = [email === '' ? '' : t.reply, sent.verified ? '' : t.unverified]
  return {
    subject: isTest ? t.test(subject) : subject,
    heading: isTest ? t.testHeading : t.heading,
    paragraphs: message === '' ? [] : [message],
    rows: rows.filter(([, value]) => value !== ''),
    note: notes.filter(Boolean).join(' ')
  }
}
