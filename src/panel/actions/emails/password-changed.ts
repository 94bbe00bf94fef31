import { passwordChangedMessages } from '#messages/emails/password-changed.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import { emailFormats } from '#messages/emails/formats.ts'
import type { Language } from '#messages/language.ts'
import { paths } from '#rules/paths.ts'
import type { Settings } from '../../config/settings.ts'
import type { EmailContent } from './email-content.ts'
import { pageUrl } from './page-url.ts'

export type PasswordChanged = {
  kind: 'password-changed'
  name: string
  /** ISO 8601. */
  at: string
  /** Of the billing address; an agent without a website has none. */
  province?: string | undefined
  language: Language
}

/** Tells the agent that their password was changed, in case it wasn't them. */
export function passwordChanged(
  { at, language, name, province }: PasswordChanged,
  settings: Settings
): EmailContent {
  const t = passwordChangedMessages[language]
  return {
    subject: t.subject(settings.productName),
    heading: t.heading,
    greeting: sharedEmailMessages[language].greeting(name),
    paragraphs: [t.changed(emailFormats[language].time(at, province)), t.notYou],
    button: { label: t.button, url: pageUrl(settings, language, paths.forgotPassword) }
  }
}
