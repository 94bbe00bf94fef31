import { accountClosedMessages } from '#messages/emails/account-closed.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import type { Language } from '#messages/language.ts'
import type { Settings } from '../../config/settings.ts'
import type { EmailContent } from './email-content.ts'

export type AccountClosed = {
  kind: 'account-closed'
  name: string
  /** Missing in an email of an earlier version. */
  hadWebsite?: boolean
  language: Language
}

/** The last email to an agent: what was deleted, and what stays. Nothing of it is kept once it is sent. */
export function accountClosed(
  { hadWebsite = true, language, name }: AccountClosed,
  { productName }: Settings
): EmailContent {
  const t = accountClosedMessages[language]
  return {
    subject: t.subject(productName),
    heading: t.heading,
    greeting: sharedEmailMessages[language].greeting(name),
    paragraphs: hadWebsite
      ? [t.gone, t.stays, t.domain, t.notYou]
      : [t.goneAlone, t.stays, t.notYou]
  }
}
