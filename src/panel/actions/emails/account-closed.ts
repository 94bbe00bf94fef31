import { accountClosedMessages } from '#messages/emails/account-closed.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import type { Settings } from '../../config/settings.ts'
import type { EmailContent } from './email-content.ts'
import { inReadersLanguage } from './reader-language.ts'

export type AccountClosed = { kind: 'account-closed'; name: string }

/** The last email to an agent: what was deleted, and what stays. Nothing of it is kept once it is sent. */
export function accountClosed({ name }: AccountClosed, { productName }: Settings): EmailContent {
  const t = inReadersLanguage(accountClosedMessages)
  return {
    subject: t.subject(productName),
    heading: t.heading,
    greeting: inReadersLanguage(sharedEmailMessages).greeting(name),
    paragraphs: [t.gone, t.stays, t.domain, t.notYou]
  }
}
