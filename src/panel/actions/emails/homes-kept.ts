import { homesKeptEmail } from '#messages/emails/homes-kept.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import type { Settings } from '../../config/settings.ts'
import { choicesLink } from './choices-link.ts'
import type { EmailContent } from './email-content.ts'
import { type EmailHome, type FeedSays, homesHtml } from './email-homes.ts'
import { viaProduct } from './lead-answer.ts'
import { senderLine } from './sender-line.ts'

/** The homes that a visitor kept and asked to be emailed. */
export type HomesKept = {
  kind: 'homes-kept'
  lead_id: string
  name: string
  language: 'en' | 'fr'
  agent: string
  title?: string
  brokerage: string
  /** Postal, on one line. */
  address: string
  website: string
  homes: EmailHome[]
  feed: FeedSays
}

export function homesKept(email: HomesKept, { productName }: Settings): EmailContent {
  const { address, agent, brokerage, feed, homes, language, name, title, website } = email
  const t = homesKeptEmail[language]
  return {
    subject: t.subject(homes.length),
    greeting: sharedEmailMessages[language].greeting(name),
    paragraphs: [t.intro(agent)],
    letter: homesHtml(homes),
    ...(feed.length > 0 && { note: feed.join(' ') }),
    letterhead: {
      from: viaProduct(agent, productName),
      name: agent,
      lines: [senderLine({ agent, title, brokerage, address }), website, t.why(agent)],
      links: [choicesLink(website, language)]
    }
  }
}
