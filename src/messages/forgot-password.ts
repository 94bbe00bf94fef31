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

const fr: typeof en = {
  logIn: 'Se connecter',
  onItsWay: (email) =>
    `Si un compte existe pour ${email}, le lien est en route. Il fonctionne une seule fois, pendant 30 minutes.`,
  remembered: 'Vous vous en souvenez?',
  sendAgain: 'Envoyer de nouveau',
  sending: 'Envoi…',
  sent: 'Le lien de réinitialisation a été envoyé à votre adresse courriel. Veuillez l’ouvrir pour continuer.',
  submit: 'Envoyer le lien'
}

export const forgotPasswordMessages: Translated<typeof en> = { en, fr }
