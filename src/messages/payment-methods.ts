import type { Translated } from './language.ts'

const en = {
  title: 'Payment methods',
  intro: 'We charge your plan to your primary card.',
  introCancelled: 'Your plan is cancelled. We won’t charge your cards.',
  payNowNote: 'Pay Now charges your primary card.',
  saved: 'Saved cards',
  /** Completes 'We couldn’t load …'. */
  loading: 'your cards',
  none: 'No cards added',
  addBelow: 'Add one below. It becomes your primary card.',
  primary: 'Primary',
  setPrimary: 'Set Primary',
  setPrimaryLabel: (card: string) => `Set Primary: ${card}`,
  settingPrimary: 'Setting…',
  isPrimary: (card: string) => `${card} is now your primary card.`,
  expires: (month: string, year: string) => `Expires ${month}/${year}`,
  expiresSoon: 'Expiring soon',
  remove: 'Remove',
  removeLabel: (card: string) => `Remove: ${card}`,
  removeTitle: 'Remove this card?',
  removeText: (card: string) =>
    `We’ll remove ${card} from your account. You can add it again later.`,
  removing: 'Removing…',
  keepCard: 'Keep it',
  add: 'Add a card',
  addAnother: 'To pay with another card, add it here, then press Set Primary.',
  /** After a card was added while a payment is due. */
  stillCharged: (primary: string, added: string) =>
    `Payments are still charged to your ${primary}. To pay with your ${added}, press Set Primary.`,
  alreadySaved: (card: string) => `Your ${card} is already saved. We updated its billing address.`,
  newCard: 'A new card',
  billingAddress: 'Billing address',
  addressHint: 'Enter “none” if it doesn’t apply.',
  addCard: 'Add card',
  adding: 'Adding…'
}

export const paymentMethodMessages: Translated<typeof en> = { en }
