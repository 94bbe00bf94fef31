import { dayStart } from '../time/calendar.ts'
import { dayIn } from './lead-days.ts'

/**
 * From when a consent of a day counts; undefined for a day to come. Today's counts from now on, so that
 * it comes after a withdrawal of today. An older day's moment is on that day for the agent and in emails.
 */
export function consentMoment(
  day: string,
  { now, zone }: { now: Date; zone: string }
): Date | undefined {
  const today = dayIn(zone, now)
  if (day > today) return undefined
  if (day === today) return now
  const [here, inEmails] = [dayStart(day, zone), dayStart(day)]
  return here > inEmails ? here : inEmails
}
