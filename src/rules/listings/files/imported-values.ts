import { isOnCalendar } from '../../time/calendar.ts'
import { readAmount } from '../read-amount.ts'
import type { AreaUnit } from '../square-feet.ts'
import { importedUnit } from './imported-lookups.ts'

type Range = { from: number; to: number }

/** A number as anyone writes it, negative ones too; undefined for anything else. */
export function readNumber(text: string, { from, to }: Range): number | undefined {
  const [, minus, rest = ''] = /^([-−–])?(.*)$/s.exec(text.trim()) ?? []
  const amount = readAmount(rest)
  if (amount === null || Number.isNaN(amount)) return undefined
  const value = minus === undefined ? amount : -amount
  return value >= from && value <= to ? value : undefined
}

/** A whole number; boards write bedrooms above and below ground as '3+1'. */
export function readCount(text: string, range: Range): number | undefined {
  const parts = text.split('+').map((part) => readNumber(part, range))
  const sum = parts.reduce<number>((all, part) => all + (part ?? Number.NaN), 0)
  return Number.isInteger(sum) && sum <= range.to ? sum : undefined
}

/** Whole rooms, as RESO counts them: '2.5' are two bathrooms and a half one, which are 3. */
export function readBathrooms(text: string, range: Range): number | undefined {
  const count = readNumber(text, range)
  return count !== undefined && Number.isInteger(count * 2)
    ? Math.ceil(count)
    : readCount(text, range)
}

/** '1,200', '1 200 pi²' and '0.5 ac'; `unit` is that of its own column, if there is one. */
export function readArea(
  text: string,
  { to, unit }: { to: number; unit: string }
): { area: number; unit: AreaUnit } | undefined {
  const [, digits = '', word = ''] = /^([\d\s.,\p{Z}'’]+)(.*)$/su.exec(text) ?? []
  const area = readNumber(digits, { from: 0, to })
  const named = word || unit
  const known = named === '' ? 'Square Feet' : importedUnit(named)
  return area === undefined || known === undefined ? undefined : { area, unit: known }
}

/** '2026-11-20', '2026/11/20' and moments that begin so: other orders of day and month are ambiguous. */
export function readDay(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/](\d{2})[-/](\d{2})(?:[T ].*)?$/.exec(text) ?? []
  const written = `${year}-${month}-${day}`
  return isOnCalendar(written) ? written : undefined
}

const LINK_MAX = 2000

/** An https address; feeds write some without a scheme. */
export function readLink(text: string): string | undefined {
  const link = /^https?:/.test(text) ? text : `https://${text}`
  const isLink = URL.parse(link)?.protocol === 'https:' && link.length <= LINK_MAX
  return isLink ? link : undefined
}

/** '14:00', '14:00:00', '14 h 30', '2 PM' and '2:00 p.m.', as '14:00'; a number alone isn't a time. */
export function readClock(text: string): string | undefined {
  const [, hour, colon, h, minute = '00', half] =
    /^(\d{1,2})(?:(:)|\s?(h))?\s?(\d\d)?(?::\d\d(?:\.\d+)?)?\s?(?:([ap])\.?m\.?)?$/i.exec(text) ??
    []
  if (hour === undefined || !(colon ?? h ?? half)) return undefined
  const isHalf = half !== undefined
  const hours = isHalf ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour)
  const isTime = hours <= 23 && Number(minute) <= 59 && !(isHalf && Number(hour) > 12)
  return isTime ? `${String(hours).padStart(2, '0')}:${minute}` : undefined
}
