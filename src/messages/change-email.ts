import type { Translated } from './language.ts'

const en = {
  cancel: 'Cancel',
  changed: 'Your email address has been changed. Please open the link we sent to it.',
  changing: 'Changing…',
  passwordHint: 'Your password',
  submit: 'Change email',
  wrongAddress: 'Wrong address? Change it'
}

export const changeEmailMessages: Translated<typeof en> = { en }
