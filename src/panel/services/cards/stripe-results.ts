import Stripe from 'stripe'
import { CARD_BRAND_NAMES } from '#rules/money/card-brands.ts'
import { CardRefused, type PaymentResult, type SavedCard } from './card-processor.ts'

/** The bank wants to hear from the card's owner, who is not there when the panel confirms by itself. */
export const WANTS_OWNER = 'authentication_required'

export const CARD_GONE = 'This card can’t be charged any more. Please choose another card.'

const NOT_SAVED = 'This card could not be saved. Please enter it again.'

/** A card that was saved for this customer, and for no other. */
export function savedCard(method: Stripe.PaymentMethod, customer: string): SavedCard {
  const { card } = method
  if (idOf(method.customer) !== customer) throw new CardRefused(NOT_SAVED)
  if (!card) throw new CardRefused('Please enter a card.')
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
      return { state: 'declined', message: error?.message ?? 'The payment was cancelled.' }
    case 'requires_action':
      return awaiting(payment, idOf(payment.payment_method))
    case 'requires_payment_method':
      if (error?.code === WANTS_OWNER) return awaiting(payment, error.payment_method?.id)
      return { state: 'declined', message: error?.message ?? CARD_GONE }
    default:
      throw new Error(`Stripe has no definite answer yet: ${payment.status}`)
  }
}

function awaiting(
  { client_secret }: Stripe.PaymentIntent,
  payment_method: string | undefined
): PaymentResult {
  if (client_secret === null || payment_method === undefined)
    throw new Error('Stripe asks for the owner of no card')
  return { state: 'needs_action', client_secret, payment_method }
}

/** Stripe names what belongs together by its id, or shows it whole. */
export function idOf(named: { id: string } | string | null): string | undefined {
  return typeof named === 'string' ? named : named?.id
}

/** An error that is Stripe's answer to a thing as it stands now; asking tells how that is. */
export function isAnswer(
  error: unknown
): error is Stripe.errors.StripeCardError | Stripe.errors.StripeInvalidRequestError {
  return (
    error instanceof Stripe.errors.StripeCardError ||
    error instanceof Stripe.errors.StripeInvalidRequestError
  )
}

/** What Stripe says of a card that is being saved, in words for its owner. */
export async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) throw new CardRefused(error.message)
    if (error instanceof Stripe.errors.StripeInvalidRequestError) throw new CardRefused(NOT_SAVED)
    throw error
  }
}
