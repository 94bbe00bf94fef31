import { agreementDueMessages } from '#messages/emails/agreement-due.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import { agreementLabels } from '#messages/listings/agreement-labels.ts'
import type { AgreementKind, AgreementTurn } from '#rules/listings/feeds/agreements.ts'
import { paths } from '#rules/paths.ts'
import { formatDay } from '#rules/time/time-zone.ts'
import type { Settings } from '../../config/settings.ts'
import type { EmailContent } from './email-content.ts'
import { inReadersLanguage } from './reader-language.ts'

export type AgreementDue = {
  kind: 'agreement-due'
  name: string
  board: string
  agreement: AgreementKind
  turn: Exclude<AgreementTurn, 'signed'>
  since: string
  note: string
  province: string
}

/** On the day on which the agent wanted to be reminded of an agreement. */
export function agreementDue(email: AgreementDue, { siteUrl }: Settings): EmailContent {
  const t = inReadersLanguage(agreementDueMessages)
  const { agreement, board, name, note, province, since, turn } = email
  const label = inReadersLanguage(agreementLabels).kinds[agreement]
  return {
    subject: t.subject(label, board),
    heading: t.heading(label),
    greeting: inReadersLanguage(sharedEmailMessages).greeting(name),
    paragraphs: [
      t.turns[turn](formatDay(since, province)),
      ...(note === '' ? [] : [t.note(note)]),
      t.next
    ],
    button: { label: t.openFeeds, url: `${siteUrl}${paths.feeds}` }
  }
}
