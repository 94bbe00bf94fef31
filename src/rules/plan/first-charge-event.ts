import { addDays, formatDate } from '../time/calendar.ts'
import type { FirstCharge } from './first-charge.ts'

const DAY = 'YYYYMMDD'
/** Octets a line may have before it is folded (RFC 5545, 3.1). */
const LINE_MAX = 75

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
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(productName)}//First charge//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:first-charge-${base_url}@${new URL(siteUrl).hostname}`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${formatDate(charge.at, DAY)}`,
    `DTEND;VALUE=DATE:${formatDate(addDays(charge.at, 1), DAY)}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(`${description}\n${siteUrl}/dashboard/home`)}`,
    `URL:${siteUrl}/dashboard/home`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(summary)}`,
    'TRIGGER:-P3D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR'
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n')
}

/** Folds a long line with a line break and a space, never inside a character. */
function fold(line: string): string {
  let folded = ''
  let length = 0
  for (const character of line) {
    const octets = octetsOf(character)
    if (length + octets > LINE_MAX) {
      folded += '\r\n '
      length = 1
    }
    folded += character
    length += octets
  }
  return folded
}

function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}
