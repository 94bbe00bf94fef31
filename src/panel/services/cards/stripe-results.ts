import Stripe from 'stripe'
import { DEFAULT_LANGUAGE, messageFrom } from '#messages/language.ts'
import { cardRefusals } from '#messages/refusals/cards.ts'
import { billingValidation } from '#messages/validation/billing.ts'
import { CARD_BRAND_NAMES } from '#rules/money/card-brands.ts'
import { cardFailureIn } from './card-failure.ts'
import { CardRefused, type PaymentResult, type SavedCard } from './card-processor.ts'

/** The bank asks for the cardholder, who isn't present during an automatic charge. */
export const AUTHENTICATION_REQUIRED = 'authentication_required'

const NOT_SAVED = messageFrom(cardRefusals, (t) => t.notSaved)
const NO_CARD = messageFrom(billingValidation, (t) => t.cardMissing)

/** @throws CardRefused if the card was saved for another customer. */
export function savedCard(method: Stripe.PaymentMethod, customer: string): SavedCard {
  const { card } = method
  if (idOf(method.customer) !== customer) throw new CardRefused(NOT_SAVED)
  if (!card) throw new CardRefused(NO_CARD)
  return {
    provider_id: method.id,
    fingerprint: card.fingerprint ?? method.id,
    card_brand: CARD_BRAND_NAMES[card.brand] ?? card.brand,
    card_last4: card.last4,
    exp_month: card.exp_month,
    exp_year: card.exp_year
  }
}

export function resultOf(payment: Stripe.PaymentIntent): PaymentResult {
  const error = payment.last_payment_error
  switch (payment.status) {
    case 'succeeded':
      return { state: 'succeeded' }
    case 'requires_confirmation':
      return { state: 'unconfirmed' }
    case 'canceled':
      return {
        state: 'declined',
        message: error?.message ?? cardRefusals[DEFAULT_LANGUAGE].cancelled
      }
    case 'requires_action':
      return needsAction(payment, idOf(payment.payment_method))
    case 'requires_payment_method':
      if (error?.code === AUTHENTICATION_REQUIRED)
        return needsAction(payment, error.payment_method?.id)
      return {
        state: 'declined',
        message: error?.message ?? cardRefusals[DEFAULT_LANGUAGE].cardGone
      }
    default:
      throw new Error(`Stripe has no definite answer yet: ${payment.status}`)
  }
}

function needsAction(
  { client_secret }: Stripe.PaymentIntent,
  payment_method: string | undefined
): PaymentResult {
  if (client_secret === null || payment_method === undefined)
    throw new Error('Stripe asks for authentication without a payment method')
  return { state: 'needs_action', client_secret, payment_method }
}

/** Stripe refers to a related object by its id, or expands it. */
export function idOf(named: { id: string } | string | null): string | undefined {
  return typeof named === 'string' ? named : named?.id
}

/** Whether Stripe rejected the request for the object's current state, which can be retrieved. */
export function isStripeAnswer(
  error: unknown
): error is Stripe.errors.StripeCardError | Stripe.errors.StripeInvalidRequestError {
  return (
    error instanceof Stripe.errors.StripeCardError ||
    error instanceof Stripe.errors.StripeInvalidRequestError
  )
}

/** Turns Stripe's errors while saving a card into messages for the cardholder. */
export async function asCardRefusal<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) {
      const { message } = error
      throw new CardRefused((language) => cardFailureIn(language, message))
    }
    if (error instanceof Stripe.errors.StripeInvalidRequestError) throw new CardRefused(NOT_SAVED)
    throw error
  }
}
