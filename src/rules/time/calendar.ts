/** Business dates are days of this zone, whatever zone the reader is in. */
export const BUSINESS_ZONE = 'America/Toronto'

/** Calendar months later at the same wall-clock time; the 31st becomes a shorter month's last day. */
export function addMonths(anchor: Date, months: number): Date {
  const wall = wallOf(anchor)
  const firstOfMonth = Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth() + months, 1)
  const length = daysInMonth(new Date(firstOfMonth))
  const day = Math.min(wall.getUTCDate(), length)
  return momentOf(firstOfMonth + (day - 1) * DAY_MS + (wall.getTime() % DAY_MS))
}

/** Calendar days later at the same wall-clock time, across clock changes. */
export function addDays(from: Date, days: number): Date {
  return momentOf(wallOf(from).getTime() + days * DAY_MS)
}

/** Calendar months from one business date to another, whatever their days. */
export function monthsApart(from: Date, to: Date): number {
  const [start, end] = [wallOf(from), wallOf(to)]
  const years = end.getUTCFullYear() - start.getUTCFullYear()
  return years * 12 + end.getUTCMonth() - start.getUTCMonth()
}

/** Whole days between two moments on the wall clock. */
export function wholeDaysBetween(from: Date, to: Date): number {
  return Math.max(0, Math.floor((wallOf(to).getTime() - wallOf(from).getTime()) / DAY_MS))
}

/** The first moment of a business month; months count from 1, and 13 is the next January. */
export function monthStart(year: number, month: number): Date {
  return momentOf(Date.UTC(year, month - 1, 1))
}

/** Whether a 'YYYY-MM-DD' day exists; JavaScript reads February 30 as a day in March. */
export function isOnCalendar(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day)
}

/** The first moment of a business day, or of a day in another zone, written 'YYYY-MM-DD'. */
export function dayStart(day: string, zone = BUSINESS_ZONE): Date {
  return momentOf(Date.parse(`${day}T00:00:00Z`), zone)
}

/** A full hour of a day in a zone, the day written 'YYYY-MM-DD'. */
export function hourOf(day: string, hour: number, zone: string): Date {
  return momentOf(Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS, zone)
}

/** The last moment of a business day, written 'YYYY-MM-DD'. */
export function dayEnd(day: string): Date {
  return new Date(momentOf(Date.parse(`${day}T00:00:00Z`) + DAY_MS).getTime() - 1)
}

/**
 * Formats a moment as a business date, such as 'MM/DD/YYYY', or as a date in another zone. A day without a time stays that
 * day. Small, as every dashboard page loads it; format-date-with-dayjs.ts supports every format on the server.
 */
export function formatDate(moment: Date | string, format: string, zone = BUSINESS_ZONE): string {
  const at = new Date(moment)
  if (Number.isNaN(at.getTime())) return 'Invalid Date'
  const wall = String(moment).length === DAY_LENGTH ? at : wallOf(at, zone)
  const hour = wall.getUTCHours()
  const month = MONTHS[wall.getUTCMonth()] ?? ''
  const parts: Record<string, string> = {
    YYYY: String(wall.getUTCFullYear()),
    MMMM: month,
    MMM: month.slice(0, 3),
    MM: two(wall.getUTCMonth() + 1),
    DD: two(wall.getUTCDate()),
    D: String(wall.getUTCDate()),
    hh: two(hour % 12 || 12),
    mm: two(wall.getUTCMinutes()),
    A: hour < 12 ? 'AM' : 'PM'
  }
  return format.replace(/YYYY|MM?M?M?|DD?|hh|mm|A/g, (part) => parts[part] ?? part)
}

export const DUE_DATE = 'MM/DD/YYYY'
export const TRANSACTION_DATE = 'MM-DD-YYYY hh:mm A'
export const BLOG_DATE = 'MMM DD YYYY'
export const LONG_DATE = 'MMMM D, YYYY'

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')
/** Of 'YYYY-MM-DD'. */
const DAY_LENGTH = 10

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** A formatter is slow to create and quick to use. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric'
  })
  clocks.set(timeZone, clock)
  return clock
}

/** A zone's wall-clock time as a UTC date. dayjs does the same, ten times slower. */
export function wallOf(moment: Date, zone = BUSINESS_ZONE): Date {
  const part = Object.fromEntries(
    clockIn(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)])
  )
  const { year = 0, month = 1, day, hour, minute, second } = part
  const wall = Date.UTC(year, month - 1, day, hour, minute, second)
  return new Date(wall + (((moment.getTime() % 1000) + 1000) % 1000))
}

/** The first moment with this wall-clock time; a time skipped by a clock change moves later by as much. */
export function momentOf(wall: number, zone = BUSINESS_ZONE): Date {
  // The clock changes at most once within these two days.
  const offsets = [wall - DAY_MS, wall + DAY_MS].map(
    (at) => wallOf(new Date(at), zone).getTime() - at
  )
  const first = new Date(wall - Math.max(...offsets))
  return wallOf(first, zone).getTime() === wall ? first : new Date(wall - Math.min(...offsets))
}

function daysInMonth(moment: Date): number {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0)).getUTCDate()
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
