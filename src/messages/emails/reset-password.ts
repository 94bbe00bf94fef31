import type { Translated } from '../language.ts'

const en = {
  subject: (product: string) => `Reset your ${product} password`,
  heading: 'Choose a new password',
  request:
    'We received a request to reset your password. The link below logs you in once so that you can choose a new one. Until you do, your old password keeps working.',
  logIn: 'Log in and choose a password',
  expiry:
    'The link works once and expires after 30 minutes. If you didn’t request it, you can ignore this email.'
}

const fr: typeof en = {
  subject: (product) => `Réinitialisez votre mot de passe ${product}`,
  heading: 'Choisissez un nouveau mot de passe',
  request:
    'Nous avons reçu une demande de réinitialisation de votre mot de passe. Le lien ci-dessous vous connecte une seule fois, pour que vous puissiez en choisir un nouveau. D’ici là, votre ancien mot de passe continue de fonctionner.',
  logIn: 'Se connecter et choisir un mot de passe',
  expiry:
    'Le lien fonctionne une seule fois et expire après 30 minutes. Si vous ne l’avez pas demandé, vous pouvez ignorer ce courriel.'
}

export const resetPasswordMessages: Translated<typeof en> = { en, fr }
