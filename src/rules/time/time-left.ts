import { addDays, addMonths } from './calendar.ts'

const DAY_MS = 86_400_000

export type Period = { from: Date; to: Date }

export type PaidPlan = {
  created: Date
  planEnd: Date
  duration: number
  /** What the last payment was for; null where it is not known. */
  lastPaid: { from: Date; months: number } | null
  /** Days that pauses have added since. */
  pausedDays: number
}

/** The period a plan is paid for: that of the last payment, or else the duration up to the plan's end. */
export function paidPeriod(plan: PaidPlan): Period & { months: number } {
  const { created, duration, lastPaid, pausedDays, planEnd } = plan
  const unpausedEnd = addDays(planEnd, -pausedDays)
  // A whole duration after the last payment was free, and is a period of its own.
  if (lastPaid && addMonths(lastPaid.from, lastPaid.months + duration) > unpausedEnd) {
    return { ...lastPaid, to: planEnd }
  }
  const from = addMonths(unpausedEnd, -duration)
  return { from: from < created ? created : from, to: planEnd, months: duration }
}

/**
 * Where a day lies in a period: days to its start and to its end, counting a begun day, and the share that is over, 0 to 1.
 * Paused days are at the period's end, but not part of what was paid.
 */
export function timeLeft(
  { from, pausedDays = 0, to }: Period & { pausedDays?: number },
  now: Date
): { untilStart: number; untilEnd: number; over: number } {
  const days = (moment: Date) => Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / DAY_MS))
  const length = addDays(to, -pausedDays).getTime() - from.getTime()
  const over = length > 0 ? 1 - (to.getTime() - now.getTime()) / length : 1
  return { untilStart: days(from), untilEnd: days(to), over: Math.min(1, Math.max(0, over)) }
}
