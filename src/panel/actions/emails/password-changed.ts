import { passwordChangedMessages } from '#messages/emails/password-changed.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import { paths } from '#rules/paths.ts'
import { formatZonedTime } from '#rules/time/time-zone.ts'
import type { Settings } from '../../config/settings.ts'
import type { EmailContent } from './email-content.ts'
import { inReadersLanguage } from './reader-language.ts'

export type PasswordChanged = {
  kind: 'password-changed'
  name: string
  /** ISO 8601. */
  at: string
  /** Of the billing address; an agent without a website has none. */
  province?: string | undefined
}

/** Tells the agent that their password was changed, in case it wasn't them. */
export function passwordChanged(
  { at, name, province }: PasswordChanged,
  { productName, siteUrl }: Settings
): EmailContent {
  const t = inReadersLanguage(passwordChangedMessages)
  return {
    subject: t.subject(productName),
    heading: t.heading,
    greeting: inReadersLanguage(sharedEmailMessages).greeting(name),
    paragraphs: [t.changed(formatZonedTime(at, province)), t.notYou],
    button: { label: t.button, url: `${siteUrl}${paths.forgotPassword}` }
  }
}
