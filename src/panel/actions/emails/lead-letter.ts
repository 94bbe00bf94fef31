import { leadLetterEmail } from '#messages/emails/lead-letter.ts'
import { fillPlaceholders, type PlaceholderValues } from '#rules/leads/placeholders.ts'
import type { ConsentKind } from '#rules/leads/consent-clock.ts'
import { longDay } from '#rules/time/long-day.ts'
import { zoneOf } from '#rules/time/time-zone.ts'
import type { Settings } from '../../config/settings.ts'
import { choicesLink } from './choices-link.ts'
import type { EmailContent } from './email-content.ts'
import { escapeHtml } from './email-html.ts'
import { viaProduct } from './lead-answer.ts'
import { senderLine } from './sender-line.ts'

/** A letter of a campaign or a sequence, to one person. */
export type LeadLetter = {
  kind: 'lead-letter'
  subject: string
  /** Sanitised HTML with placeholders, as is the subject. */
  body: string
  values: PlaceholderValues
  /** The agent's. */
  title?: string
  /** The agent's postal address. */
  address: string
  /** The website's, whose clock its days are of. */
  province: string
  /** Why the person may be written to; null in a test. */
  basis: { kind: ConsentKind; given_at: string } | null
  unsubscribe_url: string
  language: 'en' | 'fr'
}

export function leadLetter(letter: LeadLetter, { productName }: Settings): EmailContent {
  const { address, basis, body, language, province, subject, title } = letter
  const { unsubscribe_url, values } = letter
  const t = leadLetterEmail[language]
  const { agent, brokerage, website } = values
  const day = basis && longDay(new Date(basis.given_at), language, zoneOf(province).id)
  return {
    subject: fillPlaceholders(subject, values),
    paragraphs: [],
    letter: fillPlaceholders(body, escaped(values)),
    letterhead: {
      from: viaProduct(agent, productName),
      name: agent,
      lines: [
        senderLine({ agent, title, brokerage, address }),
        website,
        basis && day !== null ? t.basis[basis.kind](agent, day) : t.test
      ],
      links: [{ label: t.unsubscribe, url: unsubscribe_url }, choicesLink(website, language)]
    }
  }
}

function escaped(values: PlaceholderValues): PlaceholderValues {
  const entries = Object.entries(values).map(([name, value]) => [name, escapeHtml(value)])
  return Object.fromEntries(entries) as PlaceholderValues
}
