/** A payment that the bank wants confirmed, over Stripe.js: it shows the bank's own page and answers when that is done. */
import { loadStripe } from '@stripe/stripe-js/pure'
import { type Confirmation, WENT_WRONG } from '#contract/endpoint.ts'
import { NOT_LOADED } from './stripe-card-field.ts'
import type { CardCheck } from './card-field.ts'

export async function confirmWithStripe(
  publishableKey: string,
  { client_secret, payment_method }: Confirmation
): Promise<CardCheck> {
  const stripe = await loadStripe(publishableKey).catch(() => null)
  if (!stripe) return { ok: false, message: NOT_LOADED }
  const { paymentIntent } = await stripe.retrievePaymentIntent(client_secret)
  // Begun before, perhaps on a page that was left: it is gone on with instead of begun anew.
  const { error } =
    paymentIntent?.status === 'requires_action'
      ? await stripe.handleNextAction({ clientSecret: client_secret })
      : await stripe.confirmCardPayment(client_secret, { payment_method })
  return error ? { ok: false, message: error.message ?? WENT_WRONG } : { ok: true }
}
