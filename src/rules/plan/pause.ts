import { addDays, wholeDaysBetween } from '../time/calendar.ts'

/** A paused plan keeps what was paid: each whole day of the pause is added to its end. */
export function resumedEnd(planEnd: Date, pausedAt: Date, now: Date): Date {
  return addDays(planEnd, pauseLength(pausedAt, now))
}

/** Whole days. */
export function pauseLength(pausedAt: Date, now: Date): number {
  return wholeDaysBetween(pausedAt, now)
}
