import { addDays, addMonths } from './calendar.ts'

const DAY_MS = 86_400_000

export type Period = { from: Date; to: Date }

export type PaidPlan = {
  created: Date
  planEnd: Date
  duration: number
  /** The period that the last payment covers; null if unknown. */
  lastPaid: { from: Date; months: number } | null
  /** Days that pauses have added since. */
  pausedDays: number
}

/** The period a plan is paid for: the last payment's, or else the duration up to the plan's end. */
export function paidPeriod({ created, duration, lastPaid, planEnd }: PaidPlan): Period & {
  months: number
} {
  // A pause moves the plan's end; a whole extra duration was free, and is its own period.
  if (lastPaid && addMonths(lastPaid.from, lastPaid.months + duration) > planEnd) {
    return { ...lastPaid, to: planEnd }
  }
  const from = addMonths(unpausedEnd, -duration)
  return { from: from < created ? created : from, to: planEnd, months: duration }
}

/** Days until a period starts and ends, rounded up, and the share of it that is over, 0 to 1. */
export function timeLeft(
  { from, pausedDays = 0, to }: Period & { pausedDays?: number },
  now: Date
): { untilStart: number; untilEnd: number; over: number } {
  const days = (moment: Date) => Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / DAY_MS))
  const length = addDays(to, -pausedDays).getTime() - from.getTime()
  const over = length > 0 ? 1 - (to.getTime() - now.getTime()) / length : 1
  return { untilStart: days(from), untilEnd: days(to), over: Math.min(1, Math.max(0, over)) }
}
