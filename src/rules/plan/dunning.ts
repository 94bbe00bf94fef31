import { addDays } from '../time/calendar.ts'
import { GRACE_DAYS } from '../limits.ts'
import type { OrderLines } from '../money/order.ts'
import { extendPlan } from './plan.ts'
import { renewalLines } from './renewal.ts'

/** Days after a failed renewal on which it is retried. */
export const RETRY_DAYS = [1, 3, 5, 7] as const

/** Money in cents, `taxRate` in thousandths of a percent, `referralPercent` 0 to 50. */
export type Overdue = {
  /** The date that the plan's months are counted from. */
  anchor: Date
  planEnd: Date
  pricePerMonth: number
  taxRate: number
  referralPercent: number
  now: Date
}

/** Calendar months begun since the plan's end, and what they cost; zero while the plan runs. */
export function amountDue(overdue: Overdue): { due_months: number } & OrderLines {
  const due_months = monthsOverdue(overdue)
  const lines = renewalLines({ ...overdue, months: due_months, couponPerMonth: 0, setupFee: 0 })
  return { due_months, ...lines }
}

/** 0 before the plan's end, then 1, and one more with every month. */
function monthsOverdue({ anchor, planEnd, now }: Overdue): number {
  let months = 0
  while (extendPlan(anchor, planEnd, months) <= now) months++
  return months
}

/** The next retry of a payment; undefined after the last one. */
export function nextTry(failedFirst: Date, now: Date): Date | undefined {
  return triesAfter(failedFirst, now)[0]
}

/** The retries left after a moment. */
export function triesAfter(failedFirst: Date, moment: Date): Date[] {
  return RETRY_DAYS.map((days) => addDays(failedFirst, days)).filter((at) => at > moment)
}

/** An unpaid website stays online until then. */
export function graceEnd(planEnd: Date): Date {
  return addDays(planEnd, GRACE_DAYS)
}
