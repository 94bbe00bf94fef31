import { addMonths } from '#rules/time/calendar.ts'
import { extendPlan, planEnd, planStart } from '#rules/plan/plan.ts'
import type { ChargeRow } from '../../records/billing/charges.ts'
import type { OrderDetails } from '../orders/finish-order.ts'

type Charged = Pick<ChargeRow, 'kind' | 'months' | 'period_start'> & {
  details: unknown
  ordered: Date | null
}

/** The months that a charge is for, and their first day. An order's are in the order, not in its charge. */
export function paidFor({ details, kind, months, ordered, period_start }: Charged): {
  from: Date
  months: number
} {
  if (kind !== 'order' || !ordered) return { from: period_start, months }
  const { plan_duration } = details as Pick<OrderDetails, 'plan_duration'>
  return { from: planStart(ordered), months: plan_duration }
}

/** The same with the day it ends, as the receipt names it. */
export function paidPeriodOf(
  charged: Charged,
  { plan_anchor }: { plan_anchor: Date }
): { from: Date; months: number; until: Date } {
  const { from, months } = paidFor(charged)
  if (charged.kind === 'order' && charged.ordered) {
    const { plan_duration } = charged.details as Pick<OrderDetails, 'plan_duration'>
    return { from, months, until: planEnd(charged.ordered, plan_duration) }
  }
  // Months are counted from the plan's anchor, unless that has moved since.
  const until =
    plan_anchor <= from ? extendPlan(plan_anchor, from, months) : addMonths(from, months)
  return { from, months, until }
}
