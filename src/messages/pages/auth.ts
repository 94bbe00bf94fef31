import { productClaims } from '../claims/product.ts'
import type { Translated } from '../language.ts'

/** The static part of the pages around logging in; the forms have their own subjects. */
const en = {
  contact: 'Contact',
  accountSetup: { title: 'Account setup', exit: 'Save and exit' },
  forgotPassword: {
    page: {
      title: 'Forgot password',
      description: 'Get a one-time link to choose a new password.'
    },
    title: 'Lost your key?',
    lede: 'We’ll email you a one-time link to choose a new password.'
  },
  invitation: { page: { title: 'Invitation' }, title: 'Opening your invitation…' },
  login: {
    page: { title: 'Log in', description: 'Log in to manage your website, plan and billing.' },
    title: 'Welcome home',
    lede: 'Log in to manage your website and your plan.'
  },
  logout: { page: { title: 'Logout' }, title: 'Logging out…' },
  register: {
    page: {
      title: 'Register',
      description: productClaims.en.tryFree
    },
    title: 'Move in for free',
    lede: productClaims.en.freeWithSetup
  },
  verifyEmail: { page: { title: 'Verify email' }, title: 'Confirming your email…' }
}

const fr: typeof en = {
  contact: 'Nous joindre',
  accountSetup: { title: 'Configuration du compte', exit: 'Enregistrer et quitter' },
  forgotPassword: {
    page: {
      title: 'Mot de passe oublié',
      description: 'Recevez un lien à usage unique pour choisir un nouveau mot de passe.'
    },
    title: 'Vous avez perdu votre clé?',
    lede: 'Nous vous enverrons par courriel un lien à usage unique pour choisir un nouveau mot de passe.'
  },
  invitation: { page: { title: 'Invitation' }, title: 'Ouverture de votre invitation…' },
  login: {
    page: {
      title: 'Ouvrir une session',
      description:
        'Ouvrez une session pour gérer votre site Web, votre forfait et votre facturation.'
    },
    title: 'Bienvenue chez vous',
    lede: 'Ouvrez une session pour gérer votre site Web et votre forfait.'
  },
  logout: { page: { title: 'Fermer la session' }, title: 'Fermeture de la session…' },
  register: {
    page: { title: 'Créer un compte', description: productClaims.fr.tryFree },
    title: 'Emménagez gratuitement',
    lede: productClaims.fr.freeWithSetup
  },
  verifyEmail: {
    page: { title: 'Confirmer l’adresse courriel' },
    title: 'Confirmation de votre adresse courriel…'
  }
}

export const authPageMessages: Translated<typeof en> = { en, fr }
