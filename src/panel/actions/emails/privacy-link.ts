import { privacyLinkEmail } from '#messages/emails/privacy-link.ts'
import type { Settings } from '../../config/settings.ts'
import type { EmailContent } from './email-content.ts'
import { viaProduct } from './lead-answer.ts'
import { senderLine } from './sender-line.ts'

/** A link to what an agent's website keeps of a visitor, or to a copy of it that the agent has sent. */
export type PrivacyLink = {
  kind: 'privacy-link'
  language: 'en' | 'fr'
  agent: string
  brokerage: string
  /** Postal, on one line. */
  address: string
  website: string
  has_copy: boolean
  choices_url: string
}

export function privacyLink(email: PrivacyLink, { productName }: Settings): EmailContent {
  const { address, agent, brokerage, choices_url, has_copy, language, website } = email
  const t = privacyLinkEmail[language]
  const said = has_copy ? t.copy : t.choices
  return {
    subject: said.subject(agent),
    heading: said.heading,
    paragraphs: [said.text(agent)],
    button: { label: said.button, url: choices_url },
    note: said.note,
    letterhead: {
      from: viaProduct(agent, productName),
      name: agent,
      lines: [senderLine({ agent, brokerage, address }), website]
    }
  }
}
