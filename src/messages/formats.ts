import { formatCadInFrench } from '#rules/money/money-in-french.ts'
import { formatCad } from '#rules/money/money.ts'
import { LONG_DATE } from '#rules/time/calendar.ts'
import { formatDayInFrench } from '#rules/time/day-in-french.ts'
import { formatDateWithDayjs } from '#rules/time/format-date-with-dayjs.ts'
import type { Translated } from './language.ts'

/** Amounts and days of pages, which their texts don't write themselves. */
const en = {
  /** Of cents. */
  cad: (cents: number): string => formatCad(cents),
  /** Of a day like '2026-11-22'. */
  day: (day: string): string => formatDateWithDayjs(`${day}T12:00:00Z`, LONG_DATE)
}

const fr: typeof en = {
  cad: (cents) => formatCadInFrench(cents),
  day: (day) => formatDayInFrench(`${day}T12:00:00Z`)
}

export const formats: Translated<typeof en> = { en, fr }
