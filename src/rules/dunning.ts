import { monthsBegun } from './calendar.ts'
import { share } from './money.ts'

/** Money in cents, `taxRate` in thousandths of a percent, `referralPercent` 0 to 50. */
export type Overdue = {
  planEnd: Date
  pricePerMonth: number
  taxRate: number
  referralPercent: number
  now: Date
}

/** Calendar months begun since the plan's end, and what they cost; zero while the plan runs. */
export function amountDue(overdue: Overdue): { due_months: number; amount: number } {
  const due_months = monthsBegun(overdue.planEnd, overdue.now)
  const months = due_months * overdue.pricePerMonth
  const subtotal = months - share(months, overdue.referralPercent * 1000)
  return { due_months, amount: subtotal + share(subtotal, overdue.taxRate) }
}
