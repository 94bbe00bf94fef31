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
  /** '14:59', or '0:07'. */
  clock: (minutes: number, seconds: string) => `${minutes}:${seconds}`,
  tooManyTries: 'Too many attempts',
  tryAgainNow: 'You can try again now.',
  unreachable: 'We couldn’t connect. What you typed is still here. Please try again.',
  waitAfter: '. What you typed stays here.',
  waitBefore: 'To protect the account, there is a short wait. You can try again in'
}

const fr: typeof en = {
  cancel: 'Annuler',
  capsLock: 'La touche Verr. maj. est activée.',
  choose: 'Choisir…',
  hide: 'Masquer',
  hidePassword: (label) => `Masquer : ${label.toLowerCase()}`,
  keptTyped: 'Ce que vous avez saisi est toujours là. Veuillez réessayer.',
  optional: '(facultatif)',
  show: 'Afficher',
  showPassword: (label) => `Afficher : ${label.toLowerCase()}`,
  clock: (minutes, seconds) => `${minutes} min ${seconds} s`,
  tooManyTries: 'Trop de tentatives',
  tryAgainNow: 'Vous pouvez maintenant réessayer.',
  unreachable: 'La connexion a échoué. Ce que vous avez saisi est toujours là. Veuillez réessayer.',
  waitAfter: '. Ce que vous avez saisi reste ici.',
  waitBefore: 'Pour protéger le compte, une courte attente s’impose. Vous pourrez réessayer dans'
}

export const formMessages: Translated<typeof en> = { en, fr }
