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

export const cardFieldMessages: Translated<typeof en> = { en }
