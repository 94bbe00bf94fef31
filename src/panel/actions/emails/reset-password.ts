import { resetPasswordMessages } from '#messages/emails/reset-password.ts'
import { sharedEmailMessages } from '#messages/emails/shared.ts'
import type { Language } from '#messages/language.ts'
import { type Choice, withChoice } from '#rules/plan/choice.ts'
import { paths } from '#rules/paths.ts'
import type { Settings } from '../../config/settings.ts'
import type { EmailContent } from './email-content.ts'
import { pageUrl } from './page-url.ts'

export type ResetPassword = {
  kind: 'reset-password'
  name: string
  email: string
  code: string
  /** What the visitor had chosen before they asked; the link carries it on. */
  choice?: Choice | undefined
  language: Language
}

/** Its link fills in the login form with a one-time code, after the # so that no server sees it. */
export function resetPassword(
  { choice, code, email, language, name }: ResetPassword,
  settings: Settings
): EmailContent {
  const t = resetPasswordMessages[language]
  const fragment = new URLSearchParams({ email, code })
  return {
    subject: t.subject(settings.productName),
    heading: t.heading,
    greeting: sharedEmailMessages[language].greeting(name),
    paragraphs: [t.request],
    button: {
      label: t.logIn,
      url: `${pageUrl(settings, language, withChoice(paths.login, choice ?? {}))}#${fragment}`
    },
    note: t.expiry
  }
}
