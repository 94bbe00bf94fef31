import type { ColumnType, Generated } from 'kysely'
import type { Discount } from '#rules/money/discount.ts'
import type { Json, Maybe, MaybeJson, MaybeMoment, Moment } from './columns.ts'

/** The order of a website. One pending order per agent and per domain. */
export type OrdersTable = {
  order_id: Generated<string>
  agent_id: string
  base_url: string
  /** Shared by lookalike domains; null in old rows. */
  skeleton: Maybe<string>
  state: 'failed' | 'finished' | 'pending'
  isTrial: boolean
  /** The validated wizard input. Its pictures are removed once the website exists. */
  details: Json<unknown>
  /** The first charge, in cents. */
  subtotal: number
  tax: number
  total: number
  /** Cents a month, after the duration's discount and before the coupon. */
  plan_price: number
  setup_fee: number
  coupon_code: string | null
  upm_id: string
  /** Sent by the browser, so that a retry after a crash finds this order. */
  idempotency_key: string | null
  /** The provider's reason for a failure. */
  message: string | null
  created: Moment
  ended: MaybeMoment
}

/** One attempt to take money. Its id is the provider's idempotency key. */
export type ChargesTable = {
  charge_id: Generated<string>
  agent_id: string
  order_id: string | null
  website_id: number | null
  upm_id: string
  period_start: Moment
  subtotal: number
  tax: number
  amount: number
  state: 'created' | 'declined' | 'needs_action' | 'submitted' | 'succeeded'
  /** The provider's payment, once it has one. */
  provider_id: string | null
  message: string | null
  created: Moment
  ended: MaybeMoment
  /** An order, the first duration after a trial, a renewal, overdue months, or a restarted plan. */
  kind: Generated<'first' | 'order' | 'overdue' | 'renewal' | 'restart'>
  /** How many months it extends the plan; an order sets its own end. */
  months: Generated<number>
  /** Cents of the subtotal; null in old rows, and if the order has it. */
  setup_fee: Maybe<number>
  /** What was taken off the subtotal; null in old rows. */
  discounts: MaybeJson<Discount[]>
  /** The agent is present and can authenticate with their bank. */
  attended: Generated<boolean>
  idempotency_key: Maybe<string>
  /** Until then one process works on it, and no other. */
  lease_until: MaybeMoment
  lease_holder: Maybe<number>
  /** Not tried before then: the processor was silent, or the card's owner has to confirm it. */
  retry_at: MaybeMoment
}

export type TransactionsTable = {
  transaction_id: string
  agent_id: string
  charge_id: string
  amount: number
  subtotal: number
  taxes: Json<{ name: string; rate: number; amount: number }[]>
  card_brand: string | null
  card_last4: string | null
  status: boolean
  created: Moment
}

export type CardBilling = {
  billing_name: string
  billing_address_1: string
  billing_address_2: string
  billing_city: string
  billing_state: string
  billing_zip: string
}

export type CardsTable = {
  upm_id: Generated<string>
  agent_id: string
  provider: 'sandbox' | 'stripe'
  /** The provider's payment method. */
  provider_id: string
  fingerprint: string
  card_brand: string
  card_last4: string
  exp_month: number
  exp_year: number
  isPrimary: boolean
  created: Moment
  removed_at: MaybeMoment
  /** The cardholder's name and address. */
  billing: ColumnType<CardBilling | null, string | null | undefined, string | null>
  /** Days before expiry of the last reminder. */
  told_expiry: Maybe<number>
}

export type CustomersTable = {
  agent_id: string
  provider: 'sandbox' | 'stripe'
  customer_id: string
}

/** One trial per card and per domain, ever. */
export type TrialsTable = {
  order_id: string
  fingerprint: string
  base_url: string
  created: Moment
}

/** A successful payment of an account that was closed: what the tax laws ask to be kept of it. */
export type TaxRecordsTable = {
  transaction_id: string
  charge_id: string
  provider: CardsTable['provider']
  /** The provider's payment. */
  payment_id: string | null
  kind: 'first' | 'order' | 'overdue' | 'renewal' | 'restart'
  months: number
  period_start: Moment
  amount: number
  /** The charge's. */
  created: Moment
  paid_at: Moment
  /** `Receipt` of the contract, in English. */
  receipt: Json<unknown>
}

/** HMACs of the card and the domain of a closed account's trial: each has one trial only. */
export type ClosedTrialsTable = { mark: string; closed_at: Moment }

export type SandboxPaymentMethodsTable = {
  payment_method_id: string
  customer_id: string
  kind: string
  fingerprint: string
  brand: string
  last4: string
  exp_month: number
  exp_year: number
}

export type SandboxPaymentsTable = {
  payment_id: string
  idempotency_key: string
  customer_id: string
  payment_method_id: string
  amount: number
  status: 'declined' | 'requires_action' | 'requires_confirmation' | 'succeeded'
  message: string | null
  client_secret: string | null
}

/** The provider's webhook events, each once. The table keeps its released name `card_news`. */
export type WebhookEventsTable = {
  event_id: string
  type: string
  about: 'card-gone' | 'money-back' | 'nothing' | 'payment'
  payment_id: string | null
  /** Cents refunded or disputed. */
  amount: number | null
  sent: Moment
  received: Moment
  /** Null until it is processed. */
  done: MaybeMoment
}

/** A mismatch between a payment at the provider and our charge. */
type Difference = {
  what: 'amount' | 'charged twice' | 'not taken' | 'not in our books' | 'taken, not booked'
  payment_id: string | null
  charge_id: string | null
  /** Cents. */
  taken: number
  booked: number
}

export type BookComparisonsTable = {
  compared: Moment
  payments: number
  differences: Json<Difference[]>
}
