import { emailClaims } from '../claims/emails.ts'
import type { Translated } from '../language.ts'

const CONFIRM = emailClaims.en.confirmAddress

const en = {
  welcome: {
    subject: (product: string) => `Welcome to ${product}: please verify your email`,
    heading: (name: string) => `Welcome, ${name}`,
    paragraphs: (product: string) => [
      `Your ${product} account is ready. ${CONFIRM}`,
      'You can keep setting up your website in the meantime.'
    ]
  },
  newLink: {
    subject: (product: string) => `Your new link to verify your email for ${product}`,
    heading: (name: string) => `Hello ${name},`,
    paragraphs: () => [`Here is a new link to verify your email. ${CONFIRM}`]
  },
  verify: 'Verify my email',
  expiry:
    'The link works once and expires after 7 days. If you didn’t register, you can ignore this email.'
}

export const verifyEmailMessages: Translated<typeof en> = { en }
