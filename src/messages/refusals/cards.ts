import type { Translated } from '../language.ts'

/** Why a card is refused, where the card provider sends no sentence of its own. */
const en = {
  cancelled: 'The payment was cancelled.',
  cardGone: 'This card can no longer be charged. Please choose another card.',
  confirmCard: 'Your bank asks you to confirm this card. Please enter it again.',
  declined: 'Your card was declined.',
  expired: 'Your card has expired.',
  insufficientFunds: 'Your card has insufficient funds.',
  invalidExpiry: 'The expiry date is not valid.',
  notSaved: 'This card could not be saved. Please enter it again.',
  onlyTestCards: 'Test mode takes only test cards.'
}

const fr: typeof en = {
  cancelled: 'Le paiement a été annulé.',
  cardGone: 'Cette carte ne peut plus être utilisée. Veuillez en choisir une autre.',
  confirmCard: 'Votre banque vous demande de confirmer cette carte. Veuillez l’entrer de nouveau.',
  declined: 'Votre carte a été refusée.',
  expired: 'Votre carte est expirée.',
  insufficientFunds: 'Les fonds de votre carte sont insuffisants.',
  invalidExpiry: 'La date d’expiration n’est pas valide.',
  notSaved: 'Cette carte n’a pas pu être enregistrée. Veuillez l’entrer de nouveau.',
  onlyTestCards: 'Le mode d’essai n’accepte que les cartes d’essai.'
}

export const cardRefusals: Translated<typeof en> = { en, fr }
