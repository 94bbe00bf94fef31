import * as v from 'valibot'
import { CHARGE_STATES } from '#rules/plan/next-charge.ts'
import { PLAN_PHASES } from '#rules/plan/plan-phase.ts'
import { duration } from '../account-setup/account-details.ts'
import { done, endpoint, Nothing } from '../endpoint.ts'
import { cad, isoDate } from '../entities.ts'

/** The next automatic charge. */
const NextCharge = v.object({
  on: isoDate,
  /** CAD on that day, including tax and discounts. */
  amount: cad,
  /** Months it pays for. */
  duration: v.number(),
  /** CAD a month from then on; null if unchanged. */
  new_plan_price: v.nullable(cad),
  /** 'Visa ending in 4242'; null without a card to charge. */
  card: v.nullable(v.string()),
  /** The first charge, at the end of a trial. */
  is_trial: v.boolean(),
  /** Included in the amount, as of today's referrals. */
  referral_percent: v.number(),
  /** CAD before tax, included in the amount. */
  setup_fee: v.optional(cad, 0),
  /** After a failed payment: the attempts that follow this one. */
  retries: v.array(isoDate)
})

/** The outcome of a step, before it is taken. */
const Step = v.object({
  allowed: v.boolean(),
  /** For people: the cost and when the website goes offline, or why the step isn't possible now. */
  summary: v.string(),
  /** CAD charged immediately. */
  cost_now: cad,
  /** Null if there are no more charges. */
  next_charge: v.nullable(NextCharge),
  /** Null if the website stays online. */
  site_off_on: v.nullable(isoDate)
})

export const PlanStatus = v.object({
  phase: v.picklist(PLAN_PHASES),
  /** Nothing has been billed yet, whatever the phase. */
  is_trial: v.boolean(),
  plan_name: v.string(),
  duration: v.number(),
  /** CAD a month, as agreed. */
  plan_price: cad,
  plan_end_date: isoDate,
  paused_at: v.nullable(isoDate),
  cancelled_at: v.nullable(isoDate),
  site_is_up: v.boolean(),
  charge_state: v.picklist(CHARGE_STATES),
  /** CAD of a payment in progress. */
  processing: v.nullable(cad),
  /** If the agent does nothing; null if there is no automatic charge. */
  next_charge: v.nullable(NextCharge),
  site_off_on: v.nullable(isoDate),
  pause: Step,
  resume: Step,
  cancel: Step,
  keep: Step,
  /** One per duration; `isNext` marks the one that the plan renews for. */
  durations: v.array(
    v.object({
      ...Step.entries,
      duration: v.number(),
      plan_price: cad,
      isNext: v.boolean(),
      /** The agent's promo code, if any, and whether it applies to this duration. */
      coupon: v.nullable(v.object({ code: v.string(), applies: v.boolean() }))
    })
  )
})
export type PlanStatus = v.InferOutput<typeof PlanStatus>

const answer = v.object({ ...done, ...PlanStatus.entries })

/** The plan's status, and the outcome of each step. */
export const planStatus = endpoint({
  access: 'private',
  answer,
  input: Nothing,
  method: 'GET',
  path: '/user/plan'
})

export const pausePlan = endpoint({
  access: 'private',
  answer,
  input: Nothing,
  method: 'POST',
  path: '/user/plan/pause',
  repeat: 'keyed'
})

export const resumePlan = endpoint({
  access: 'private',
  answer,
  input: Nothing,
  method: 'POST',
  path: '/user/plan/resume',
  repeat: 'keyed'
})

export const cancelPlan = endpoint({
  access: 'private',
  answer,
  input: Nothing,
  method: 'POST',
  path: '/user/plan/cancel',
  repeat: 'keyed'
})

export const keepPlan = endpoint({
  access: 'private',
  answer,
  input: Nothing,
  method: 'POST',
  path: '/user/plan/keep',
  repeat: 'keyed'
})

export const changeDuration = endpoint({
  access: 'private',
  answer,
  input: v.object({ duration }),
  method: 'POST',
  path: '/user/plan/change-duration',
  repeat: 'keyed'
})
