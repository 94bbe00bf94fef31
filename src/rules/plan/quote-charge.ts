import { type Coupon, couponPerMonth } from '../money/coupon.ts'
import { type Discount, discountsOf } from '../money/discount.ts'
import { amountDue } from './dunning.ts'
import type { OrderLines } from '../money/order.ts'
import type { ChargeKind, Plan } from './plan-moves.ts'
import { extendPlan } from './plan.ts'
import { renewalLines } from './renewal.ts'
import { nextTerms } from './terms.ts'

/** A plan with everything its charges depend on. */
export type BilledPlan = Plan & { plan_id: number }

/** The prices of one day: `at` is when the card is charged, `taxRate` in thousandths of a percent. */
export type ChargeFacts = {
  at: Date
  coupon: Coupon | undefined
  /** 0 to 50. */
  referralPercent: number
  taxRate: number
}

/** Money in cents. */
export type ChargeQuote = {
  kind: ChargeKind
  months: number
  pricePerMonth: number
  referralPercent: number
  /** Before tax; part of the subtotal. */
  setupFee: number
  /** Taken off the subtotal. */
  discounts: Discount[]
  lines: OrderLines
}

/** The automatic charge: the overdue months after a failed payment, a whole duration otherwise. */
export function quoteCharge(plan: BilledPlan, facts: ChargeFacts): ChargeQuote {
  return plan.overdue_since ? quoteOverdue(plan, facts) : quoteDuration(plan, facts)
}

export function quoteOverdue(plan: BilledPlan, facts: ChargeFacts): ChargeQuote {
  const { referralPercent, taxRate } = facts
  const { due_months: months, ...lines } = amountDue({
    anchor: plan.plan_anchor,
    planEnd: plan.plan_end_date,
    pricePerMonth: plan.plan_price,
    taxRate,
    referralPercent,
    now: facts.at
  })
  const pricePerMonth = plan.plan_price
  const price = { pricePerMonth, couponPerMonth: 0, months, referralPercent, coupon_code: null }
  const discounts = discountsOf(price)
  return { kind: 'overdue', months, pricePerMonth, referralPercent, setupFee: 0, discounts, lines }
}

/** What is due after the overdue months are paid. */
export type FollowUp = { on: Date; months: number; setupFee: number }

/** Undefined if it is the same number of months without a setup fee. */
export function followUp(plan: BilledPlan, overdueMonths: number): FollowUp | undefined {
  const on = extendPlan(plan.plan_anchor, plan.plan_end_date, overdueMonths)
  const { duration: months } = nextTerms(plan)
  const setupFee = plan.setup_fee_due
  return months === overdueMonths && setupFee === 0 ? undefined : { on, months, setupFee }
}

/** The next whole duration on its agreed terms; a trial's first one includes the setup fee. */
export function quoteDuration(plan: BilledPlan, facts: ChargeFacts): ChargeQuote {
  const { duration, pricePerMonth } = nextTerms(plan)
  const { at, coupon, referralPercent, taxRate } = facts
  // A code that was valid when it was entered stays valid for that agent.
  const held = coupon && { ...coupon, starts_at: null, ends_at: null, max_redemptions: null }
  const use = { plan_id: plan.plan_id, duration, pricePerMonth, redemptions: 0, now: at }
  const price = {
    pricePerMonth,
    couponPerMonth: (held && couponPerMonth(held, use)) ?? 0,
    months: duration,
    referralPercent
  }
  const setupFee = plan.setup_fee_due
  return {
    kind: plan.isTrial ? 'first' : 'renewal',
    months: duration,
    pricePerMonth,
    referralPercent,
    setupFee,
    discounts: discountsOf({ ...price, coupon_code: plan.coupon_code }),
    lines: renewalLines({ ...price, setupFee, taxRate })
  }
}
