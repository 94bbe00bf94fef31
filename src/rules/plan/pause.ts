import { addDays, wholeDaysBetween } from '../time/calendar.ts'

/** Every full day of a pause is added to the plan's end. */
export function resumedEnd(planEnd: Date, pausedAt: Date, now: Date): Date {
  return addDays(planEnd, pauseLength(pausedAt, now))
}

/** Whole days. */
export function pauseLength(pausedAt: Date, now: Date): number {
  return wholeDaysBetween(pausedAt, now)
}
