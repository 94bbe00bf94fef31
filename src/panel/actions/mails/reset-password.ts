import type { Settings } from '../../services/settings.ts'
import { type WrittenMail, writeLetter } from './letter.ts'

export type ResetPassword = { kind: 'reset-password'; name: string; email: string; code: string }

/** The link fills the login form: the code is a password for one login. It stands behind the #, where no server sees it. */
export function resetPassword(mail: ResetPassword, settings: Settings): WrittenMail {
  const { productName, siteUrl } = settings
  const fragment = new URLSearchParams({ email: mail.email, code: mail.code })
  return writeLetter(
    {
      subject: `Reset your ${productName} password`,
      heading: 'Choose a new password',
      paragraphs: [
        `Hello ${mail.name},`,
        'somebody, we hope you, asked for a new password. The link below logs you in once, to choose it. Until then your old password keeps working.'
      ],
      button: { label: 'Log in and choose a password', url: `${siteUrl}/auth/login#${fragment}` },
      note: 'The link works once, for 30 minutes. If you did not ask for it, ignore this mail.'
    },
    settings
  )
}
