import type { Translated } from '../language.ts'

const ATTEMPTS = ['First', 'Second', 'Third', 'Fourth', 'Fifth']

const en = {
  /** The subject's name for this attempt: 'Third try'. */
  attempt: (number: number) => `${ATTEMPTS[number - 1] ?? 'Another'} try`,
  lastAttempt: 'Last try',
  payment: 'Payment',

  cardMissing: {
    heading: 'Please add a card',
    subject: (due: string, product: string) =>
      `Please add a card and pay ${due} for your ${product} plan`,
    subjectBefore: (due: string, day: string) =>
      `Please add a card: ${due} is due, next try ${day}`,
    attempted: (amount: string, domain: string) =>
      `We couldn’t take your payment of ${amount} for ${domain}.`
  },
  bankAsks: {
    heading: 'Your bank asks you to confirm',
    subject: (due: string, product: string) =>
      `Please confirm your payment of ${due} for your ${product} plan`,
    subjectAgain: (attempt: string, due: string, product: string) =>
      `${attempt}: please confirm your payment of ${due} for your ${product} plan`,
    attempted: (amount: string, card: string, domain: string) =>
      `We tried to charge ${amount} to your ${card} for ${domain}, and your bank wants you to confirm the payment. Nothing was charged. Open your billing page and press Pay Now; your bank will ask you there.`
  },
  declined: {
    heading: 'Your payment failed',
    subject: (attempt: string, amount: string, product: string) =>
      `${attempt} failed: ${amount} for your ${product} plan`,
    attempted: (amount: string, card: string, domain: string) =>
      `We tried to charge ${amount} to your ${card} for ${domain}, and the payment failed. Nothing was charged.`
  },

  payNowOrAddCard:
    'You don’t have to wait: press Pay Now on your billing page. If this card won’t work, add another card and set it as your primary card first.',
  /** Why the amount due is smaller than the one that we tried to charge. */
  onlyBegun: (months: number, tried: string) =>
    `Only the ${months === 1 ? 'month that has' : `${months} months that have`} begun ${months === 1 ? 'is' : 'are'} due now, not the whole ${tried}.`,
  failedPayment: 'Failed payment',
  card: 'Card',
  reason: 'Reason',
  contentIsSafe: 'We never delete any of your content because of an unpaid bill.'
}

export const paymentFailedMessages: Translated<typeof en> = { en }
