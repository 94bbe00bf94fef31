import { addMonths } from './calendar.ts'

const DAY_MS = 86_400_000

export type Period = { from: Date; to: Date }

/** The stretch a plan is paid for: the duration that ends with it. A new one lies a month ahead of the day it was bought. */
export function paidPeriod(planEnd: Date, duration: number): Period {
  return { from: addMonths(planEnd, -duration), to: planEnd }
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
