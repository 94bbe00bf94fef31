import { sharedEmailMessages } from '#messages/emails/shared.ts'
import { tradeEmailMessages } from '#messages/emails/trade.ts'
import { paths } from '#rules/paths.ts'
import { STAMP_DAYS } from '#rules/websites/stamp-path.ts'
import type { Settings } from '../../config/settings.ts'
import type { EmailContent } from './email-content.ts'
import { inReadersLanguage } from './reader-language.ts'

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
    language,
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
}

export function stampGiven(
  { broker, decision, name, remarks, version }: StampGiven,
  { siteUrl }: Settings
): EmailContent {
  const t = inReadersLanguage(tradeEmailMessages).given
  return {
    subject: t.subject[decision],
    heading: t.subject[decision],
    greeting: inReadersLanguage(sharedEmailMessages).greeting(name),
    paragraphs: [t.text[decision](broker, version), ...(remarks > 0 ? [t.remarks(remarks)] : [])],
    button: { label: t.button, url: `${siteUrl}${paths.brokerage}` }
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
}

export function brokerageMoved(
  { broker, brokerage, from, name }: BrokerageMoved,
  { siteUrl }: Settings
): EmailContent {
  const t = inReadersLanguage(tradeEmailMessages).moved
  return {
    subject: t.subject(brokerage),
    heading: t.subject(brokerage),
    greeting: inReadersLanguage(sharedEmailMessages).greeting(name),
    paragraphs: [t.text(from, brokerage), t.broker(broker), t.check],
    button: { label: t.button, url: `${siteUrl}${paths.brokerage}` }
  }
}
