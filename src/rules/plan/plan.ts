import { addDays, addMonths, monthsApart } from '../time/calendar.ts'
import { TRIAL_DAYS, type Duration } from '../limits.ts'

/** A paid plan starts one month after it is bought. */
export function planStart(boughtAt: Date): Date {
  return addMonths(boughtAt, 1)
}

/** Counted from the day of purchase, so that a 31st comes back after a short month. */
export function planEnd(boughtAt: Date, duration: Duration): Date {
  return addMonths(boughtAt, 1 + duration)
}

export function trialEnd(startedAt: Date): Date {
  return addDays(startedAt, TRIAL_DAYS)
}

/** The plan's end after more months, counted from its anchor, so that a 31st comes back after a short month. */
export function extendPlan(anchor: Date, planEnd: Date, months: number): Date {
  return addMonths(anchor, monthsApart(anchor, planEnd) + months)
}
