import { addDays, monthStart } from '../time/calendar.ts'

export type CardExpiry = { exp_month: number; exp_year: number }

/** Days before a card expires on which the agent is reminded. */
export const EXPIRY_REMINDER_DAYS = [30, 7] as const
export type ExpiryReminder = (typeof EXPIRY_REMINDER_DAYS)[number]

/** A card is valid until the end of its month. */
export function cardEnd({ exp_month, exp_year }: CardExpiry): Date {
  return monthStart(exp_year, exp_month + 1)
}

/** The latest reminder that is due; undefined before the first one and after the card has expired. */
export function expiryReminder(card: CardExpiry, now: Date): ExpiryReminder | undefined {
  const end = cardEnd(card)
  if (end <= now) return undefined
  return EXPIRY_REMINDER_DAYS.findLast((days) => addDays(end, -days) <= now)
}

export function expiresSoon(card: CardExpiry, now: Date): boolean {
  return expiryReminder(card, now) !== undefined
}
