import { sharedEmailMessages } from '#messages/emails/shared.ts'
import { tradeEmailMessages } from '#messages/emails/trade.ts'
import type { Language } from '#messages/language.ts'
import { paths } from '#rules/paths.ts'
import { STAMP_DAYS } from '#rules/websites/stamp-path.ts'
import type { Settings } from '../../config/settings.ts'
import type { EmailContent } from './email-content.ts'
import { pageUrl } from './page-url.ts'

export type StampAsked = {
  kind: 'stamp-asked'
  /** The broker's. */
  name: string
  agent: string
  url: string
  /** The website's main language. */
  language: 'en' | 'fr'
}

export function stampAsked({ agent, language, name, url }: StampAsked): EmailContent {
  const t = tradeEmailMessages[language].asked
  return {
    subject: t.subject(agent),
    heading: t.heading(agent),
    greeting: sharedEmailMessages[language].greeting(name),
    paragraphs: [t.text(agent)],
    button: { label: t.button, url },
    note: t.note(STAMP_DAYS)
  }
}

export type StampGiven = {
  kind: 'stamp-given'
  name: string
  broker: string
  decision: 'approved' | 'changes'
  version: number
  /** How many. */
  remarks: number
  language: Language
}

export function stampGiven(
  { broker, decision, language, name, remarks, version }: StampGiven,
  settings: Settings
): EmailContent {
  const t = tradeEmailMessages[language].given
  return {
    subject: t.subject[decision],
    heading: t.subject[decision],
    greeting: sharedEmailMessages[language].greeting(name),
    paragraphs: [t.text[decision](broker, version), ...(remarks > 0 ? [t.remarks(remarks)] : [])],
    button: { label: t.button, url: pageUrl(settings, language, paths.brokerage) }
  }
}

export type BrokerageMoved = {
  kind: 'brokerage-moved'
  name: string
  /** The old brokerage. */
  from: string
  brokerage: string
  /** The new broker of record. */
  broker: string
  language: Language
}

export function brokerageMoved(
  { broker, brokerage, from, language, name }: BrokerageMoved,
  settings: Settings
): EmailContent {
  const t = tradeEmailMessages[language].moved
  return {
    subject: t.subject(brokerage),
    heading: t.subject(brokerage),
    greeting: sharedEmailMessages[language].greeting(name),
    paragraphs: [t.text(from, brokerage), t.broker(broker), t.check],
    button: { label: t.button, url: pageUrl(settings, language, paths.brokerage) }
  }
}
