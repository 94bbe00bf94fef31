import * as v from 'valibot'
import {
  AgentStep,
  BillingStep,
  BrokerageStep,
  duration,
  TemplateStep,
  WebsiteStep
} from './account-details.ts'
import { Done, done, endpoint, Nothing } from './endpoint.ts'
import { BillingDue, PaymentMethod, Transaction } from './entities.ts'
import { optionalText, text } from './fields.ts'

/** What the card field hands over: Stripe's 'pm_...' or 'tok_...', the sandbox's 'sbx_...'. Never a card number. */
export const cardToken = v.pipe(
  v.string('Please enter your card.'),
  v.regex(/^(pm|tok|sbx)_\w{1,200}$/, 'Please enter your card.')
)

export const createIntent = endpoint({
  access: 'private',
  answer: v.object({ ...done, client_secret: v.string() }),
  input: Nothing,
  method: 'POST',
  path: '/payment/createIntent'
})

export const applyPromoCode = endpoint({
  access: 'private',
  /** `coupon_discount_amount` is CAD off each month. */
  answer: v.object({ ...done, coupon_discount_amount: v.number() }),
  input: v.object({
    coupon_code: text('coupon_code', { max: 40 }),
    plan_id: v.number(),
    duration
  }),
  method: 'POST',
  path: '/payment/applyPromoCode'
})

/** The wizard's whole result. `price` is the total the person saw, in CAD; the panel reckons its own and only compares. */
export const NewAccount = v.object({
  ...BillingStep.entries,
  ...AgentStep.entries,
  ...BrokerageStep.entries,
  website_details: v.object({ ...TemplateStep.entries, ...WebsiteStep.entries }),
  coupon_code: optionalText('coupon_code', 40),
  isTrial: v.boolean(),
  plan_duration: duration,
  plan_id: v.number('Please choose a plan.'),
  plan_name: v.string(),
  price: v.number(),
  token: cardToken
})
export type NewAccount = v.InferOutput<typeof NewAccount>

export const ACCOUNT_IN_PROCESS = 'Your account creation is in process.'
export const PRICE_CHANGED = 'The price has changed. Please review your order.'
export const ACCOUNT_CREATED = 'Account created successfully.'
/** `api_status` of an account that is still being made: ask again with the same input. */
export const IN_PROCESS = 202

export const chargeAndWebsite = endpoint({
  access: 'private',
  answer: Done,
  input: NewAccount,
  method: 'POST',
  path: '/payment/chargeAndWebsite'
})

export const CONFIRM_PAYMENT = 'Your bank asks you to confirm this payment.'

/** Goes on with the agent's newest order after the page that sent it was left; 404 where there is none. */
export const resumeAccount = endpoint({
  access: 'private',
  answer: Done,
  input: Nothing,
  method: 'POST',
  path: '/payment/resumeAccount'
})

/** Test mode only: what the card's owner answered where a bank would have asked them. */
export const answerChallenge = endpoint({
  access: 'private',
  answer: Done,
  input: v.object({ authorised: v.boolean(), client_secret: v.string() }),
  method: 'POST',
  path: '/payment/answerChallenge'
})

export const AddCardForm = v.object({
  billing_name: text('billing_name', {
    min: 3,
    required: 'Card holder name is required',
    tooShort: 'Card holder name is required'
  }),
  billing_address_1: text('billing_address_1', { min: 5, tooShort: 'Invalid Address' }),
  billing_address_2: text('billing_address_2', { min: 3 }),
  billing_city: text('billing_city', { min: 2 }),
  billing_state: text('billing_state', { min: 2 }),
  billing_zip: text('billing_zip', { min: 6 })
})

export const addPaymentMethod = endpoint({
  access: 'private',
  answer: Done,
  input: v.object({ ...AddCardForm.entries, token: cardToken }),
  method: 'POST',
  path: '/payment/paymentMethods'
})

export const paymentMethods = endpoint({
  access: 'private',
  answer: v.array(PaymentMethod),
  input: Nothing,
  method: 'GET',
  path: '/payment/paymentMethods'
})

export const removePaymentMethod = endpoint({
  access: 'private',
  answer: Done,
  input: v.object({ upm_id: v.string() }),
  method: 'DELETE',
  path: '/payment/paymentMethods'
})

export const setPrimaryCard = endpoint({
  access: 'private',
  answer: Done,
  input: v.object({ upm_id: v.string() }),
  method: 'POST',
  path: '/payment/setPrimaryCard'
})

export const transactions = endpoint({
  access: 'private',
  answer: v.array(Transaction),
  input: Nothing,
  method: 'GET',
  path: '/payment/transactions'
})

export const getOverdue = endpoint({
  access: 'private',
  answer: v.object({ ...done, ...BillingDue.entries }),
  input: v.object({ website_id: v.number() }),
  method: 'POST',
  path: '/payment/getOverdue'
})

export const PAYMENT_DONE = 'Payment done successfully.'
export const NOTHING_DUE = 'Nothing is due.'
/** With `api_status` 202: ask again with the same Idempotency-Key. */
export const PAYMENT_IN_PROCESS = 'Your payment is in process.'
export const CARD_ADDED = 'Card successfully Added.'
export const CARD_REMOVED = 'Card removed successfully.'

export const payOverduePayment = endpoint({
  access: 'private',
  answer: Done,
  input: v.object({ website_id: v.number() }),
  method: 'POST',
  path: '/payment/payOverduePayment'
})
