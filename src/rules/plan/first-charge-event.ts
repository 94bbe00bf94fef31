import { calendarFile, calendarMoment, calendarText } from '../time/calendar-file.ts'
import { addDays, formatDate } from '../time/calendar.ts'
import type { FirstCharge } from './first-charge.ts'

const DAY = 'YYYYMMDD'

/**
 * An iCalendar entry on the day of the first charge, with a reminder three days before. A second entry for the same
 * website replaces the first.
 */
export function firstChargeEvent(
  charge: FirstCharge,
  about: {
    base_url: string
    productName: string
    siteUrl: string
    now: Date
    summary: string
    description: string
  }
): string {
  const { base_url, description, now, productName, siteUrl, summary } = about
  return calendarFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${calendarText(productName)}//First charge//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:first-charge-${base_url}@${new URL(siteUrl).hostname}`,
    `DTSTAMP:${calendarMoment(now)}`,
    `DTSTART;VALUE=DATE:${formatDate(charge.at, DAY)}`,
    `DTEND;VALUE=DATE:${formatDate(addDays(charge.at, 1), DAY)}`,
    `SUMMARY:${calendarText(summary)}`,
    `DESCRIPTION:${calendarText(`${description}\n${siteUrl}/dashboard/home`)}`,
    `URL:${siteUrl}/dashboard/home`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${calendarText(summary)}`,
    'TRIGGER:-P3D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR'
  ])
}
