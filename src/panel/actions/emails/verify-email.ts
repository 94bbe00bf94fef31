import type { Settings } from '../../config/settings.ts'
import { type WrittenMail, writeLetter } from './letter.ts'

export type VerifyEmail = { kind: 'verify-email'; name: string; code: string }

/** Welcomes a new agent, with the link that verifies their address. */
export function verifyEmail(mail: VerifyEmail, settings: Settings): WrittenMail {
  const { productName, siteUrl } = settings
  return writeLetter(
    {
      subject: `Welcome to ${productName}: please verify your email`,
      heading: `Welcome, ${mail.name}`,
      paragraphs: [
        `Your ${productName} account is ready. Please confirm that this email address is yours, so that your receipts and leads reach you.`,
        'You can keep setting up your website in the meantime.'
      ],
      button: {
        label: 'Verify my email',
        url: `${siteUrl}/auth/verify-email?code=${encodeURIComponent(mail.code)}`
      },
      note: 'The link works once and expires after 7 days. If you didn’t register, you can ignore this email.'
    },
    settings
  )
}
