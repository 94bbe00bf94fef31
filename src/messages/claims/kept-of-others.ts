import type {
  KEPT_OF_EDITORS,
  KEPT_OF_EVERYONE,
  KEPT_OF_VISITORS
} from '#rules/privacy/kept-of-others.ts'
import type { Translated } from '../language.ts'

type Kind = keyof (typeof KEPT_OF_EDITORS & typeof KEPT_OF_EVERYONE & typeof KEPT_OF_VISITORS)
/** What the product keeps about anyone else, and why. */
type KindTexts = Record<Kind, { what: string; why: string }>

const en: KindTexts = {
  leads: {
    what: 'Inquiries to an agent, with what the agent noted and sent since',
    why: 'So that the agent can answer. The agent is responsible for them.'
  },
  savedSearches: {
    what: 'Saved searches, with an email address',
    why: 'To email you new homes, as you asked.'
  },
  unconfirmedSearches: {
    what: 'Saved searches that weren’t confirmed by email',
    why: 'To wait for your confirmation.'
  },
  registrations: {
    what: 'Registrations for sold homes, with the terms that were accepted',
    why: 'To show you these homes. Boards may ask who accepted what.'
  },
  signInLinks: {
    what: 'Links and cookies that sign visitors in or open their privacy choices, with an email address',
    why: 'To recognize you.'
  },
  privacyRequests: {
    what: 'What visitors asked about their data, and when it was answered; no address or message once they are erased',
    why: 'To answer in time, and to show that it was done.'
  },
  objections: {
    what: 'Scrambled addresses of people who unsubscribed or were erased',
    why: 'So that they aren’t written to again.'
  },
  inboundEmails: {
    what: 'A scrambled number of each email that came in',
    why: 'So that each email is recorded only once.'
  },
  visits: {
    what: 'How often each page was opened on a day',
    why: 'To show the agent what is read. Visitors can’t be told apart.'
  },
  listingViews: {
    what: 'Views of a CREA listing, under a random number for the day',
    why: 'CREA asks for a count.'
  },
  messages: {
    what: 'Emails that we send, and messages from our contact forms',
    why: 'To deliver them, and to try again when a server is down.'
  },
  answers: {
    what: 'What we answered to your last actions',
    why: 'So that an action repeated over a bad connection is done once.'
  },
  counters: {
    what: 'Counters of attempts, under scrambled addresses',
    why: 'To stop people from trying thousands of passwords.'
  },
  content: {
    what: 'Names of editors beside their versions, and of people whose words we quote',
    why: 'To show who wrote what.'
  },
  presence: { what: 'Who has an item open in the editor', why: 'To warn before two edit at once.' },
  publishing: { what: 'Who published our website, and when', why: 'To find what went wrong.' }
}

const fr: KindTexts = {
  leads: {
    what: 'Les demandes adressées à un courtier, avec ce qu’il a noté et envoyé depuis',
    why: 'Pour que le courtier puisse répondre. Il en est responsable.'
  },
  savedSearches: {
    what: 'Les recherches enregistrées, avec une adresse courriel',
    why: 'Pour vous écrire au sujet des nouvelles propriétés, comme vous l’avez demandé.'
  },
  unconfirmedSearches: {
    what: 'Les recherches enregistrées qui n’ont pas été confirmées par courriel',
    why: 'Pour attendre votre confirmation.'
  },
  registrations: {
    what: 'Les comptes de visiteurs pour voir les propriétés vendues, avec les conditions acceptées',
    why: 'Pour vous montrer ces propriétés. Les chambres peuvent demander qui a accepté quoi.'
  },
  signInLinks: {
    what: 'Les liens et témoins qui ouvrent la session des visiteurs ou leurs choix de confidentialité, avec une adresse courriel',
    why: 'Pour vous reconnaître.'
  },
  privacyRequests: {
    what: 'Les demandes des visiteurs au sujet de leurs données, et la date de la réponse; ni adresse ni message une fois leurs données supprimées',
    why: 'Pour répondre à temps et montrer que cela a été fait.'
  },
  objections: {
    what: 'Les adresses brouillées des personnes désabonnées ou dont les données ont été supprimées',
    why: 'Pour ne plus leur écrire.'
  },
  inboundEmails: {
    what: 'Un numéro brouillé de chaque courriel reçu',
    why: 'Pour qu’un courriel ne soit reçu qu’une fois.'
  },
  visits: {
    what: 'Le nombre d’ouvertures de chaque page par jour',
    why: 'Pour montrer au courtier ce qui est lu. Aucun visiteur n’est distingué d’un autre.'
  },
  listingViews: {
    what: 'Les consultations d’une inscription de l’ACI, sous un numéro aléatoire du jour',
    why: 'L’ACI en demande le compte.'
  },
  messages: {
    what: 'Les courriels que nous envoyons et les messages de nos formulaires',
    why: 'Pour les livrer et réessayer quand un serveur ne répond pas.'
  },
  answers: {
    what: 'Nos réponses à vos dernières actions',
    why: 'Pour qu’une action répétée sur une mauvaise connexion ne soit faite qu’une fois.'
  },
  counters: {
    what: 'Des compteurs de tentatives, sous des adresses brouillées',
    why: 'Pour empêcher qu’on essaie des milliers de mots de passe.'
  },
  content: {
    what: 'Les noms des rédacteurs à côté de leurs versions et ceux des personnes que nous citons',
    why: 'Pour montrer qui a écrit quoi.'
  },
  presence: {
    what: 'Qui a un élément ouvert dans l’éditeur',
    why: 'Pour avertir avant que deux personnes le modifient en même temps.'
  },
  publishing: {
    what: 'Qui a publié notre site Web, et quand',
    why: 'Pour trouver ce qui n’a pas fonctionné.'
  }
}

export const keptOfOthersClaims: Translated<KindTexts> = { en, fr }
