import * as v from 'valibot'
import { DURATIONS, type Duration } from '#rules/limits.ts'
import { planEnd, planStart } from '#rules/plan/plan.ts'
import type { ChargeRow } from '../../records/billing/charges.ts'
import { chargePeriod, type PaidPeriod } from './charge-period.ts'

type Charged = Pick<ChargeRow, 'kind' | 'months' | 'period_start'> & {
  details: unknown
  ordered: Date | null
}

/**
 * The months that a charge pays for, and their first day. An order has its own; one that failed
 * before November 23, 2026 has lost its months.
 */
export function paidFor({ details, kind, months, ordered, period_start }: Charged): {
  from: Date
  months: number | null
} {
  if (kind !== 'order' || !ordered) return { from: period_start, months }
  return { from: planStart(ordered), months: orderedMonths(details) }
}

/** The same with the last day, for the receipt. */
export function paidPeriodOf(charged: Charged, website: { plan_anchor: Date }): PaidPeriod {
  const { details, kind, ordered } = charged
  const months = orderedMonths(details)
  if (kind !== 'order' || !ordered || !months) return chargePeriod(charged, website)
  return { from: planStart(ordered), months, until: planEnd(ordered, months) }
}

function orderedMonths(details: unknown): Duration | null {
  const plan = v.safeParse(v.object({ plan_duration: v.picklist(DURATIONS) }), details)
  return plan.success ? plan.output.plan_duration : null
}
