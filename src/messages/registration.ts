import type { Translated } from './language.ts'

const en = {
  alreadyRegistered: 'Already registered?',
  creating: 'Creating your account…',
  emailHint: 'You’ll use it to log in',
  logIn: 'Log in',
  passwordHint: 'At least 6 characters',
  phoneHint: '10 digits',
  registered: 'Registration done successfully.',
  submit: 'Create account'
}

export const registrationMessages: Translated<typeof en> = { en }
