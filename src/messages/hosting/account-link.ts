import { ofInFrench } from '#rules/french-elision.ts'
import { SIGN_IN_HOURS } from '#rules/listings/vow.ts'
import type { Translated } from '../language.ts'

/** The page of a link in an email, by which a visitor registers or signs in. */
const en = {
  register: {
    title: 'Confirm your registration',
    text: (agent: string) =>
      `Press the button to register with ${agent} under the terms of use that you accepted, and sign in on this browser.`,
    button: 'Confirm and sign in'
  },
  signIn: {
    title: 'Sign in',
    text: (agent: string) => `Press the button to sign in on ${agent}’s website in this browser.`,
    button: 'Sign in'
  },
  used: {
    title: 'This link doesn’t work any more',
    text: `A link works once, within ${SIGN_IN_HOURS} hours. You can ask for a new one on the website’s page for registered visitors.`
  },
  expired: {
    title: 'Your registration has ended',
    text: 'Please register again, and accept the terms of use, on the website’s page for registered visitors.'
  },
  ended: {
    title: 'This registration was ended',
    text: 'The agent has ended it. Please write to them if you have a question.'
  },
  account: 'Open that page'
}

const fr: typeof en = {
  register: {
    title: 'Confirmez votre inscription',
    text: (agent) =>
      `Appuyez sur le bouton pour vous inscrire auprès ${ofInFrench(agent)} selon les conditions d’utilisation que vous avez acceptées, et pour ouvrir une session dans ce navigateur.`,
    button: 'Confirmer et ouvrir une session'
  },
  signIn: {
    title: 'Ouvrir une session',
    text: (agent) =>
      `Appuyez sur le bouton pour ouvrir une session sur le site Web ${ofInFrench(agent)} dans ce navigateur.`,
    button: 'Ouvrir une session'
  },
  used: {
    title: 'Ce lien ne fonctionne plus',
    text: `Un lien fonctionne une seule fois, dans les ${SIGN_IN_HOURS} heures. Vous pouvez en demander un nouveau à la page du site Web destinée aux visiteurs inscrits.`
  },
  expired: {
    title: 'Votre inscription a pris fin',
    text: 'Inscrivez-vous de nouveau et acceptez les conditions d’utilisation à la page du site Web destinée aux visiteurs inscrits.'
  },
  ended: {
    title: 'On a mis fin à cette inscription',
    text: 'Le courtier ou la courtière y a mis fin. Écrivez-lui si vous avez une question.'
  },
  account: 'Ouvrir cette page'
}

export const accountLinkMessages: Translated<typeof en> = { en, fr }
