import { daysAfter } from './lead-days.ts'

/** Days from the first to the last, both 'YYYY-MM-DD' and both within. */
export type Period = { from: string; to: string }

/** A month ('YYYY-MM') as far as it has passed, and the days of the month before that it is compared with. */
export type ReportPeriod = Period & { month: string; isOver: boolean; before: Period }

/**
 * The days that a month's report covers on a day. The running month ends today and is compared with as
 * many days of the month before.
 */
export function reportPeriod(month: string, today: string): ReportPeriod {
  const isOver = month < monthOf(today)
  const to = isOver ? lastDayOf(month) : today
  const earlier = monthBefore(month)
  const wholeBefore = lastDayOf(earlier)
  const sameDay = `${earlier}-${to.slice(8)}`
  return {
    month,
    isOver,
    from: `${month}-01`,
    to,
    before: {
      from: `${earlier}-01`,
      to: isOver || sameDay > wholeBefore ? wholeBefore : sameDay
    }
  }
}

export function monthOf(day: string): string {
  return day.slice(0, 7)
}

export function monthBefore(month: string): string {
  return monthOf(daysAfter(`${month}-01`, -1))
}

export function monthAfter(month: string): string {
  return monthOf(daysAfter(lastDayOf(month), 1))
}

/** Every day of a period. */
export function daysOf({ from, to }: Period): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = daysAfter(day, 1)) days.push(day)
  return days
}

function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

/** Reports are sent on the first, from this hour on. */
const SENT_HOUR = 8
/** After an outage a report still comes, until it would be old. */
const SENT_UNTIL_DAY = 5

/** The month whose report is to be sent now, on a clock that shows this day and hour. */
export function monthToReport(day: string, hour: number): string | undefined {
  const date = Number(day.slice(8))
  const isTime = date > 1 || hour >= SENT_HOUR
  return date <= SENT_UNTIL_DAY && isTime ? monthBefore(monthOf(day)) : undefined
}
