import { emailClaims } from '../claims/emails.ts'
import type { Translated } from '../language.ts'

const CONFIRM = emailClaims.en.confirmAddress

const en = {
  welcome: {
    subject: (product: string) => `Welcome to ${product}: please verify your email`,
    heading: (name: string) => `Welcome, ${name}`,
    paragraphs: (product: string) => [
      `Your ${product} account is ready. ${CONFIRM}`,
      'You can keep setting up your website in the meantime.'
    ]
  },
  newLink: {
    subject: (product: string) => `Your new link to verify your email for ${product}`,
    heading: (name: string) => `Hello ${name},`,
    paragraphs: () => [`Here is a new link to verify your email. ${CONFIRM}`]
  },
  verify: 'Verify my email',
  expiry:
    'The link works once and expires after 7 days. If you didn’t register, you can ignore this email.'
}

const CONFIRMEZ = emailClaims.fr.confirmAddress

const fr: typeof en = {
  welcome: {
    subject: (product) => `Bienvenue chez ${product} : veuillez confirmer votre adresse courriel`,
    heading: (name) => `Bienvenue, ${name}`,
    paragraphs: (product) => [
      `Votre compte ${product} est prêt. ${CONFIRMEZ}`,
      'D’ici là, vous pouvez continuer à configurer votre site Web.'
    ]
  },
  newLink: {
    subject: (product) =>
      `Votre nouveau lien pour confirmer votre adresse courriel chez ${product}`,
    heading: (name) => `Bonjour ${name},`,
    paragraphs: () => [`Voici un nouveau lien pour confirmer votre adresse courriel. ${CONFIRMEZ}`]
  },
  verify: 'Confirmer mon adresse courriel',
  expiry:
    'Le lien fonctionne une seule fois et expire après 7 jours. Si vous n’avez pas créé de compte, vous pouvez ignorer ce courriel.'
}

export const verifyEmailMessages: Translated<typeof en> = { en, fr }
