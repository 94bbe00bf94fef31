import type { Translated } from './language.ts'

const en = {
  logIn: 'Log in',
  onItsWay: (email: string) =>
    `If ${email} has an account, the link is on its way. It works once, for 30 minutes.`,
  remembered: 'Remembered it?',
  sendAgain: 'Send it again',
  sending: 'Sending…',
  sent: 'Password reset link sent to your email address. Please check to continue.',
  submit: 'Send reset link'
}

export const forgotPasswordMessages: Translated<typeof en> = { en }
