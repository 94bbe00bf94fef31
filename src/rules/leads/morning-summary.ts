import { addDays, wallOf } from '../time/calendar.ts'
import { dayIn } from './lead-days.ts'

/** The summary is sent at this hour of the agent's own day, or later if the service was away; not after noon. */
const HOURS = { from: 7, until: 12 }

/** The agent's day for which a summary is due now; undefined outside of the morning. */
export function summaryDay(now: Date, zone: string): string | undefined {
  const hour = wallOf(now, zone).getUTCHours()
  return hour >= HOURS.from && hour < HOURS.until ? dayIn(zone, now) : undefined
}

/** A summary tells what came since the last one, a week at most, and the first one of a day. */
export function summarySince(last: Date | null, now: Date): Date {
  const weekAgo = addDays(now, -7)
  if (last === null) return addDays(now, -1)
  return last < weekAgo ? weekAgo : last
}

/** People of each part that the email names; it counts the others. */
export const SUMMARY_NAMES = 20
