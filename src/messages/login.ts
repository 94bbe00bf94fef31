import type { Translated } from './language.ts'

const en = {
  checkForTypos: 'Check for typos, or',
  codeFilledIn: (email: string) => `Filled in for ${email}`,
  codeTitle: 'One-time code from your email',
  continue: 'Continue',
  continueThenChoose: 'Press Continue, then choose a new password.',
  createAccount: 'Create an account',
  forgotPassword: 'Forgot your password?',
  knowPassword: 'Know your password?',
  linkExpired: 'This link was already used or has expired',
  linkLife: 'Each link works once, for 30 minutes.',
  loggedIn: 'User successfully logged in.',
  loggingIn: 'Logging in…',
  newHere: 'New here?',
  resetPassword: 'Reset your password',
  resetYourPassword: 'reset your password',
  sendNewLink: 'Send a new link',
  submit: 'Log in',
  withPassword: 'Log in with your password'
}

export const loginMessages: Translated<typeof en> = { en }
