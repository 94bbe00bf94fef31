import type { Settings } from '../../services/settings.ts'
import { type WrittenMail, writeLetter } from './letter.ts'

export type VerifyEmail = { kind: 'verify-email'; name: string; code: string }

/** Welcome, and the link that proves the address. */
export function verifyEmail(mail: VerifyEmail, settings: Settings): WrittenMail {
  const { productName, siteUrl } = settings
  return writeLetter(
    {
      subject: `Welcome to ${productName}: please verify your email`,
      heading: `Welcome, ${mail.name}`,
      paragraphs: [
        `Your ${productName} account is ready. Please confirm that this address is yours, so that receipts and leads reach you.`,
        'You can go on setting up your website meanwhile.'
      ],
      button: {
        label: 'Verify my email',
        url: `${siteUrl}/auth/verify-email?code=${encodeURIComponent(mail.code)}`
      },
      note: 'The link works once, for 7 days. If you did not register, ignore this mail.'
    },
    settings
  )
}
