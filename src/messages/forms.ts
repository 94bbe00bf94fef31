import type { Translated } from './language.ts'

/** Texts that every form shares. */
const en = {
  cancel: 'Cancel',
  capsLock: 'Caps Lock is on.',
  choose: 'Choose…',
  hide: 'Hide',
  hidePassword: (label: string) => `Hide ${label.toLowerCase()}`,
  keptTyped: 'What you typed is still here. Please try again.',
  optional: 'optional',
  show: 'Show',
  showPassword: (label: string) => `Show ${label.toLowerCase()}`,
  tooManyTries: 'Too many attempts',
  tryAgainNow: 'You can try again now.',
  unreachable: 'We couldn’t connect. What you typed is still here. Please try again.',
  waitAfter: '. What you typed stays here.',
  waitBefore: 'To protect the account, there is a short wait. You can try again in'
}

export const formMessages: Translated<typeof en> = { en }
