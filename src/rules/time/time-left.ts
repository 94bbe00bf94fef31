import { addMonths } from './calendar.ts'

const DAY_MS = 86_400_000

export type Period = { from: Date; to: Date }

export type PaidPlan = {
  created: Date
  planEnd: Date
  duration: number
  /** What the last payment was for; null where it is not known. */
  lastPaid: { from: Date; months: number } | null
}

/** The period a plan is paid for: that of the last payment, or else the duration up to the plan's end. */
export function paidPeriod({ created, duration, lastPaid, planEnd }: PaidPlan): Period & {
  months: number
} {
  // A pause moves the plan's end on; a whole duration more was free, and is a period of its own.
  if (lastPaid && addMonths(lastPaid.from, lastPaid.months + duration) > planEnd) {
    return { ...lastPaid, to: planEnd }
  }
  const from = addMonths(planEnd, -duration)
  return { from: from < created ? created : from, to: planEnd, months: duration }
}

/** Where a day lies in a period: whole days to its beginning and to its end, begun ones counted, and the share that is over, 0 to 1. */
export function timeLeft(
  { from, to }: Period,
  now: Date
): { untilStart: number; untilEnd: number; over: number } {
  const days = (moment: Date) => Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / DAY_MS))
  const length = to.getTime() - from.getTime()
  const over = length > 0 ? 1 - (to.getTime() - now.getTime()) / length : 1
  return { untilStart: days(from), untilEnd: days(to), over: Math.min(1, Math.max(0, over)) }
}
