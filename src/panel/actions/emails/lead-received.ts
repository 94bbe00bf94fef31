import { testLeadMessages } from '#messages/emails/test-lead.ts'
import { leadReceivedEmail } from '#messages/emails/lead-received.ts'
import type { SiteFormKind } from '#rules/websites/site-form.ts'
import { paths } from '#rules/paths.ts'
import { formatPhone } from '#rules/people/phone.ts'
import type { Settings } from '../../config/settings.ts'
import type { EmailContent } from './email-content.ts'
import { pageUrl } from './page-url.ts'

/** The home that a lead asks about, as its website shows it. */
export type AskedHome = {
  title: string
  /** Empty where the seller doesn't show it. */
  address: string
  area: string
  /** Whole Canadian dollars, written in the reader's language. */
  price: string
}

/** 'Brick semi by the park, 12 Elm Street, Riverdale'. */
export function homeText({ address, area, title }: AskedHome): string {
  return [title, address, area].filter(Boolean).join(', ')
}

export type LeadReceived = {
  kind: 'lead-received'
  form: SiteFormKind | 'registration'
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
  /** The homes of a shortlist, or the search that was saved, in words. */
  about?: string
  /** The address of the form's page. */
  page: string
  /** The text that the visitor agreed to; empty if they agreed to none. */
  consent: string
  verified: boolean
  /** The member who has the lead, in the owner's copy. */
  held_by?: string
  /** No member takes leads of its area. */
  isUncovered?: boolean
  /** Of a test's link, which proves that the email was read. */
  code?: string
  language: 'en' | 'fr'
}

/** What a visitor sent by a form of an agent's website. A reply to this email goes to the visitor. */
export function leadReceived(sent: LeadReceived, settings: Settings): EmailContent {
  const t = leadReceivedEmail[sent.language]
  const test = testLeadMessages[sent.language]
  const { address, code, email, home, message, name, phone, preferred_time = '' } = sent
  const rows = [
    [t.name, name],
    [t.email, email],
    [t.phone, phone === '' ? '' : formatPhone(phone)],
    [t.home, home ? homeText(home) : ''],
    [t.price, home?.price ?? ''],
    [sent.form === 'search' ? t.search : t.homes, sent.about ?? ''],
    [t.address, address],
    [t.preferred_time, preferred_time],
    [t.page, sent.page],
    [t.consent, sent.consent]
  ] as const
  const subject = t.subjects[sent.form](name)
  const isTest = code !== undefined
  const notes = [
    sent.held_by === undefined ? '' : t.heldBy(sent.held_by),
    sent.isUncovered ? t.uncovered : '',
    email === '' ? '' : t.reply,
    sent.verified ? '' : t.unverified
  ]
  return {
    // Another CRM would take a test for a person.
    ...(!isTest && { meta: leadMetadata(sent) }),
    subject: isTest ? test.subject(subject) : subject,
    heading: isTest ? test.heading : headingOf(sent.form, t),
    paragraphs: [isTest ? test.explanation : '', message].filter(Boolean),
    rows: rows.filter(([, value]) => value !== ''),
    ...(isTest && {
      button: {
        label: test.confirm,
        url: `${pageUrl(settings, sent.language, paths.dashboard)}#lead=${encodeURIComponent(code)}`
      }
    }),
    note: isTest ? test.expiry : notes.filter(Boolean).join(' ')
  }
}

function headingOf(form: LeadReceived['form'], t: (typeof leadReceivedEmail)['en']): string {
  if (form === 'registration') return t.registrationHeading
  return form === 'search' ? t.searchHeading : t.heading
}

/** By the form it came from; a contact or a call may be either. */
const LEAD_TYPES: Partial<Record<LeadReceived['form'], 'Buyer' | 'Seller'>> = {
  home: 'Buyer',
  homes: 'Buyer',
  search: 'Buyer',
  showing: 'Buyer',
  valuation: 'Seller'
}

/** The Real Estate Lead Metadata Specification 1.0, which other CRMs read instead of the text. */
function leadMetadata(sent: LeadReceived): Record<string, string> {
  const { address, email, form, home, message, name, page, phone } = sent
  const all = {
    lead_information_version: '1.0',
    lead_source: URL.parse(page)?.hostname ?? '',
    lead_type: LEAD_TYPES[form] ?? '',
    lead_name: name,
    lead_email: email,
    lead_phone: phone === '' ? '' : formatPhone(phone),
    lead_property_address: home ? homeText({ ...home, title: '' }) : address,
    lead_message: message
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
}
