import { SIGN_IN_HOURS } from '#rules/listings/vow.ts'
import { ofInFrench } from '#rules/french-elision.ts'
import type { Translated } from '../language.ts'

const en = {
  register: {
    subject: (agent: string) => `Confirm your registration with ${agent}`,
    heading: 'Confirm your registration',
    asked: (agent: string) =>
      `We received a request to register this address on the website of ${agent}, for homes that only registered visitors may see, such as sold ones. The terms of use were accepted with it.`,
    button: 'Confirm and sign in'
  },
  signIn: {
    subject: (agent: string) => `Your link to sign in on ${agent}’s website`,
    heading: 'Sign in',
    asked: (agent: string) =>
      `We received a request to sign in on the website of ${agent} with this address.`,
    button: 'Sign in'
  },
  note: `The link works once, within ${SIGN_IN_HOURS} hours. If you didn’t ask for this, ignore this email: nobody is signed in without it. Don’t pass it on.`
}

const fr: typeof en = {
  register: {
    subject: (agent) => `Confirmez votre inscription auprès ${ofInFrench(agent)}`,
    heading: 'Confirmez votre inscription',
    asked: (agent) =>
      `Nous avons reçu une demande d’inscription de cette adresse sur le site Web ${ofInFrench(agent)}, pour des propriétés que seuls les visiteurs inscrits peuvent voir, comme celles qui sont vendues. Les conditions d’utilisation y ont été acceptées.`,
    button: 'Confirmer et ouvrir une session'
  },
  signIn: {
    subject: (agent) => `Votre lien pour ouvrir une session sur le site Web ${ofInFrench(agent)}`,
    heading: 'Ouvrir une session',
    asked: (agent) =>
      `Nous avons reçu une demande d’ouverture de session sur le site Web ${ofInFrench(agent)} avec cette adresse.`,
    button: 'Ouvrir une session'
  },
  note: `Le lien fonctionne une seule fois, dans les ${SIGN_IN_HOURS} heures. Si vous n’avez rien demandé, ignorez ce courriel : sans lui, personne n’ouvre de session. Ne le transmettez à personne.`
}

export const vowLinkEmail: Translated<typeof en> = { en, fr }
