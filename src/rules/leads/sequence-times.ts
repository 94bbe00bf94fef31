import { hourOf, wallOf } from '../time/calendar.ts'
import { dayIn, daysAfter } from './lead-days.ts'
import type { SequenceStep } from './sequences.ts'

/** Sequences write by day on the agent's clock, and in the morning unless a person has just joined. */
const HOURS = { from: 9, until: 20 }

/** How far a person has come in a sequence. */
type SequenceProgress = {
  joined_at: Date
  /** The steps whose emails were sent. */
  done: readonly string[]
  /** The day of the last of them, counted from joining; null before the first. */
  last_day: number | null
}

/**
 * The step that a person gets next; undefined after the last one. What was sent isn't sent again, however
 * the sequence was edited, and no step is made up for that comes before it.
 */
export function nextStep<Step extends Pick<SequenceStep, 'day' | 'step_id'>>(
  steps: readonly Step[],
  { done, last_day }: Pick<SequenceProgress, 'done' | 'last_day'>
): Step | undefined {
  return steps.find(
    ({ day, step_id }) => !done.includes(step_id) && (last_day === null || day > last_day)
  )
}

/** When a step's email is sent: at once on the day of joining, and in the morning of its day otherwise. */
export function stepTime(
  { day }: Pick<SequenceStep, 'day'>,
  { joined_at, now, zone }: { joined_at: Date; now: Date; zone: string }
): Date {
  const planned =
    day === 0 ? joined_at : hourOf(daysAfter(dayIn(zone, joined_at), day), HOURS.from, zone)
  return sendingTime(planned > now ? planned : now, zone)
}

/** The moment itself by day, and the next morning's otherwise. */
export function sendingTime(at: Date, zone: string): Date {
  const hour = wallOf(at, zone).getUTCHours()
  if (hour < HOURS.from) return hourOf(dayIn(zone, at), HOURS.from, zone)
  return hour < HOURS.until ? at : nextMorning(at, zone)
}

export function nextMorning(at: Date, zone: string): Date {
  return hourOf(daysAfter(dayIn(zone, at), 1), HOURS.from, zone)
}
