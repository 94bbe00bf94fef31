import { DUE_DATE, formatDate } from '#rules/time/calendar.ts'
import {
  dayOfMonthInFrench,
  formatDayInFrench,
  formatTimeInFrench,
  zoneInFrench
} from '#rules/time/day-in-french.ts'
import { monthName } from '#rules/time/month-name.ts'
import {
  formatDay,
  formatTime,
  formatZonedTime,
  type TimeZone,
  zoneOf
} from '#rules/time/time-zone.ts'
import type { Translated } from './language.ts'

/** The dashboard's dates, beside `formats.ts`. A province says in which zone. */
const en = {
  /** 'October 14, 2026', of a moment. */
  dayIn: formatDay,
  /** '10/14/2026', of a moment in the business zone. */
  due: (moment: string): string => formatDate(moment, DUE_DATE),
  /** 'October 2026' of '2026-10', as a title. */
  month: (month: string): string => formatDate(`${month}-01`, 'MMMM YYYY'),
  /** 'October 14' of '2026-10-14'. */
  dayOfMonth: (day: string): string => formatDate(day, 'MMMM D'),
  /** 'Oct 14' of '2026-10-14'. */
  shortDay: (day: string): string => formatDate(day, 'MMM D'),
  /** A part of a date, as `Intl` writes it. */
  part: ({ value }: Intl.DateTimeFormatPart): string => value,
  /** 'Eastern Time' */
  zone: ({ name }: TimeZone): string => name,
  /** '10-14-2026 06:12 AM', beside a note that names the zone. */
  time: formatTime,
  zonedTime: formatZonedTime
}

const fr: typeof en = {
  dayIn: (moment, province) => formatDayInFrench(moment, zoneOf(province).id),
  due: (moment) => formatDate(moment, 'YYYY-MM-DD'),
  month(month) {
    const name = monthName(month, 'fr')
    return name.charAt(0).toUpperCase() + name.slice(1)
  },
  dayOfMonth: (day) => dayOfMonthInFrench(day, 'long'),
  shortDay: (day) => dayOfMonthInFrench(day, 'short'),
  part({ type, value }) {
    if (type === 'day' && value === '1') return '1er'
    // Of '10 h 05', which doesn't break.
    return type === 'literal' && value.includes('h') ? value.replaceAll(' ', '\u00A0') : value
  },
  zone: (zone) => zoneInFrench(zone).name,
  time: formatTimeInFrench,
  zonedTime: formatTimeInFrench
}

export const dates: Translated<typeof en> = { en, fr }
