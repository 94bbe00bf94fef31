// Dates and times on one clock, which is named wherever a moment stands alone, as the page's language writes them.
import { dates } from '#messages/dates.ts'
import { momentOf, wallOf } from '#rules/time/calendar.ts'
import { languageTag, messagesOf } from '#stores/site/messages.ts'

const TIME: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' }
// A `timeStyle` would write '09 h 05' in French, and not '9 h 05'.
const FORMAT: Intl.DateTimeFormatOptions = {
  ...TIME,
  year: 'numeric',
  month: 'short',
  day: 'numeric'
}

/** An IANA zone, and how people call it. */
type Zone = { id: string; name: string }

export type LocalTime = ReturnType<typeof localTime>

export function localTime({ id: timeZone, name }: Zone) {
  const abbreviation = (at: Date): string => {
    const parts = new Intl.DateTimeFormat(languageTag(), { timeZone, timeZoneName: 'short' })
    return parts.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  }
  const yearOf = (at: Date): number => wallOf(at, timeZone).getUTCFullYear()
  return {
    /** 'Nov 21, 2026, 10:00 a.m. EST' */
    formatMoment(moment: string): string {
      const at = new Date(moment)
      return `${write(at, { ...FORMAT, timeZone })} ${abbreviation(at)}`.trim()
    },
    /** 'Nov 21, 10:00 a.m.', for a list; with the year unless it is this one. */
    formatShort(moment: string): string {
      const at = new Date(moment)
      return write(at, {
        ...(yearOf(at) !== yearOf(new Date()) && { year: 'numeric' }),
        ...TIME,
        month: 'short',
        day: 'numeric',
        timeZone
      })
    },
    /** 'Tuesday, 2:05 p.m.', of the last days */
    formatWeekday(moment: string): string {
      const at = new Date(moment)
      return `${write(at, { weekday: 'long', timeZone })}, ${write(at, { ...TIME, timeZone })}`
    },
    /** 'Eastern Time (EST)' */
    zoneName: (at: Date): string => `${name} (${abbreviation(at)})`,
    /** The value of a datetime-local input. */
    toField: (at: Date): string => wallOf(at, timeZone).toISOString().slice(0, FIELD_LENGTH),
    /** Reads a datetime-local input; undefined where it is empty. */
    fromField(typed: string): Date | undefined {
      const wall = Date.parse(`${typed}Z`)
      return Number.isNaN(wall) ? undefined : momentOf(wall, timeZone)
    }
  }
}

/** Of 'YYYY-MM-DDTHH:mm'. */
const FIELD_LENGTH = 16

/** 'Friday, November 27', of a 'YYYY-MM-DD' day in the next weeks or the last ones. */
export function formatWholeDay(day: string): string {
  return write(new Date(`${day}T00:00:00Z`), {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC'
  })
}

/** 'Nov 21', with the year unless it is this one, of a 'YYYY-MM-DD' day. */
export function formatDay(day: string): string {
  const at = new Date(`${day}T00:00:00Z`)
  const isThisYear = at.getUTCFullYear() === new Date().getFullYear()
  return write(at, {
    ...(!isThisYear && { year: 'numeric' }),
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC'
  })
}

function write(at: Date, options: Intl.DateTimeFormatOptions): string {
  const { part } = messagesOf(dates)
  return new Intl.DateTimeFormat(languageTag(), options).formatToParts(at).map(part).join('')
}
