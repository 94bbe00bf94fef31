import { verifyEmailMessages } from '#messages/emails/verify-email.ts'
import type { Settings } from '../../config/settings.ts'
import type { EmailContent } from './email-content.ts'
import { inReadersLanguage } from './reader-language.ts'

export type VerifyEmail = {
  kind: 'verify-email'
  name: string
  code: string
  /** False or missing in the first email, which welcomes a new agent. */
  isNewLink?: boolean
}

/** The link that verifies an agent's address; the first one welcomes them. */
export function verifyEmail(
  { code, isNewLink, name }: VerifyEmail,
  { productName, siteUrl }: Settings
): EmailContent {
  const t = inReadersLanguage(verifyEmailMessages)
  const { heading, paragraphs, subject } = isNewLink ? t.newLink : t.welcome
  return {
    subject: subject(productName),
    heading: heading(name),
    paragraphs: paragraphs(productName),
    button: {
      label: t.verify,
      url: `${siteUrl}/auth/verify-email?code=${encodeURIComponent(code)}`
    },
    note: t.expiry
  }
}
