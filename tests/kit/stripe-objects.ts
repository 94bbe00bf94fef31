import type Stripe from 'stripe'

export type CardKind = 'asks-always' | 'asks-once' | 'declined' | 'fails-charged' | 'visa'

export type Method = {
  id: string
  customer: string
  kind: CardKind
  last4: string
  created: number
}

export type IntentError = {
  code:
    | 'authentication_required'
    | 'card_declined'
    | 'payment_intent_authentication_failure'
    | 'setup_intent_authentication_failure'
  message: string
  type: 'card_error' | 'invalid_request_error'
}
export type Intent = {
  id: string
  object: 'payment_intent' | 'setup_intent'
  amount: number
  currency: string
  description: string | null
  metadata: Record<string, string>
  created: number
  client_secret: string
  customer: string
  payment_method: string | null
  status: Stripe.PaymentIntent.Status
  error: IntentError | null
  /** The card that failed, as the intent itself no longer has it. */
  failed_with: string | null
}
