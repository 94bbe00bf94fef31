import { vowLinkEmail } from '#messages/emails/vow-link.ts'
import type { Settings } from '../../config/settings.ts'
import { choicesLink } from './choices-link.ts'
import type { EmailContent } from './email-content.ts'
import { viaProduct } from './lead-answer.ts'
import { senderLine } from './sender-line.ts'

/** A link by which a visitor registers or signs in for homes that only registered visitors see. */
export type VowLink = {
  kind: 'vow-link'
  language: 'en' | 'fr'
  agent: string
  brokerage: string
  /** Postal, on one line. */
  address: string
  website: string
  /** Whether it registers them; it signs them in otherwise. */
  registers: boolean
  sign_in_url: string
}

export function vowLink(email: VowLink, { productName }: Settings): EmailContent {
  const { address, agent, brokerage, language, registers, sign_in_url, website } = email
  const t = vowLinkEmail[language]
  const said = registers ? t.register : t.signIn
  return {
    subject: said.subject(agent),
    heading: said.heading,
    paragraphs: [said.asked(agent)],
    button: { label: said.button, url: sign_in_url },
    note: t.note,
    letterhead: {
      from: viaProduct(agent, productName),
      name: agent,
      lines: [senderLine({ agent, brokerage, address }), website],
      links: [choicesLink(website, language)]
    }
  }
}
