import type { AmountOwed } from '#rules/plan/announced-charge.ts'
import { extendPlan } from '#rules/plan/plan.ts'
import { quoteOverdue } from '#rules/plan/quote-charge.ts'
import type { PlanRow } from '../../records/billing/plans-due.ts'
import { factsOn, type PriceFacts } from './price-facts.ts'

/** What an overdue website owes now, as Pay Now charges it, and when that grows. */
export function findAmountOwed(website: PlanRow, prices: PriceFacts): AmountOwed {
  const quoteAt = (at: Date) => quoteOverdue(website, factsOn(website, prices, at))
  const due = quoteAt(prices.now)
  const on = extendPlan(website.plan_anchor, website.plan_end_date, due.months)
  return {
    amount: due.lines.total,
    months: due.months,
    grows: { on: on.toISOString(), amount: quoteAt(on).lines.total }
  }
}
