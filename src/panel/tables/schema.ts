import type { ColumnType, Generated } from 'kysely'
import type { Duration } from '#rules/limits.ts'
import type { TaxPart } from '#rules/tax.ts'

/** Row types of every table. Money is whole cents, rates are thousandths of a percent, moments are UTC. */

type Moment = ColumnType<Date, Date | string, Date | string>
type MaybeMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>
/** Written as JSON text, read back parsed. */
type Json<T> = ColumnType<T, string, string>

export type AgentsTable = {
  agent_id: Generated<string>
  name: string
  /** Lower case. */
  email: string
  phone: string
  password_hash: string
  referral_code: string
  referred_by: string | null
  email_verified_at: MaybeMoment
  created: Moment
}

export type SessionsTable = {
  /** SHA-256 of the token, hexadecimal. */
  token_hash: string
  agent_id: string
  /** Such a session may only set a new password. */
  isReset: boolean
  created: Moment
  last_used: Moment
  expires: Moment
}

export type OneTimeCodesTable = {
  /** SHA-256 of the code, hexadecimal. */
  code_hash: string
  agent_id: string
  purpose: 'lead' | 'reset' | 'verify'
  created: Moment
  expires: Moment
  used_at: MaybeMoment
}

/** What an agent has done so that the website works for them, as far as no other table knows it. */
export type GoLiveTable = {
  agent_id: string
  board: string | null
  /** 'YYYY-MM-DD'. */
  signed_on: string | null
  test_lead_sent_at: MaybeMoment
  test_lead_received_at: MaybeMoment
}

/** The wizard as an agent left it, for their other devices. */
export type SetupDraftsTable = {
  agent_id: string
  draft: Json<unknown>
  revision: number
  device: string
  /** When it was last typed in. */
  updated_at: Moment
}

/** Logins that failed in a row, by account and by the address they came from. */
export type FailedLoginsTable = {
  /** SHA-256, base64url. */
  key: string
  failures: number
  last_at: Moment
  /** Nobody is let try before. */
  opens_at: Moment
}

export type PlansTable = {
  plan_id: number
  plan_name: string
  plan_price: number
  setup_fee: number
  /** Percent off by duration in months. */
  discount: Json<Record<string, number>>
  plan_features: Json<{ title: string; features: string[] }[]>
  position: number
}

export type ProvincesTable = { province_shortcode: string; province_name: string; name: string }

export type TaxRatesTable = {
  province_shortcode: string
  /** First day in force, 'YYYY-MM-DD'. */
  starts_on: string
  taxes: Json<TaxPart[]>
}

export type CouponsTable = {
  coupon_code: string
  kind: 'amount' | 'percent'
  /** Cents a month, or percent. */
  value: number
  plan_ids: Json<number[]>
  durations: Json<number[]>
  starts_at: MaybeMoment
  ends_at: MaybeMoment
  max_redemptions: number | null
  /** Whether renewals get it too. */
  recurs: boolean
}

export type CouponRedemptionsTable = {
  coupon_code: string
  agent_id: string
  order_id: string
  created: Moment
}

export type TemplatesTable = {
  website_id: number
  website_name: string
  screenshot: string
  base_url: string
  position: number
}

export type DemoWebsitesTable = {
  demo_id: number
  screenshot: string
  agent_name: string
  brokerage: string
  base_url: string
  position: number
}

export type TestimonialsTable = {
  testimonial_id: number
  review: string
  reviewer_image: string
  name: string
  designation: string
  website: string
  position: number
}

export type FaqTable = {
  faq_id: number
  faq_title: string
  faq_description: string
  position: number
}

export type PostsTable = {
  post_id: number
  post_title: string
  post_excerpt: string
  post_main_image: string | null
  /** Sanitised HTML. */
  post_description: string
  created: Moment
}

export type PoliciesTable = { policy_name: string; title: string; content: string }

export type BillingColumns = {
  billing_name: string
  billing_contact: string
  billing_email: string
  billing_address: string
  billing_address_2: string
  billing_city: string
  billing_state: string
  billing_zip: string
}

export type WebsitesTable = BillingColumns & {
  website_id: Generated<number>
  agent_id: string
  order_id: string
  template_id: number
  website_name: string
  base_url: string
  /** The label before the sites' domain. */
  subdomain: string
  salesman_name: string
  salesman_contact: string
  salesman_email: string
  salesman_designation: string
  company_name: string
  company_contact: string
  company_fax: string
  company_email: string
  company_address: string
  company_address_2: string
  /** Comma-separated name servers. */
  cloudflare_dns: string
  cloudflare_domain_status: 'Active' | 'Inactive'
  plan_id: number
  plan_name: string
  duration: Duration
  /** Cents a month, as agreed at the last order. */
  plan_price: number
  setup_fee_due: number
  coupon_code: string | null
  isTrial: boolean
  trial_end_date: MaybeMoment
  planStop: boolean
  created: Moment
  plan_end_date: Moment
  /** The moment the plan's months are counted from. */
  plan_anchor: Moment
  paused_at: MaybeMoment
  cancelled_at: MaybeMoment
  overdue_since: MaybeMoment
  /** From the next renewal on. */
  next_duration: Maybe<Duration>
  next_duration_price: Maybe<number>
  next_plan_price: Maybe<number>
  next_price_from: MaybeMoment
  /** The plan's end whose payment the agent was reminded of. */
  reminded_for: MaybeMoment
  /** When money is asked for the next time; null while a charge is under way, too. */
  charge_at: MaybeMoment
  /** When the website goes off by itself. */
  stop_at: MaybeMoment
}

export type WebsitePicturesTable = {
  website_id: number
  field: 'company_logo' | 'logo' | 'salesman_image'
  data_url: string
}

/** An account being made. One live (pending) order per agent and per domain. */
export type OrdersTable = {
  order_id: Generated<string>
  agent_id: string
  base_url: string
  state: 'failed' | 'finished' | 'pending'
  isTrial: boolean
  /** The wizard's whole result, as checked by the contract. Pictures leave it when the website is made. */
  details: Json<unknown>
  /** Cents: what the first charge comes to. */
  subtotal: number
  tax: number
  total: number
  /** Cents a month after the duration's discount and before the coupon. */
  plan_price: number
  setup_fee: number
  coupon_code: string | null
  upm_id: string
  /** The browser's, so that asking again after a crash finds this order. */
  idempotency_key: string | null
  /** Until then some process is working on it; nobody else takes it up. */
  driven_until: MaybeMoment
  /** Until then the sweeper leaves it alone: its card's owner is asked for, who may come any moment. */
  rests_until: MaybeMoment
  /** Why it failed, in the provider's words. */
  message: string | null
  created: Moment
  ended: MaybeMoment
}

/** One try to take money. Its id is the provider's idempotency key. */
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
  /** What it pays for: an order, the first duration after a trial, a renewal, months overdue, a plan started again. */
  kind: Generated<'first' | 'order' | 'overdue' | 'renewal' | 'restart'>
  /** How far it moves the plan's end; an order sets its own. */
  months: Generated<number>
  /** The agent is there, and can confirm it with their bank. */
  attended: Generated<boolean>
  idempotency_key: Maybe<string>
  driven_until: MaybeMoment
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
  billing: ColumnType<Record<string, string> | null, string | null | undefined, string | null>
  /** Days before its end its agent was last reminded. */
  told_expiry: Maybe<number>
}

export type CustomersTable = {
  agent_id: string
  provider: 'sandbox' | 'stripe'
  customer_id: string
}

/** One trial per card and per domain, for ever. */
export type TrialsTable = {
  order_id: string
  fingerprint: string
  base_url: string
  created: Moment
}

export type IdempotencyKeysTable = {
  agent_id: string
  key: string
  /** SHA-256 of path and body. */
  request_hash: string
  /** Null while the first request is still running. */
  answer: ColumnType<{ status: number; body: unknown } | null, string | null, string | null>
  created: Moment
}

export type JobsTable = {
  job_id: Generated<number>
  kind: string
  payload: Json<unknown>
  /** A second job with the same key is not enqueued. */
  dedupe: string | null
  state: 'dead' | 'done' | 'ready'
  run_at: Moment
  lease_until: MaybeMoment
  tries: Generated<number>
  last_error: string | null
  created: Moment
  ended: MaybeMoment
}

export type RateLimitsTable = { key: string; window_start: Moment; hits: number }

/** Human-check tokens already taken, so that each counts once. */
export type HumanUsedTable = { token_hash: string; expires: Moment }

/** Secrets every process of one installation shares. */
export type SecretsTable = { name: string; value: string }

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

export type Database = {
  agents: AgentsTable
  sessions: SessionsTable
  one_time_codes: OneTimeCodesTable
  setup_drafts: SetupDraftsTable
  failed_logins: FailedLoginsTable
  go_live: GoLiveTable
  plans: PlansTable
  provinces: ProvincesTable
  tax_rates: TaxRatesTable
  coupons: CouponsTable
  coupon_redemptions: CouponRedemptionsTable
  templates: TemplatesTable
  demo_websites: DemoWebsitesTable
  testimonials: TestimonialsTable
  faq: FaqTable
  posts: PostsTable
  policies: PoliciesTable
  websites: WebsitesTable
  website_pictures: WebsitePicturesTable
  orders: OrdersTable
  charges: ChargesTable
  transactions: TransactionsTable
  cards: CardsTable
  customers: CustomersTable
  trials: TrialsTable
  idempotency_keys: IdempotencyKeysTable
  jobs: JobsTable
  rate_limits: RateLimitsTable
  human_used: HumanUsedTable
  secrets: SecretsTable
  sandbox_payment_methods: SandboxPaymentMethodsTable
  sandbox_payments: SandboxPaymentsTable
}
