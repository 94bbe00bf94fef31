import type { Translated } from '../language.ts'

/** Pages of agents' hosts that name no agent: nothing here may be another website's. */
const en = {
  unknownHost: {
    title: 'There is no website at this address',
    text: 'Please check the address for typos. If it is yours, its domain may not be set up yet.'
  },
  suspended: {
    title: 'This website is unavailable',
    text: 'We have taken it offline. If it is yours, please contact our support team.'
  },
  offline: {
    title: 'This website is not online',
    text: 'It isn’t published at the moment. Please come back later.'
  },
  previewEnded: {
    title: 'This preview has ended',
    text: 'Please ask for a new link.'
  },
  away: {
    title: 'This page is temporarily unavailable',
    text: 'Please try again in a minute.'
  },
  method: {
    title: 'This page can only be read',
    text: 'Please go back and follow a link on the website.'
  },
  invalid: {
    title: 'We couldn’t read this request',
    text: 'Please go back and try again.'
  },
  tooLarge: {
    title: 'This message is too long',
    text: 'Please go back, shorten your message, and send it again.'
  },
  tooMany: {
    title: 'Too many messages',
    text: 'Please wait a few minutes before you send another one, or call instead.'
  }
}

const fr: typeof en = {
  unknownHost: {
    title: 'Il n’y a pas de site Web à cette adresse',
    text: 'Vérifiez si l’adresse contient une faute de frappe. Si elle est à vous, son domaine n’est peut-être pas encore configuré.'
  },
  suspended: {
    title: 'Ce site Web n’est pas accessible',
    text: 'Nous l’avons mis hors ligne. S’il est à vous, communiquez avec notre équipe de soutien.'
  },
  offline: {
    title: 'Ce site Web n’est pas en ligne',
    text: 'Son propriétaire ne le publie pas en ce moment. Revenez plus tard.'
  },
  previewEnded: {
    title: 'Cet aperçu a pris fin',
    text: 'Demandez un nouveau lien.'
  },
  away: {
    title: 'Cette page n’est pas accessible pour le moment',
    text: 'Réessayez dans une minute.'
  },
  method: {
    title: 'Cette page peut seulement être lue',
    text: 'Revenez en arrière et suivez un lien du site Web.'
  },
  invalid: {
    title: 'Nous n’avons pas pu lire cette demande',
    text: 'Revenez en arrière et réessayez.'
  },
  tooLarge: {
    title: 'Ce message est trop long',
    text: 'Revenez en arrière, raccourcissez votre message et envoyez-le de nouveau.'
  },
  tooMany: {
    title: 'Trop de messages',
    text: 'Attendez quelques minutes avant d’en envoyer un autre, ou téléphonez.'
  }
}

export const plainPageMessages: Translated<typeof en> = { en, fr }
