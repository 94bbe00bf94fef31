import type { Translated } from './language.ts'

/** The inputs of test mode's card field, and what is wrong with a card before it is sent. */
const en = {
  cardNumber: 'Card number',
  cvc: 'CVC',
  cvcMissing: 'Please enter the CVC, the short security code on the card.',
  cvcHasFour: 'This card’s CVC has four digits.',
  expiry: 'Expiry',
  expiryExample: 'MM / YY',
  expiryFaults: {
    incomplete: 'Please enter the expiry date as month and year.',
    month: 'The expiry month must be between 01 and 12.',
    past: 'This card has expired. Please use another one.'
  },
  /** Test mode's message for a challenge that was declined. */
  notApproved: 'Your bank didn’t receive your approval.',
  notLoaded:
    'The card field couldn’t be loaded. Please check your connection, allow js.stripe.com and try again.',
  numberIncomplete: 'Please enter the full card number.',
  numberMistyped: 'This card number has a typo. Please check it.',
  testCardsOnly:
    'Test mode accepts only test cards. Use 4242 4242 4242 4242 with any future date and any CVC.'
}

const fr: typeof en = {
  cardNumber: 'Numéro de carte',
  cvc: 'CVC',
  cvcMissing: 'Veuillez entrer le CVC, le court code de sécurité de la carte.',
  cvcHasFour: 'Le CVC de cette carte compte quatre chiffres.',
  expiry: 'Expiration',
  expiryExample: 'MM / AA',
  expiryFaults: {
    incomplete: 'Veuillez entrer le mois et l’année d’expiration.',
    month: 'Le mois d’expiration doit être compris entre 01 et 12.',
    past: 'Cette carte est expirée. Veuillez en utiliser une autre.'
  },
  notApproved: 'Votre banque n’a pas reçu votre approbation.',
  notLoaded:
    'Nous n’avons pas pu charger le champ de la carte. Veuillez vérifier votre connexion, autoriser js.stripe.com et réessayer.',
  numberIncomplete: 'Veuillez entrer le numéro complet de la carte.',
  numberMistyped: 'Ce numéro de carte contient une erreur de frappe. Veuillez le vérifier.',
  testCardsOnly:
    'Le mode d’essai n’accepte que les cartes d’essai. Utilisez 4242 4242 4242 4242 avec n’importe quelle date à venir et n’importe quel CVC.'
}

export const cardFieldMessages: Translated<typeof en> = { en, fr }
