import { BUSINESS_ZONE, formatDate, LONG_DATE } from './calendar.ts'
import { formatDayInFrench } from './day-in-french.ts'

/** 'March 1, 2026' or '1er mars 2026': a moment's day in the business zone or another, or a day like '2026-03-01'. */
export function longDay(
  moment: Date | string,
  language: 'en' | 'fr',
  zone = BUSINESS_ZONE
): string {
  return language === 'fr' ? formatDayInFrench(moment, zone) : formatDate(moment, LONG_DATE, zone)
}
