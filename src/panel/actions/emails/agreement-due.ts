import { agreementDueMessages } from '#messages/emails/agreement-due.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import { agreementLabels } from '#messages/listings/agreement-labels.ts'
import { emailFormats } from '#messages/emails/formats.ts'
import type { Language } from '#messages/language.ts'
import type { AgreementKind, AgreementTurn } from '#rules/listings/feeds/agreements.ts'
import { paths } from '#rules/paths.ts'
import type { Settings } from '../../config/settings.ts'
import type { EmailContent } from './email-content.ts'
import { pageUrl } from './page-url.ts'

export type AgreementDue = {
  kind: 'agreement-due'
  name: string
  board: string
  agreement: AgreementKind
  turn: Exclude<AgreementTurn, 'signed'>
  since: string
  note: string
  province: string
  language: Language
}

/** On the day on which the agent wanted to be reminded of an agreement. */
export function agreementDue(email: AgreementDue, settings: Settings): EmailContent {
  const { agreement, board, language, name, note, province, since, turn } = email
  const t = agreementDueMessages[language]
  const label = agreementLabels[language].kinds[agreement]
  return {
    subject: t.subject(label, board),
    heading: t.heading(label),
    greeting: sharedEmailMessages[language].greeting(name),
    paragraphs: [
      t.turns[turn](emailFormats[language].day(since, province)),
      ...(note === '' ? [] : [t.note(note)]),
      t.next
    ],
    button: { label: t.openFeeds, url: pageUrl(settings, language, paths.feeds) }
  }
}
