import { dayIn, daysAfter } from '../../leads/lead-days.ts'
import { dayStart } from '../../time/calendar.ts'

/** The moment of a search, and the time zone of the website. */
export type SearchedAt = { now: Date; zone: string }

const SATURDAY = 6
const NEW_DAYS = 7

/** The days of this weekend, 'YYYY-MM-DD'; on a Sunday only that day is left. */
export function weekendDays({ now, zone }: SearchedAt): string[] {
  const today = dayIn(zone, now)
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  if (weekday === 0) return [today]
  const saturday = daysAfter(today, SATURDAY - weekday)
  return [saturday, daysAfter(saturday, 1)]
}

/** What was first shown from then on is new this week. It changes at midnight only. */
export function newFrom({ now, zone }: SearchedAt): Date {
  return dayStart(daysAfter(dayIn(zone, now), -NEW_DAYS), zone)
}
