import { searchAlertEmail } from '#messages/emails/search-alert.ts'
import { longDay } from '#rules/time/long-day.ts'
import { zoneOf } from '#rules/time/time-zone.ts'
import type { Settings } from '../../config/settings.ts'
import { choicesLink } from './choices-link.ts'
import type { EmailContent } from './email-content.ts'
import { type EmailHome, type FeedSays, homesHtml } from './email-homes.ts'
import { viaProduct } from './lead-answer.ts'
import { senderLine } from './sender-line.ts'

/** New homes, and homes whose price fell, of a saved search. */
export type SearchAlert = {
  kind: 'search-alert'
  language: 'en' | 'fr'
  agent: string
  title?: string
  brokerage: string
  /** Postal, on one line. */
  address: string
  website: string
  /** The search in words. */
  said: string
  search_url: string
  /** Those that the email shows. */
  homes: EmailHome[]
  /** How many of all are new; the others cost less than before. */
  fresh: number
  total: number
  feed: FeedSays
  /** The website's, whose clock its days are of. */
  province: string
  confirmed_at: string
  unsubscribe_url: string
}

/** As much as inboxes show. */
const SUBJECT_MAX = 77

export function searchAlert(alert: SearchAlert, { productName }: Settings): EmailContent {
  const { address, agent, brokerage, confirmed_at, feed, fresh, homes, language } = alert
  const { province, said, search_url, title, total, unsubscribe_url, website } = alert
  const t = searchAlertEmail[language]
  const subject = fresh > 0 ? t.subject.fresh(fresh, said) : t.subject.lower(total, said)
  const more = total - homes.length
  return {
    subject: subject.length > SUBJECT_MAX ? `${subject.slice(0, SUBJECT_MAX)}…` : subject,
    heading: said,
    paragraphs: [t.intro(agent)],
    letter: homesHtml(homes),
    button: { label: t.button, url: search_url },
    note: [...(more > 0 ? [t.more(more)] : []), ...feed].join(' '),
    letterhead: {
      from: viaProduct(agent, productName),
      name: agent,
      lines: [
        senderLine({ agent, title, brokerage, address }),
        website,
        t.why(agent, longDay(new Date(confirmed_at), language, zoneOf(province).id))
      ],
      links: [{ label: t.unsubscribe, url: unsubscribe_url }, choicesLink(website, language)]
    }
  }
}
