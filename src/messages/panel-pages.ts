import type { Translated } from './language.ts'

/** The pages that the panel makes itself: its errors, and test mode's mailbox. */
const en = {
  goHome: 'Go to the home page',
  noPage: 'There is no such page.',
  notBuilt: 'The site is not built yet: run npm start.',
  unreadableAddress: 'We can’t read this address. Please check it for typos.',

  mailbox: 'Mailbox',
  noEmails: 'No emails yet.',
  noEmail: 'Email not found.',
  allEmails: 'All emails',
  asText: 'As text',
  source: 'Source',
  to: (recipient: string) => `to ${recipient}`
}

const fr: typeof en = {
  goHome: 'Aller à la page d’accueil',
  noPage: 'Cette page n’existe pas.',
  notBuilt: 'Le site n’est pas encore créé : lancez npm start.',
  unreadableAddress:
    'Nous ne pouvons pas lire cette adresse. Veuillez vérifier qu’elle ne contient pas d’erreur de frappe.',

  mailbox: 'Boîte de réception',
  noEmails: 'Aucun courriel pour l’instant.',
  noEmail: 'Courriel introuvable.',
  allEmails: 'Tous les courriels',
  asText: 'En texte',
  source: 'Source',
  to: (recipient) => `à ${recipient}`
}

export const panelPageMessages: Translated<typeof en> = { en, fr }
