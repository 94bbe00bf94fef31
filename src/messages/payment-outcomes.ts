import type { Translated } from './language.ts'

const en = {
  cardAdded: 'Card successfully Added.',
  cardRemoved: 'Card removed successfully.',
  paid: 'Payment done successfully.'
}

const fr: typeof en = {
  cardAdded: 'La carte a été ajoutée.',
  cardRemoved: 'La carte a été retirée.',
  paid: 'Le paiement a été effectué.'
}

/** What a payment, or a change of the saved cards, has done. */
export const paymentOutcomeMessages: Translated<typeof en> = { en, fr }
