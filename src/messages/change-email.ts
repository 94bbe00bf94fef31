import type { Translated } from './language.ts'

const en = {
  cancel: 'Cancel',
  changing: 'Changing…',
  passwordHint: 'The password you registered with',
  submit: 'Change email',
  wrongAddress: 'Wrong address? Change it'
}

export const changeEmailMessages: Translated<typeof en> = { en }
