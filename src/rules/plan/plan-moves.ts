import { nextSteps, type PlanFacts } from './plan-phase.ts'
import { extendPlan } from './plan.ts'
import { nextTerms, type Terms } from './terms.ts'

/** What a payment is for. */
export type ChargeKind = 'first' | 'order' | 'overdue' | 'renewal' | 'restart'

/** Everything about a plan that a payment or its failure can change. */
export type Plan = PlanFacts &
  Terms & {
    plan_anchor: Date
    /** Days that pauses have added to the period that was paid last. */
    paused_days: number
    setup_fee_due: number
    coupon_code: string | null
    charge_at: Date | null
    stop_at: Date | null
  }

/** The plan after a payment. A whole duration brings its new terms; overdue months leave the terms unchanged. */
export function afterPayment<P extends Plan>(
  plan: P,
  payment: { kind: ChargeKind; months: number; couponRecurs: boolean },
  now: Date
): P {
  const paid = {
    ...plan,
    isTrial: false,
    planStop: false,
    cancelled_at: null,
    overdue_since: null,
    paused_days: 0,
    plan_end_date: extendPlan(plan.plan_anchor, plan.plan_end_date, payment.months),
    ...(payment.kind !== 'overdue' && newTerms(plan, payment.couponRecurs))
  }
  return { ...paid, ...nextSteps(paid, now) }
}

/** The plan after a failed payment. A failed restart leaves it ended. */
export function afterFailure<P extends Plan>(plan: P, kind: ChargeKind, now: Date): P {
  const unpaid = kind === 'restart' ? plan : { ...plan, overdue_since: plan.overdue_since ?? now }
  return { ...unpaid, ...nextSteps(unpaid, now) }
}

function newTerms(plan: Plan, couponRecurs: boolean) {
  const { duration, pricePerMonth } = nextTerms(plan)
  const isAnnounced = plan.next_price_from !== null && plan.next_price_from <= plan.plan_end_date
  return {
    duration,
    plan_price: pricePerMonth,
    setup_fee_due: 0,
    coupon_code: couponRecurs ? plan.coupon_code : null,
    next_duration: null,
    next_duration_price: null,
    ...(isAnnounced && { next_plan_price: null, next_price_from: null })
  }
}
