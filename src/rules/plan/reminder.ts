import { addDays } from '../time/calendar.ts'

/** An agent is told of a large payment so many days before. */
export const PAYMENT_REMINDER_DAYS = 7
/** A monthly payment needs no reminder. */
export const REMINDED_DURATIONS = [6, 12] as const

/** Payments up to then are close enough to be told of. */
export function remindUntil(now: Date): Date {
  return addDays(now, PAYMENT_REMINDER_DAYS)
}
