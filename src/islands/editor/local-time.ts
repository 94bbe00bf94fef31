// Moments in the writer's own time, always with the zone that they are in.

const SHOWN: Intl.DateTimeFormatOptions = {
  dateStyle: 'medium',
  timeStyle: 'short'
}

/** 'Nov 21, 2026, 10:00 a.m. EST' */
export function writeMoment(moment: string): string {
  const at = new Date(moment)
  const zone = zoneWord(at)
  return `${at.toLocaleString('en-CA', SHOWN)}${zone && ` ${zone}`}`
}

/** 'Nov 21, 10:00 a.m.', for a list; the year where it is another one. */
export function writeShort(moment: string): string {
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

/** 'America/Toronto (EST)': under which name the browser has it. */
export function zoneName(at: Date): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return `${timeZone} (${zoneWord(at)})`
}

/** A moment as a field for date and minute takes it. */
export function toField(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-')
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** What such a field says, as a moment; undefined where it says none. */
export function fromField(typed: string): Date | undefined {
  const at = new Date(typed)
  return typed === '' || Number.isNaN(at.getTime()) ? undefined : at
}

function zoneWord(at: Date): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZoneName: 'short' }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
