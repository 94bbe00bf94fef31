import { addDays } from '../time/calendar.ts'

/** Days before a large payment on which the agent is reminded. */
export const PAYMENT_REMINDER_DAYS = 7
/** Monthly payments need no reminder. */
export const REMINDED_DURATIONS = [6, 12] as const

/** Payments up to then are due for a reminder. */
export function remindUntil(now: Date): Date {
  return addDays(now, PAYMENT_REMINDER_DAYS)
}
