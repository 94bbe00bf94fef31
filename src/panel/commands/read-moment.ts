import { dayEnd } from '#rules/calendar.ts'
import { StartRefused } from '../services/start-refused.ts'

/** A moment from the command line: a day stands for its end, as then everything of it is due. */
export function readMoment(name: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const moment = /^\d{4}-\d\d-\d\d$/.test(text) ? dayEnd(text) : new Date(text)
  if (!Number.isNaN(moment.getTime())) return moment
  throw new StartRefused(`--${name} is no date; write it as 2027-01-31 or 2027-01-31T15:00:00Z.`)
}
