import type { Translated } from '../language.ts'

/** What a card's forms say about their fields. */
const en = {
  cardHolder: 'Card holder name is required',
  cardMissing: 'Please enter your card.',
  invalidAddress: 'Invalid Address'
}

export const billingValidation: Translated<typeof en> = { en }
