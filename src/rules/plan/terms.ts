import { addDays } from '../time/calendar.ts'
import type { Duration } from '../limits.ts'
import { extendPlan } from './plan.ts'

/** A new price applies no sooner than this after the email about it. */
const PRICE_NOTICE_DAYS = 30
/** Told in the week before that, so that the news does not come a year early. */
const PRICE_NEWS_DAYS = PRICE_NOTICE_DAYS + 7

export type Terms = {
  plan_end_date: Date
  duration: Duration
  /** Cents a month, as agreed. */
  plan_price: number
  /** What the agent has chosen for the next renewal, at the price of that day. */
  next_duration: Duration | null
  next_duration_price: number | null
  /** A new price the agent was told of, and from when on it may hold. */
  next_plan_price: number | null
  next_price_from: Date | null
}

/** The duration and the monthly price the next renewal is reckoned with. */
export function nextTerms(terms: Terms): { duration: Duration; pricePerMonth: number } {
  const { next_plan_price, next_price_from, plan_end_date } = terms
  const duration = terms.next_duration ?? terms.duration
  if (next_plan_price !== null && next_price_from !== null && next_price_from <= plan_end_date) {
    return { duration, pricePerMonth: next_plan_price }
  }
  return { duration, pricePerMonth: terms.next_duration_price ?? terms.plan_price }
}

/** The price an agent has agreed to or been told of: another one on the price list is news. */
export function knownPrice(terms: Omit<Terms, 'plan_end_date'>): number {
  return terms.next_plan_price ?? terms.next_duration_price ?? terms.plan_price
}

/** Plans that renew up to then are told of a new price now. */
export function priceNoticeUntil(now: Date): Date {
  return addDays(now, PRICE_NEWS_DAYS)
}

/** A price told now may hold from then on. */
export function priceEffectiveFrom(now: Date): Date {
  return addDays(now, PRICE_NOTICE_DAYS)
}

/** The first renewal such a price reaches. */
export function firstRenewalFrom(
  plan: { anchor: Date; planEnd: Date; months: number },
  from: Date
): Date {
  let end = plan.planEnd
  while (end < from) end = extendPlan(plan.anchor, end, plan.months)
  return end
}
