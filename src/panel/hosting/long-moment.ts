import { dates } from '#messages/dates.ts'
import type { Language } from '#messages/language.ts'

const DAY = { year: 'numeric', month: 'long', day: 'numeric' } as const
// A `timeStyle` would write '09 h 05' in French, and not '9 h 05'.
const MOMENT = {
  ...DAY,
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short'
} as const

/** 'March 1, 2026' and '1er mars 2026', in an IANA zone. */
export function dayOfMoment(at: Date, language: Language, timeZone: string): string {
  return write(at, language, { ...DAY, timeZone })
}

/** 'March 1, 2026 at 9:05:00 a.m. EST' and '1er mars 2026 à 9 h 05 min 00 s HNE'. */
export function longMoment(at: Date, language: Language, timeZone: string): string {
  return write(at, language, { ...MOMENT, timeZone })
}

function write(at: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  const parts = new Intl.DateTimeFormat(`${language}-CA`, options).formatToParts(at)
  return parts.map(dates[language].part).join('')
}
