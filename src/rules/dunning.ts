import { addDays, monthsBegun } from './calendar.ts'
import { GRACE_DAYS } from './limits.ts'
import type { OrderLines } from './order.ts'
import { renewalLines } from './renewal.ts'

/** A renewal that failed is tried again so many days later. */
export const RETRY_DAYS = [1, 3, 5, 7] as const

/** Money in cents, `taxRate` in thousandths of a percent, `referralPercent` 0 to 50. */
export type Overdue = {
  planEnd: Date
  pricePerMonth: number
  taxRate: number
  referralPercent: number
  now: Date
}

/** Calendar months begun since the plan's end, and what they cost; zero while the plan runs. */
export function amountDue(overdue: Overdue): { due_months: number } & OrderLines {
  const due_months = monthsBegun(overdue.planEnd, overdue.now)
  const lines = renewalLines({ ...overdue, months: due_months, couponPerMonth: 0, setupFee: 0 })
  return { due_months, ...lines }
}

/** When a payment that first failed then is tried the next time; undefined after the last try. */
export function nextTry(failedFirst: Date, now: Date): Date | undefined {
  return RETRY_DAYS.map((days) => addDays(failedFirst, days)).find((moment) => moment > now)
}

/** An unpaid website stays up until then. */
export function graceEnd(planEnd: Date): Date {
  return addDays(planEnd, GRACE_DAYS)
}
