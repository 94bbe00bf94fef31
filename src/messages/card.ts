import { listOf } from './list.ts'
import type { Translated } from './language.ts'

const en = {
  title: 'Card',
  testMode: 'Test mode',
  testCard: ['No money moves. Use the card number ', ' with any future date and any CVC.'],
  loading: 'Loading the card field…',
  retry: 'Retry',
  accepted: (brands: readonly string[]) => `We accept ${listOf(brands)}.`,
  name: (brand: string, last4: string) => `${brand} ending in ${last4}`,

  /** Follows the card provider's own sentence. */
  nothingCharged: 'Nothing was charged. Try again, use another card, or call your bank.',
  notAdded: 'The card was not added. Try again, use another card, or call your bank.',

  challengeTitle: 'Confirm it’s you',
  challengeWants: 'Your bank wants you to approve ',
  challengeSaving: 'saving this card',
  challengePayment: (amount: string) => `this payment of ${amount}`,
  challengeExplained:
    'A real bank asks in its app or with a code. Here you choose the answer, and no money moves.',
  approve: 'Approve',
  decline: 'Decline'
}

export const cardMessages: Translated<typeof en> = { en }
