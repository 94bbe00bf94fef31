import { privacyAnsweredEmail } from '#messages/emails/privacy-answered.ts'
import type { PrivacyAnswer, PrivacyRequestKind } from '#rules/privacy/privacy-requests.ts'
import { longDay } from '#rules/time/long-day.ts'
import type { Settings } from '../../config/settings.ts'
import { choicesLink } from './choices-link.ts'
import type { EmailContent } from './email-content.ts'
import { viaProduct } from './lead-answer.ts'
import { senderLine } from './sender-line.ts'

/** How an agent answered a visitor's request about their data. Nothing of it is kept once it is sent. */
export type PrivacyAnswered = {
  kind: 'privacy-answered'
  language: 'en' | 'fr'
  request: PrivacyRequestKind
  answer: PrivacyAnswer
  /** The agent's own words, or empty. */
  message: string
  asked_at: string
  agent: string
  brokerage: string
  /** Postal, on one line. */
  address: string
  website: string
}

export function privacyAnswered(email: PrivacyAnswered, { productName }: Settings): EmailContent {
  const { address, agent, answer, asked_at, brokerage, language, message, request, website } = email
  const t = privacyAnsweredEmail[language]
  return {
    subject: t.subject[request],
    heading: t.subject[request],
    paragraphs: [
      t.asked(longDay(new Date(asked_at), language)),
      t.answers[answer](agent),
      ...(message === '' ? [] : [message])
    ],
    note: answer === 'declined' ? t.recourse : t.reply(agent),
    letterhead: {
      from: viaProduct(agent, productName),
      name: agent,
      lines: [senderLine({ agent, brokerage, address }), website],
      links: [choicesLink(website, language)]
    }
  }
}
