import { addDays } from '../time/calendar.ts'
import type { Duration } from '../limits.ts'
import { extendPlan } from './plan.ts'

/** A new price applies at the earliest this many days after the email about it. */
export const PRICE_NOTICE_DAYS = 30
/** The email is sent in the week before that, so that nobody gets it a year early. */
const ANNOUNCE_DAYS = PRICE_NOTICE_DAYS + 7

export type Terms = {
  plan_end_date: Date
  duration: Duration
  /** Cents a month, as agreed. */
  plan_price: number
  /** The agent's choice for the next renewal, at the price on the day of choosing. */
  next_duration: Duration | null
  next_duration_price: number | null
  /** An announced new price, and the first day it may apply. */
  next_plan_price: number | null
  next_price_from: Date | null
}

/** The duration and monthly price of the next renewal. */
export function nextTerms(terms: Terms): { duration: Duration; pricePerMonth: number } {
  const { next_plan_price, next_price_from, plan_end_date } = terms
  const duration = terms.next_duration ?? terms.duration
  if (next_plan_price !== null && next_price_from !== null && next_price_from <= plan_end_date) {
    return { duration, pricePerMonth: next_plan_price }
  }
  return { duration, pricePerMonth: terms.next_duration_price ?? terms.plan_price }
}

/** The price the agent has agreed to or been told about; any other price must be announced. */
export function knownPrice(terms: Omit<Terms, 'plan_end_date'>): number {
  return terms.next_plan_price ?? terms.next_duration_price ?? terms.plan_price
}

/** A new price is announced now for plans that renew up to then. */
export function priceNoticeUntil(now: Date): Date {
  return addDays(now, ANNOUNCE_DAYS)
}

/** A price announced now may apply from then on. */
export function priceEffectiveFrom(now: Date): Date {
  return addDays(now, PRICE_NOTICE_DAYS)
}

/** The first renewal to which such a price applies. */
export function firstRenewalFrom(
  plan: { anchor: Date; planEnd: Date; months: number },
  from: Date
): Date {
  let end = plan.planEnd
  while (end < from) end = extendPlan(plan.anchor, end, plan.months)
  return end
}
