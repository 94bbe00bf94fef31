import * as v from 'valibot'
import { COUPON_MAX } from '#rules/money/coupon.ts'
import { duration } from './account-details.ts'
import { Done, endpoint } from '../endpoint.ts'
import { optionalText } from '../fields.ts'
import { cardToken } from '../billing/add-card.ts'
import {
  AgentStep,
  BillingStep,
  BrokerageStep,
  PlanStep,
  TemplateStep,
  WebsiteStep
} from './setup-steps.ts'
import * as labels from '../labels.ts'

/**
 * The wizard's result. `price` is the total that the agent saw, in CAD; the panel computes its own and
 * compares them.
 */
export const NewAccount = v.object({
  ...BillingStep.entries,
  ...AgentStep.entries,
  ...BrokerageStep.entries,
  website_details: v.object({ ...TemplateStep.entries, ...WebsiteStep.entries }),
  coupon_code: optionalText(labels.coupon_code, COUPON_MAX),
  isTrial: v.boolean(),
  plan_duration: duration,
  plan_id: PlanStep.entries.plan_id,
  plan_name: v.string(),
  price: v.number(),
  token: cardToken
})
export type NewAccount = v.InferOutput<typeof NewAccount>

export const chargeAndWebsite = endpoint({
  access: 'private',
  answer: Done,
  input: NewAccount,
  method: 'POST',
  path: '/payment/chargeAndWebsite',
  repeat: 'keyed'
})
