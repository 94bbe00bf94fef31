import * as v from 'valibot'
import { CHARGE_STATES } from '#rules/plan/next-charge.ts'
import { PLAN_PHASES } from '#rules/plan/plan-phase.ts'
import { duration } from '../account-setup/account-details.ts'
import { done, endpoint, Nothing } from '../endpoint.ts'
import { cad, isoDate } from '../entities.ts'

/** The next time the card is charged by itself. */
const NextCharge = v.object({
  on: isoDate,
  /** CAD on that day, tax included and discounts taken off. */
  amount: cad,
  /** Months it pays for. */
  duration: v.number(),
  /** CAD a month from then on; null: the price stays the same. */
  new_plan_price: v.nullable(cad),
  /** 'Visa ending in 4242'; null: there is no card to charge. */
  card: v.nullable(v.string()),
  /** The first charge, at the end of a trial. */
  is_trial: v.boolean(),
  /** Counted in the amount, as the referrals are today. */
  referral_percent: v.number(),
  /** CAD before tax, counted in the amount. */
  setup_fee: v.optional(cad, 0),
  /** When it is tried again if it fails, once a payment has failed. */
  retries: v.array(isoDate)
})

/** What something would come to, said before it is done. */
const Step = v.object({
  allowed: v.boolean(),
  /** For a person: what it costs and when the website goes off, or why it can't be done now. */
  summary: v.string(),
  /** CAD taken at once. */
  cost_now: cad,
  /** Null: nothing more is charged. */
  next_charge: v.nullable(NextCharge),
  /** Null: the website stays up. */
  site_off_on: v.nullable(isoDate)
})

export const PlanStanding = v.object({
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
  /** CAD of a payment that has begun and not ended. */
  processing: v.nullable(cad),
  /** If the agent does nothing. Null: nothing is charged by itself. */
  next_charge: v.nullable(NextCharge),
  site_off_on: v.nullable(isoDate),
  pause: Step,
  resume: Step,
  cancel: Step,
  keep: Step,
  /** One per duration; of the next renewal's own `isNext` is true. */
  durations: v.array(
    v.object({
      ...Step.entries,
      duration: v.number(),
      plan_price: cad,
      isNext: v.boolean(),
      /** Null: the agent has no code that the next charge could be with. */
      coupon: v.nullable(v.object({ code: v.string(), applies: v.boolean() }))
    })
  )
})
export type PlanStanding = v.InferOutput<typeof PlanStanding>

const standing = v.object({ ...done, ...PlanStanding.entries })

/** How the plan stands, and what each step would come to. */
export const planStanding = endpoint({
  access: 'private',
  answer: standing,
  input: Nothing,
  method: 'GET',
  path: '/user/plan'
})

export const pausePlan = endpoint({
  access: 'private',
  answer: standing,
  input: Nothing,
  method: 'POST',
  path: '/user/plan/pause',
  repeat: 'keyed'
})

export const resumePlan = endpoint({
  access: 'private',
  answer: standing,
  input: Nothing,
  method: 'POST',
  path: '/user/plan/resume',
  repeat: 'keyed'
})

export const cancelPlan = endpoint({
  access: 'private',
  answer: standing,
  input: Nothing,
  method: 'POST',
  path: '/user/plan/cancel',
  repeat: 'keyed'
})

export const keepPlan = endpoint({
  access: 'private',
  answer: standing,
  input: Nothing,
  method: 'POST',
  path: '/user/plan/keep',
  repeat: 'keyed'
})

export const changeDuration = endpoint({
  access: 'private',
  answer: standing,
  input: v.object({ duration }),
  method: 'POST',
  path: '/user/plan/change-duration',
  repeat: 'keyed'
})
