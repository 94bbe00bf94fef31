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

const fr: typeof en = {
  checkForTypos: 'Vérifiez s’il y a des erreurs de frappe, ou',
  codeFilledIn: (email) => `Rempli pour ${email}`,
  codeTitle: 'Code à usage unique reçu par courriel',
  continue: 'Continuer',
  continueThenChoose: 'Appuyez sur Continuer, puis choisissez un nouveau mot de passe.',
  createAccount: 'Créer un compte',
  forgotPassword: 'Mot de passe oublié?',
  knowPassword: 'Vous connaissez votre mot de passe?',
  linkExpired: 'Ce lien a déjà été utilisé ou a expiré',
  linkLife: 'Chaque lien fonctionne une seule fois, pendant 30 minutes.',
  loggedIn: 'Votre session est ouverte.',
  loggingIn: 'Connexion…',
  newHere: 'Première visite?',
  resetPassword: 'Réinitialisez votre mot de passe',
  resetYourPassword: 'réinitialisez votre mot de passe',
  sendNewLink: 'Envoyer un nouveau lien',
  submit: 'Se connecter',
  withPassword: 'Se connecter avec un mot de passe'
}

export const loginMessages: Translated<typeof en> = { en, fr }
