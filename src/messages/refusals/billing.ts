import type { Translated } from '../language.ts'

/** Why the panel refuses a payment, a card, or a change of plan. */
const en = {
  addCardFirst: 'Please add a card first.',
  cardIsPrimary: 'This card pays for your website. Make another card the primary one first.',
  confirmPayment: 'Your bank asks you to confirm this payment.',
  confirmedTooLate: 'The payment was not confirmed in time. Nothing was charged; please try again.',
  noCardToCharge: 'You have no card to charge.',
  noSuchCard: 'There is no such card.',
  noSuchReceipt: 'There is no such receipt.',
  nothingDue: 'Nothing is due.',
  nothingToConfirm: 'There is nothing to confirm.',
  paymentInProcess: 'Your payment is in process.',
  paymentRunning: 'A payment is under way. Please try again in a minute.',
  providerDown: 'The card provider can’t be reached. Nothing was charged; please try again.'
}

const fr: typeof en = {
  addCardFirst: 'Veuillez d’abord ajouter une carte.',
  cardIsPrimary:
    'Cette carte paie votre site Web. Faites d’abord d’une autre carte votre carte principale.',
  confirmPayment: 'Votre banque vous demande de confirmer ce paiement.',
  confirmedTooLate:
    'Le paiement n’a pas été confirmé à temps. Rien n’a été prélevé; veuillez réessayer.',
  noCardToCharge: 'Vous n’avez aucune carte à débiter.',
  noSuchCard: 'Cette carte n’existe pas.',
  noSuchReceipt: 'Ce reçu n’existe pas.',
  nothingDue: 'Il n’y a rien à payer.',
  nothingToConfirm: 'Il n’y a rien à confirmer.',
  paymentInProcess: 'Votre paiement est en cours de traitement.',
  paymentRunning: 'Un paiement est en cours. Veuillez réessayer dans une minute.',
  providerDown:
    'Le fournisseur de paiement ne répond pas. Rien n’a été prélevé; veuillez réessayer.'
}

export const billingRefusals: Translated<typeof en> = { en, fr }
