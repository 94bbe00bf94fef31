import * as v from 'valibot'
import { planValidation } from '#messages/validation/plans.ts'
import { DURATIONS, type Duration } from '#rules/limits.ts'
import { SITE_LANGUAGES } from '#rules/websites/site-pages.ts'
import { says } from '../schema-message.ts'

export const duration = v.pipe(
  v.number(),
  v.check(
    (months): months is Duration => DURATIONS.some((known) => known === months),
    says(planValidation, (t) => t.chooseDuration)
  ),
  v.transform((months) => months as Duration)
)

/** The wizard's steps in order. */
export const SETUP_STEPS = ['template', 'website', 'agent', 'brokerage', 'plan', 'payment'] as const
export type SetupStep = (typeof SETUP_STEPS)[number]

/** The wizard's stored values while an agent fills it in; any may be missing or invalid. */
export const AccountDetails = v.partial(
  v.object({
    salesman_name: v.string(),
    salesman_contact: v.string(),
    salesman_email: v.string(),
    salesman_designation: v.string(),
    salesman_image: v.string(),
    company_name: v.string(),
    company_contact: v.string(),
    company_fax: v.string(),
    company_email: v.string(),
    company_address: v.string(),
    company_address_2: v.string(),
    company_logo: v.string(),
    website_name: v.string(),
    base_url: v.string(),
    logo: v.string(),
    site_city: v.string(),
    site_language: v.picklist(['', ...SITE_LANGUAGES]),
    site_province: v.string(),
    template_id: v.number(),
    plan_id: v.number(),
    plan_name: v.string(),
    duration,
    discounted_price: v.number(),
    setup_fee: v.number(),
    billing_name: v.string(),
    billing_contact: v.string(),
    billing_email: v.string(),
    billing_address: v.string(),
    billing_address_2: v.string(),
    billing_city: v.string(),
    billing_state: v.string(),
    billing_zip: v.string(),
    coupon_code: v.string(),
    coupon_applied: v.boolean(),
    coupon_discount: v.number(),
    coupon_recurs: v.boolean(),
    /** Where the wizard was left. */
    step: v.picklist(SETUP_STEPS)
  })
)
export type AccountDetails = v.InferOutput<typeof AccountDetails>

/** The chosen plan, as kept in the browser before there is an account. */
export const SelectedPlan = v.object({
  plan_id: v.number(),
  plan_name: v.string(),
  duration,
  discounted_price: v.number(),
  setup_fee: v.number()
})
export type SelectedPlan = v.InferOutput<typeof SelectedPlan>
