import Stripe from 'stripe'
import type { CardNews } from './card-processor.ts'
import { Refused } from '../refused.ts'
import { idOf } from './stripe-results.ts'

/** Older messages are not believed, so that one that was overheard can't be sent again later. */
const BELIEVED_SECONDS = 300

/** A webhook's message, read only once Stripe's signature over its very bytes has been found right. */
export function readStripeNews(
  stripe: Stripe,
  secret: string,
  { body, signature, now }: { body: string; signature: string; now: Date }
): CardNews {
  const at = now.getTime()
  try {
    const { webhooks } = stripe
    return newsOf(webhooks.constructEvent(body, signature, secret, BELIEVED_SECONDS, undefined, at))
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || isNoJson(error)) {
      throw new Refused('The signature is wrong.', 400, { event: 'webhook_refused' })
    }
    throw error
  }
}

function newsOf(event: Stripe.Event): CardNews {
  const told = { event_id: event.id, type: event.type, sent: new Date(event.created * 1000) }
  switch (event.type) {
    case 'payment_intent.canceled':
    case 'payment_intent.payment_failed':
    case 'payment_intent.requires_action':
    case 'payment_intent.succeeded': {
      const { id: payment_id, status } = event.data.object
      return { ...told, about: 'payment', payment_id, isPaid: status === 'succeeded' }
    }
    case 'payment_method.detached':
      return { ...told, about: 'card-gone', provider_id: event.data.object.id }
    case 'charge.dispute.created': {
      const { amount, payment_intent } = event.data.object
      return { ...told, about: 'money-back', payment_id: idOf(payment_intent) ?? null, amount }
    }
    case 'charge.refunded': {
      const { amount_refunded: amount, payment_intent } = event.data.object
      return { ...told, about: 'money-back', payment_id: idOf(payment_intent) ?? null, amount }
    }
    default:
      return { ...told, about: 'nothing' }
  }
}

function isNoJson(error: unknown): boolean {
  return error instanceof SyntaxError
}
