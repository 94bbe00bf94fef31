import { formatCadOff } from '#rules/money/discount.ts'
import {
  formatCadInFrench,
  formatCadOffInFrench,
  formatDecimalInFrench
} from '#rules/money/money-in-french.ts'
import { formatCad } from '#rules/money/money.ts'
import { taxInFrench, taxNumbersInFrench } from '#rules/money/tax-in-french.ts'
import {
  formatBusinessDayInFrench,
  formatDayInFrench,
  formatZonedTimeInFrench
} from '#rules/time/day-in-french.ts'
import { monthName } from '#rules/time/month-name.ts'
import { formatBusinessDay, formatDay, formatZonedTime, zoneOf } from '#rules/time/time-zone.ts'
import type { Translated } from '../language.ts'

type Province = string | undefined

const en = {
  /** Of cents, as are the other amounts. */
  cad: (cents: number): string => formatCad(cents),
  /** An amount that is taken off. */
  cadOff: (cents: number): string => formatCadOff(cents),
  /** A tax by its name, with its rate in thousandths of a percent. */
  tax: (name: string, rate: number): string => `${name} ${rate / 1000}%`,
  /** The seller's tax registrations, as settings have them. */
  taxNumbers: (written: string): string => written,
  /** A moment's day in the business zone. */
  businessDay: (moment: Date | string, province: Province): string =>
    formatBusinessDay(moment, province),
  /** A moment's day in the agent's zone. */
  day: (moment: string, province: Province): string => formatDay(moment, province),
  time: (moment: Date | string, province: Province): string => formatZonedTime(moment, province),
  /** A month like '2026-12'. */
  month: (month: string): string => monthName(month, 'en'),
  /** A fact or a link below what it is called. */
  labelled: (label: string, value: string): string => `${label}: ${value}`,
  linked: (label: string, url: string): string => `${label}:\n${url}`
}

/** How emails write amounts, days and facts. */
const fr: typeof en = {
  cad: (cents) => formatCadInFrench(cents),
  cadOff: (cents) => formatCadOffInFrench(cents),
  tax: (name, rate) => `${taxInFrench(name)} ${formatDecimalInFrench(rate / 1000)} %`,
  taxNumbers: (written) => taxNumbersInFrench(written),
  businessDay: (moment, province) => formatBusinessDayInFrench(moment, province),
  day: (moment, province) => formatDayInFrench(moment, zoneOf(province).id),
  time: (moment, province) => formatZonedTimeInFrench(moment, province),
  month: (month) => monthName(month, 'fr'),
  labelled: (label, value) => `${label} : ${value}`,
  linked: (label, url) => `${label} :\n${url}`
}

export const emailFormats: Translated<typeof en> = { en, fr }
