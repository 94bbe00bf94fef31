import type Stripe from 'stripe'
import type { Intent, Method } from './stripe-objects.ts'

/** Responses in Stripe's own types, so that a missing or wrong field doesn't compile. */
export function paymentBody(intent: Intent, method?: Method): Stripe.PaymentIntent {
  const isPaid = intent.status === 'succeeded'
  return {
    id: intent.id,
    object: 'payment_intent',
    allowed_payment_method_types: ['card'],
    amount: intent.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: isPaid ? intent.amount : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: intent.status === 'canceled' ? intent.created : null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: intent.client_secret,
    confirmation_method: 'automatic',
    created: intent.created,
    currency: intent.currency,
    customer: intent.customer || null,
    customer_account: null,
    description: intent.description,
    excluded_payment_method_types: null,
    last_payment_error: intent.error && {
      ...intent.error,
      ...(method && { payment_method: methodBody(method) })
    },
    latest_charge: isPaid ? chargeIdOf(intent) : null,
    livemode: false,
    managed_payments: null,
    metadata: intent.metadata,
    next_action: nextAction(intent),
    on_behalf_of: null,
    payment_method: intent.payment_method,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: intent.status,
    transfer_data: null,
    transfer_group: null
  }
}

export function setupBody(intent: Intent, method?: Method): Stripe.SetupIntent {
  if (intent.status === 'requires_capture') throw new Error('a set-up takes no money')
  return {
    id: intent.id,
    object: 'setup_intent',
    allowed_payment_method_types: ['card'],
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: intent.client_secret,
    created: intent.created,
    customer: intent.customer || null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: intent.error && {
      ...intent.error,
      ...(method && { payment_method: methodBody(method) })
    },
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: intent.metadata,
    next_action: nextAction(intent),
    on_behalf_of: null,
    payment_method: intent.payment_method,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: intent.status,
    usage: 'off_session'
  }
}

export function methodBody(method: Method): Stripe.PaymentMethod {
  return {
    id: method.id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand: 'visa',
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'CA',
      display_brand: 'visa',
      exp_month: 12,
      exp_year: 2030,
      fingerprint: `fp_${method.id}`,
      funding: 'credit',
      generated_from: null,
      last4: method.last4,
      networks: { available: ['visa'], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null
    },
    created: method.created,
    customer: method.customer || null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card'
  }
}

export function customerBody(customer: {
  id: string
  created: number
  name: string | null
  email: string | null
  metadata: Record<string, string>
}): Stripe.Customer {
  return {
    ...customer,
    object: 'customer',
    balance: 0,
    default_source: null,
    delinquent: false,
    description: null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null
    },
    livemode: false,
    shipping: null
  }
}

/** The part of a charge that the refund handler reads. */
export function refundedBody(intent: Intent) {
  return {
    id: chargeIdOf(intent),
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.amount,
    amount_refunded: intent.amount,
    captured: true,
    created: intent.created,
    currency: intent.currency,
    disputed: false,
    paid: true,
    payment_intent: intent.id,
    refunded: true,
    status: 'succeeded'
  } satisfies Partial<Stripe.Charge>
}

export function disputeBody(intent: Intent) {
  return {
    id: `dp_${intent.id}`,
    object: 'dispute',
    amount: intent.amount,
    charge: chargeIdOf(intent),
    created: intent.created,
    currency: intent.currency,
    is_charge_refundable: true,
    livemode: false,
    metadata: {},
    payment_intent: intent.id,
    reason: 'fraudulent',
    status: 'needs_response'
  } satisfies Partial<Stripe.Dispute>
}

function chargeIdOf({ id }: Intent): string {
  return id.replace('pi_', 'ch_')
}

function nextAction({ status }: Intent) {
  if (status !== 'requires_action') return null
  return { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'stripe_3ds2' } }
}
