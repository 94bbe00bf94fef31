import * as v from 'valibot'
import { duration } from './account-details.ts'
import { Done, done, endpoint, Nothing } from './endpoint.ts'
import { optionalText, text } from './fields.ts'
import { cardToken } from './add-card.ts'
import { AgentStep, BillingStep, BrokerageStep, TemplateStep, WebsiteStep } from './setup-steps.ts'

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

export const chargeAndWebsite = endpoint({
  access: 'private',
  answer: Done,
  input: NewAccount,
  method: 'POST',
  path: '/payment/chargeAndWebsite'
})

/** Goes on with the agent's newest order after the page that sent it was left; 404 where there is none. */
export const resumeAccount = endpoint({
  access: 'private',
  answer: Done,
  input: Nothing,
  method: 'POST',
  path: '/payment/resumeAccount'
})
