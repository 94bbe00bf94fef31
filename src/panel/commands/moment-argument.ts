import { dayEnd, dayStart, formatDate, isOnCalendar } from '#rules/time/calendar.ts'
import { UsageError } from './command-line.ts'

/** Parses a date or time. `--since` a day means from its start; other dates mean its end. */
export function parseMoment(name: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const [, day, time] = /^(\d{4}-\d\d-\d\d)(.*)$/s.exec(text) ?? []
  if (day !== undefined && !isOnCalendar(day)) {
    throw new UsageError(`--${name}: ${day} is not in the calendar.`)
  }
  if (day !== undefined && time === '') return name === 'since' ? dayStart(day) : dayEnd(day)
  const moment = new Date(text)
  if (day !== undefined && !Number.isNaN(moment.getTime())) return moment
  throw new UsageError(`--${name} must be a date such as 2027-01-31 or 2027-01-31T15:00:00Z.`)
}

/** The reverse of `parseMoment`: the end of a business day is formatted as that day. */
export function formatMoment(moment: Date): string {
  const day = formatDate(moment, 'YYYY-MM-DD')
  return dayEnd(day).getTime() === moment.getTime() ? day : moment.toISOString()
}
