import { hourOf } from '../time/calendar.ts'

type CalendarEvent = {
  OpenHouseDate: string
  OpenHouseStartTime: string
  OpenHouseEndTime: string
}

const LINE_BYTES = 75

/** An iCalendar file (RFC 5545) with a listing's open houses, at the clock of the home: their times name no zone. */
export function openHouseCalendar(
  openHouses: readonly CalendarEvent[],
  about: {
    /** Unique in the world, and the same for the same listing. */
    id: string
    summary: string
    location: string
    url: string
    changed: Date
  }
): string {
  const { changed, id, location, summary, url } = about
  const events = openHouses.flatMap((one) => [
    'BEGIN:VEVENT',
    `UID:${one.OpenHouseDate}-${one.OpenHouseStartTime.replace(':', '')}-${id}`,
    `DTSTAMP:${utc(changed)}`,
    `DTSTART:${floating(one.OpenHouseDate, one.OpenHouseStartTime)}`,
    `DTEND:${floating(one.OpenHouseDate, one.OpenHouseEndTime)}`,
    `SUMMARY:${escapeText(summary)}`,
    ...(location === '' ? [] : [`LOCATION:${escapeText(location)}`]),
    `URL:${url}`,
    'END:VEVENT'
  ])
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Maplekey//Listings//EN', ...events]
  return [...lines, 'END:VCALENDAR', ''].map(folded).join('\r\n')
}

/** '14:30' of a day in a zone. */
export function momentAt(day: string, time: string, zone: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hourOf(day, hours + minutes / 60, zone)
}

/** '20261128T140000'. */
function floating(day: string, time: string): string {
  return `${day}T${time}00`.replace(/[-:]/g, '')
}

/** '20261128T190000Z'. */
function utc(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (char) => `\\${char}`).replace(/\n/g, '\\n')
}

/** No line is longer than 75 bytes; the rest follows after a space. */
function folded(line: string): string {
  const lines: string[] = []
  let part = ''
  for (const char of line) {
    if (new TextEncoder().encode(part + char).length > LINE_BYTES) {
      lines.push(part)
      part = ' '
    }
    part += char
  }
  return [...lines, part].join('\r\n')
}
