import { planEnd, planStart } from '#rules/plan/plan.ts'
import type { ChargeRow } from '../../records/billing/charges.ts'
import type { OrderDetails } from '../orders/finish-order.ts'
import { chargePeriod, type PaidPeriod } from './charge-period.ts'

type Charged = Pick<ChargeRow, 'kind' | 'months' | 'period_start'> & {
  details: unknown
  ordered: Date | null
}

/** The months that a charge pays for, and their first day. An order has its own. */
export function paidFor({ details, kind, months, ordered, period_start }: Charged): {
  from: Date
  months: number
} {
  if (kind !== 'order' || !ordered) return { from: period_start, months }
  const { plan_duration } = details as Pick<OrderDetails, 'plan_duration'>
  return { from: planStart(ordered), months: plan_duration }
}

/** The same with the last day, for the receipt. */
export function paidPeriodOf(charged: Charged, website: { plan_anchor: Date }): PaidPeriod {
  const { details, kind, ordered } = charged
  if (kind !== 'order' || !ordered) return chargePeriod(charged, website)
  const { plan_duration } = details as Pick<OrderDetails, 'plan_duration'>
  return { ...paidFor(charged), until: planEnd(ordered, plan_duration) }
}
