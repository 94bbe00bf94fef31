import { wallOf } from '../time/calendar.ts'
import { readClock, readDay } from './files/imported-values.ts'

/** Reads a time of day, or a moment as RESO writes it, whose day is that in the zone. */
export function clockReader(zone: string) {
  return (text: string): { day?: string | undefined; time: string } | undefined => {
    const isMoment = /T.+(?:Z|[+-]\d\d:?\d\d)$/.test(text)
    if (isMoment) {
      const moment = new Date(text)
      if (Number.isNaN(moment.getTime())) return undefined
      const wall = wallOf(moment, zone).toISOString()
      return { day: wall.slice(0, 10), time: wall.slice(11, 16) }
    }
    const [, day, clock = ''] = /^(\d{4}[-/]\d\d[-/]\d\d)?[T ]*(.+)$/.exec(text) ?? []
    const time = readClock(clock)
    if (day === undefined) return time === undefined ? undefined : { time }
    const on = readDay(day)
    return on && time ? { day: on, time } : undefined
  }
}
