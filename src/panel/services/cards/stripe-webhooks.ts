import Stripe from 'stripe'
import { messageFrom } from '#messages/language.ts'
import { requestRefusals } from '#messages/refusals/requests.ts'
import type { WebhookEvent } from './card-processor.ts'
import { Refused } from '../refused.ts'
import { idOf } from './stripe-results.ts'

/** Rejects older messages, so that an intercepted one can't be replayed. */
const TOLERANCE_SECONDS = 300

const WRONG_SIGNATURE = messageFrom(requestRefusals, (t) => t.wrongSignature)

/** Verifies Stripe's signature over the raw body, then parses the event. */
export function parseStripeWebhook(
  stripe: Stripe,
  secret: string,
  { body, signature, now }: { body: string; signature: string; now: Date }
): WebhookEvent {
  const at = now.getTime()
  try {
    const { webhooks } = stripe
    return webhookEventOf(
      webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, at)
    )
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || isInvalidJson(error)) {
      throw new Refused(WRONG_SIGNATURE, 400, { event: 'webhook_refused' })
    }
    throw error
  }
}

function webhookEventOf(event: Stripe.Event): WebhookEvent {
  const common = { event_id: event.id, type: event.type, sent: new Date(event.created * 1000) }
  switch (event.type) {
    case 'payment_intent.canceled':
    case 'payment_intent.payment_failed':
    case 'payment_intent.requires_action':
    case 'payment_intent.succeeded': {
      const { id: payment_id, status } = event.data.object
      return { ...common, about: 'payment', payment_id, isPaid: status === 'succeeded' }
    }
    case 'payment_method.detached':
      return { ...common, about: 'card-gone', provider_id: event.data.object.id }
    case 'charge.dispute.created': {
      const { amount, payment_intent } = event.data.object
      return { ...common, about: 'money-back', payment_id: idOf(payment_intent) ?? null, amount }
    }
    case 'charge.refunded': {
      const { amount_refunded: amount, payment_intent } = event.data.object
      return { ...common, about: 'money-back', payment_id: idOf(payment_intent) ?? null, amount }
    }
    default:
      return { ...common, about: 'nothing' }
  }
}

function isInvalidJson(error: unknown): boolean {
  return error instanceof SyntaxError
}
