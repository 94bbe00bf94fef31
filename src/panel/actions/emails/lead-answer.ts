import type { Settings } from '../../config/settings.ts'
import { choicesLink } from './choices-link.ts'
import type { EmailContent } from './email-content.ts'
import { senderLine } from './sender-line.ts'

/** An agent's answer to a lead, in the agent's own words. */
export type LeadAnswer = {
  kind: 'lead-answer'
  website_id: number
  lead_id: string
  subject: string
  text: string
  agent: string
  title?: string
  brokerage: string
  phone: string
  website: string
  /** The visitor's. */
  language: 'en' | 'fr'
}

export function leadAnswer(
  { agent, brokerage, language, phone, subject, text, title, website }: LeadAnswer,
  { productName }: Settings
): EmailContent {
  return {
    subject,
    paragraphs: paragraphsOf(text),
    letterhead: {
      from: viaProduct(agent, productName),
      name: agent,
      lines: [senderLine({ agent, title, brokerage, phone }), website],
      links: [choicesLink(website, language)]
    }
  }
}

/** The From of an agent's email: our domain sends it, which its name doesn't hide. */
export function viaProduct(agent: string, productName: string): string {
  return `${agent} via ${productName}`
}

function paragraphsOf(text: string): string[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
}
