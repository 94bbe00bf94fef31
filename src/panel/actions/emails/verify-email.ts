import { verifyEmailMessages } from '#messages/emails/verify-email.ts'
import type { Language } from '#messages/language.ts'
import { paths } from '#rules/paths.ts'
import type { Settings } from '../../config/settings.ts'
import type { EmailContent } from './email-content.ts'
import { pageUrl } from './page-url.ts'

export type VerifyEmail = {
  kind: 'verify-email'
  name: string
  code: string
  /** False or missing in the first email, which welcomes a new agent. */
  isNewLink?: boolean
  language: Language
}

/** The link that verifies an agent's address; the first one welcomes them. */
export function verifyEmail(
  { code, isNewLink, language, name }: VerifyEmail,
  settings: Settings
): EmailContent {
  const t = verifyEmailMessages[language]
  const { productName } = settings
  const { heading, paragraphs, subject } = isNewLink ? t.newLink : t.welcome
  return {
    subject: subject(productName),
    heading: heading(name),
    paragraphs: paragraphs(productName),
    button: {
      label: t.verify,
      url: pageUrl(settings, language, `${paths.verifyEmail}?code=${encodeURIComponent(code)}`)
    },
    note: t.expiry
  }
}
