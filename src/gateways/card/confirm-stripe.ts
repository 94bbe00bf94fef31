// Confirms a payment through Stripe.js, which shows the bank's own page if it has to.

import { loadStripe } from '@stripe/stripe-js/pure'
import type { Confirmation } from '#contract/endpoint.ts'
import { cardFieldMessages } from '#messages/card-field.ts'
import { failureMessages } from '#messages/failures.ts'
import { messagesOf } from '../browser/messages.ts'
import type { CardCheck } from './card-field.ts'

export async function confirmWithStripe(
  publishableKey: string,
  { client_secret, payment_method }: Confirmation
): Promise<CardCheck> {
  const stripe = await loadStripe(publishableKey).catch(() => null)
  if (!stripe) return { ok: false, message: messagesOf(cardFieldMessages).notLoaded }
  const { paymentIntent } = await stripe.retrievePaymentIntent(client_secret)
  // A confirmation that began on an earlier page is continued, not restarted.
  const { error } =
    paymentIntent?.status === 'requires_action'
      ? await stripe.handleNextAction({ clientSecret: client_secret })
      : await stripe.confirmCardPayment(client_secret, { payment_method })
  return error
    ? { ok: false, message: error.message ?? messagesOf(failureMessages).wentWrong }
    : { ok: true }
}
