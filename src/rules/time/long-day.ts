import { formatDate, LONG_DATE } from './calendar.ts'
import { formatDayInFrench } from './day-in-french.ts'

/** 'March 1, 2026' or '1er mars 2026': a moment's day in the business zone, or a day like '2026-03-01'. */
export function longDay(moment: Date | string, language: 'en' | 'fr'): string {
  return language === 'fr' ? formatDayInFrench(moment) : formatDate(moment, LONG_DATE)
}
