import type { Translated } from './language.ts'

const en = {
  cancel: 'Cancel',
  changed: 'Your email address has been changed. Please open the link we sent to it.',
  changing: 'Changing…',
  passwordHint: 'Your password',
  submit: 'Change email'
}

const fr: typeof en = {
  cancel: 'Annuler',
  changed: 'Votre adresse courriel a été changée. Veuillez ouvrir le lien que nous y avons envoyé.',
  changing: 'Changement…',
  passwordHint: 'Votre mot de passe',
  submit: 'Changer l’adresse courriel'
}

export const changeEmailMessages: Translated<typeof en> = { en, fr }
