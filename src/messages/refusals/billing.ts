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

export const billingRefusals: Translated<typeof en> = { en }
