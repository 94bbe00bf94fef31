import { formatDate, LONG_DATE } from '#rules/time/calendar.ts'
import { formatBusinessDayInFrench, formatDayInFrench } from '#rules/time/day-in-french.ts'
import { formatBusinessDay } from '#rules/time/time-zone.ts'
import type { Translated } from './language.ts'

/** Days that texts don't write themselves. `dates.ts` has those of the dashboard alone. */
const en = {
  /** Of a day like '2026-11-22', or of a moment in the business zone. */
  day: (day: string): string => formatDate(day, LONG_DATE),
  /** Of a moment, in the business zone. */
  businessDay: formatBusinessDay
}

const fr: typeof en = {
  day: (day) => formatDayInFrench(day),
  businessDay: formatBusinessDayInFrench
}

export const formats: Translated<typeof en> = { en, fr }
