import { type Choice, withChoice } from '#rules/plan/choice.ts'
import { paths } from '#rules/paths.ts'
import type { Settings } from '../../config/settings.ts'
import { type WrittenMail, writeLetter } from './letter.ts'

export type ResetPassword = {
  kind: 'reset-password'
  name: string
  email: string
  code: string
  /** What the visitor had chosen before they asked; the link carries it on. */
  choice?: Choice | undefined
}

/** The link fills in the login form with a one-time code, kept after the # so that no server sees it. */
export function resetPassword(mail: ResetPassword, settings: Settings): WrittenMail {
  const { productName, siteUrl } = settings
  const fragment = new URLSearchParams({ email: mail.email, code: mail.code })
  return writeLetter(
    {
      subject: `Reset your ${productName} password`,
      heading: 'Choose a new password',
      paragraphs: [
        `Hello ${mail.name},`,
        'We received a request to reset your password. The link below logs you in once so that you can choose a new one. Until you do, your old password keeps working.'
      ],
      button: {
        label: 'Log in and choose a password',
        url: `${siteUrl}${withChoice(paths.login, mail.choice ?? {})}#${fragment}`
      },
      note: 'The link works once and expires after 30 minutes. If you didn’t request it, you can ignore this email.'
    },
    settings
  )
}
