import { calendarFile, calendarMoment, calendarText } from '../time/calendar-file.ts'
import { hourOf } from '../time/calendar.ts'

type CalendarEvent = {
  OpenHouseDate: string
  OpenHouseStartTime: string
  OpenHouseEndTime: string
}

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
    `DTSTAMP:${calendarMoment(changed)}`,
    `DTSTART:${floating(one.OpenHouseDate, one.OpenHouseStartTime)}`,
    `DTEND:${floating(one.OpenHouseDate, one.OpenHouseEndTime)}`,
    `SUMMARY:${calendarText(summary)}`,
    ...(location === '' ? [] : [`LOCATION:${calendarText(location)}`]),
    `URL:${url}`,
    'END:VEVENT'
  ])
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Maplekey//Listings//EN']
  return calendarFile([...head, ...events, 'END:VCALENDAR'])
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
