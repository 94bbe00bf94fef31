import { searchConfirmEmail } from '#messages/emails/search-confirm.ts'
import type { Settings } from '../../config/settings.ts'
import { choicesLink } from './choices-link.ts'
import type { EmailContent } from './email-content.ts'
import { viaProduct } from './lead-answer.ts'
import { senderLine } from './sender-line.ts'

/** Asks a visitor who saved a search whether the address is theirs. */
export type SearchConfirm = {
  kind: 'search-confirm'
  language: 'en' | 'fr'
  agent: string
  brokerage: string
  /** Postal, on one line. */
  address: string
  website: string
  /** The search in words. */
  said: string
  confirm_url: string
}

export function searchConfirm(email: SearchConfirm, { productName }: Settings): EmailContent {
  const { address, agent, brokerage, confirm_url, language, said, website } = email
  const t = searchConfirmEmail[language]
  return {
    subject: t.subject,
    heading: t.heading,
    paragraphs: [t.asked(agent, said)],
    button: { label: t.button, url: confirm_url },
    note: t.note,
    letterhead: {
      from: viaProduct(agent, productName),
      name: agent,
      lines: [senderLine({ agent, brokerage, address }), website],
      links: [choicesLink(website, language)]
    }
  }
}
