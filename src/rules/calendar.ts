import dayjs, { type Dayjs } from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)
dayjs.extend(timezone)

/** Business dates are days of this zone, whatever zone the reader is in. */
export const BUSINESS_ZONE = 'America/Toronto'

/** Calendar months later at the same wall-clock time; the 31st becomes a shorter month's last day. */
export function addMonths(anchor: Date, months: number): Date {
  return moveWall(anchor, (wall) => wall.add(months, 'month'))
}

/** Calendar days later at the same wall-clock time, across clock changes. */
export function addDays(from: Date, days: number): Date {
  return moveWall(from, (wall) => wall.add(days, 'day'))
}

/** Months begun between two moments: 0 before `start`, 1 from it on, 2 a calendar month later. */
export function monthsBegun(start: Date, now: Date): number {
  if (now < start) return 0
  let months = 1
  while (addMonths(start, months) <= now) months++
  return months
}

/** Calendar months from one business date to another, whatever their days. */
export function monthsApart(from: Date, to: Date): number {
  const [start, end] = [dayjs(from).tz(BUSINESS_ZONE), dayjs(to).tz(BUSINESS_ZONE)]
  return (end.year() - start.year()) * 12 + end.month() - start.month()
}

/** Whole days between two moments on the wall clock: a day is over at the same time of the next. */
export function wholeDaysBetween(from: Date, to: Date): number {
  const days = dayjs.utc(wallOf(to)).diff(dayjs.utc(wallOf(from)), 'day')
  return Math.max(0, days)
}

/** The first moment of a business month; months count from 1 and may run over the year. */
export function monthStart(year: number, month: number): Date {
  const wall = dayjs.utc(Date.UTC(year, month - 1, 1)).format(WALL)
  return dayjs.tz(wall, BUSINESS_ZONE).toDate()
}

/** Writes a moment as a business date, for example with 'MM/DD/YYYY'. */
export function writeDate(moment: Date | string, format: string): string {
  return dayjs(moment).tz(BUSINESS_ZONE).format(format)
}

export const DUE_DATE = 'MM/DD/YYYY'
export const TRANSACTION_DATE = 'MM-DD-YYYY hh:mm A'
export const BLOG_DATE = 'MMM DD YYYY'
export const LONG_DATE = 'MMMM D, YYYY'

const WALL = 'YYYY-MM-DDTHH:mm:ss.SSS'

function wallOf(moment: Date): string {
  return dayjs(moment).tz(BUSINESS_ZONE).format(WALL)
}

// dayjs keeps the old offset when it adds to a zoned date, so the sum is made on the bare wall clock.
function moveWall(from: Date, move: (wall: Dayjs) => Dayjs): Date {
  const moved = move(dayjs.utc(wallOf(from))).format(WALL)
  return dayjs.tz(moved, BUSINESS_ZONE).toDate()
}
