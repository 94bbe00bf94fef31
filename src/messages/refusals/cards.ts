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

export const cardRefusals: Translated<typeof en> = { en }
