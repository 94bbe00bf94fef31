import type { Translated } from './language.ts'

const en = {
  cardAdded: 'Card successfully Added.',
  cardRemoved: 'Card removed successfully.',
  paid: 'Payment done successfully.'
}

/** What a payment, or a change of the saved cards, has done. */
export const paymentOutcomeMessages: Translated<typeof en> = { en }
