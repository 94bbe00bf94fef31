import { durationMessages } from './durations.ts'
import type { Translated } from './language.ts'

const en = {
  loading: 'the amount due',
  isDue: (amount: string) => `${amount} is due`,
  dueDate: (date: string, months: number | undefined) =>
    months === undefined
      ? `Due date ${date}.`
      : `Due date ${date}, for ${durationMessages.en.months(months)}.`,
  offline: 'Your website comes back online once you’ve paid.',
  onlineUntil: (day: string) => `Your website stays online until ${day}.`,
  payNow: 'Pay Now',
  confirm: 'Confirm payment',
  cards: 'your cards',
  willCharge: 'We’ll charge ',
  toPrimary: (card: string) => ` to your primary payment method, ${card}.`,
  pay: (amount: string) => `Pay ${amount}`,
  paying: 'Paying…',
  notNow: 'Not now',
  useAnotherCard: 'Use another card',
  /** Follows the link 'Use another card'. */
  setPrimaryFirst: ': add it, then set it as your primary card.',
  noPrimary:
    'You don’t have a primary payment method yet. Add a card first, then come back to pay.',
  addCard: 'Add a card'
}

export const amountDueMessages: Translated<typeof en> = { en }
