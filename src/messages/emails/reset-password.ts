import type { Translated } from '../language.ts'

const en = {
  subject: (product: string) => `Reset your ${product} password`,
  heading: 'Choose a new password',
  request:
    'We received a request to reset your password. The link below logs you in once so that you can choose a new one. Until you do, your old password keeps working.',
  logIn: 'Log in and choose a password',
  expiry:
    'The link works once and expires after 30 minutes. If you didn’t request it, you can ignore this email.'
}

export const resetPasswordMessages: Translated<typeof en> = { en }
