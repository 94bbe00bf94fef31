import { addMonths } from '#rules/time/calendar.ts'
import { extendPlan } from '#rules/plan/plan.ts'
import type { ChargeRow } from '../../records/billing/charges.ts'

export type PaidPeriod = { from: Date; months: number; until: Date }

/** The period that a charge other than an order's pays for. */
export function chargePeriod(
  { months, period_start: from }: Pick<ChargeRow, 'months' | 'period_start'>,
  { plan_anchor }: { plan_anchor: Date }
): PaidPeriod {
  // Months are counted from the plan's anchor, unless that has moved since.
  const until =
    plan_anchor <= from ? extendPlan(plan_anchor, from, months) : addMonths(from, months)
  return { from, months, until }
}
