import type { Translated } from '../language.ts'

const en = {
  subject: (product: string) => `Your ${product} password was changed`,
  heading: 'Your password was changed',
  changed: (time: string) =>
    `Your password was changed on ${time}. Every other device was logged out. If this was you, there is nothing to do.`,
  notYou:
    'If it wasn’t you, someone may have access to your account. Choose a new password right away, which logs them out too, and tell us.',
  button: 'Choose a new password'
}

const fr: typeof en = {
  subject: (product) => `Votre mot de passe ${product} a été changé`,
  heading: 'Votre mot de passe a été changé',
  changed: (time) =>
    `Votre mot de passe a été changé le ${time}. La session a été fermée sur tous vos autres appareils. Si c’est vous qui l’avez changé, il n’y a rien à faire.`,
  notYou:
    'Sinon, quelqu’un a peut-être accès à votre compte. Choisissez tout de suite un nouveau mot de passe, ce qui fermera aussi sa session, et écrivez-nous.',
  button: 'Choisir un nouveau mot de passe'
}

export const passwordChangedMessages: Translated<typeof en> = { en, fr }
