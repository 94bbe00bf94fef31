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

const fr: typeof en = {
  alreadyRegistered: 'Vous avez déjà un compte?',
  creating: 'Création de votre compte…',
  emailHint: 'Elle vous servira à vous connecter',
  logIn: 'Se connecter',
  passwordHint: 'Au moins 6 caractères',
  phoneHint: '10 chiffres',
  registered: 'Votre compte a été créé.',
  submit: 'Créer un compte'
}

export const registrationMessages: Translated<typeof en> = { en, fr }
