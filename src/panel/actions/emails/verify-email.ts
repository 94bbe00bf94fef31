import type { Settings } from '../../config/settings.ts'
import { type WrittenMail, writeLetter } from './letter.ts'

export type VerifyEmail = {
  kind: 'verify-email'
  name: string
  code: string
  /** Not the first one, which welcomes a new agent. */
  isNewLink?: boolean
}

/** The link that verifies an agent’s address; the first one welcomes them. */
export function verifyEmail(mail: VerifyEmail, settings: Settings): WrittenMail {
  const { productName, siteUrl } = settings
  return writeLetter(
    {
      ...(mail.isNewLink ? newLink(mail.name, productName) : welcome(mail.name, productName)),
      button: {
        label: 'Verify my email',
        url: `${siteUrl}/auth/verify-email?code=${encodeURIComponent(mail.code)}`
      },
      note: 'The link works once and expires after 7 days. If you didn’t register, you can ignore this email.'
    },
    settings
  )
}

const CONFIRM =
  'Please confirm that this email address is yours, so that your receipts and leads reach you.'

function welcome(name: string, productName: string) {
  return {
    subject: `Welcome to ${productName}: please verify your email`,
    heading: `Welcome, ${name}`,
    paragraphs: [
      `Your ${productName} account is ready. ${CONFIRM}`,
      'You can keep setting up your website in the meantime.'
    ]
  }
}

function newLink(name: string, productName: string) {
  return {
    subject: `Your new link to verify your email for ${productName}`,
    heading: `Hello ${name}`,
    paragraphs: [`Here is a new link to verify your email. ${CONFIRM}`]
  }
}
