import { resetPasswordMessages } from '#messages/emails/reset-password.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import { type Choice, withChoice } from '#rules/plan/choice.ts'
import { paths } from '#rules/paths.ts'
import type { Settings } from '../../config/settings.ts'
import type { EmailContent } from './email-content.ts'
import { inReadersLanguage } from './reader-language.ts'

export type ResetPassword = {
  kind: 'reset-password'
  name: string
  email: string
  code: string
  /** What the visitor had chosen before they asked; the link carries it on. */
  choice?: Choice | undefined
}

/** Its link fills in the login form with a one-time code, after the # so that no server sees it. */
export function resetPassword(
  { choice, code, email, name }: ResetPassword,
  { productName, siteUrl }: Settings
): EmailContent {
  const t = inReadersLanguage(resetPasswordMessages)
  const fragment = new URLSearchParams({ email, code })
  return {
    subject: t.subject(productName),
    heading: t.heading,
    greeting: inReadersLanguage(sharedEmailMessages).greeting(name),
    paragraphs: [t.request],
    button: {
      label: t.logIn,
      url: `${siteUrl}${withChoice(paths.login, choice ?? {})}#${fragment}`
    },
    note: t.expiry
  }
}
