// Dates and times in the editor's own time zone, which is always named.

const FORMAT: Intl.DateTimeFormatOptions = {
  dateStyle: 'medium',
  timeStyle: 'short'
}

/** 'Nov 21, 2026, 10:00 a.m. EST' */
export function formatMoment(moment: string): string {
  const at = new Date(moment)
  const zone = zoneAbbreviation(at)
  return `${at.toLocaleString('en-CA', FORMAT)}${zone && ` ${zone}`}`
}

/** 'Nov 21, 10:00 a.m.', for a list; with the year unless it is this one. */
export function formatShort(moment: string): string {
  const at = new Date(moment)
  const isThisYear = at.getFullYear() === new Date().getFullYear()
  return at.toLocaleString('en-CA', {
    ...(!isThisYear && { year: 'numeric' }),
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit'
  })
}

/** 'Nov 21', with the year unless it is this one, of a 'YYYY-MM-DD' day. */
export function formatDay(day: string): string {
  const at = new Date(`${day}T00:00:00Z`)
  const isThisYear = at.getUTCFullYear() === new Date().getFullYear()
  return at.toLocaleDateString('en-CA', {
    ...(!isThisYear && { year: 'numeric' }),
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC'
  })
}

/** 'America/Toronto (EST)', as the browser names it. */
export function zoneName(at: Date): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return `${timeZone} (${zoneAbbreviation(at)})`
}

/** The value of a datetime-local input. */
export function toField(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-')
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** Reads a datetime-local input; undefined where it is empty. */
export function fromField(typed: string): Date | undefined {
  const at = new Date(typed)
  return typed === '' || Number.isNaN(at.getTime()) ? undefined : at
}

function zoneAbbreviation(at: Date): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZoneName: 'short' }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
