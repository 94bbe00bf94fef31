import { isOnCalendar } from '../time/calendar.ts'
import type { LeadSort } from './lead-filters.ts'

/** The last lead of a page, after which the next page begins. */
export type LeadCursor = { after: Date | string; lead_id: string }

/** Leads without a follow-up date come after those with one. */
export const NO_DAY = '9999-12-31'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export function writeCursor({ after, lead_id }: LeadCursor): string {
  return `${after instanceof Date ? after.toISOString() : after}~${lead_id}`
}

/** Undefined if it isn't a cursor of a list that is sorted this way. */
export function readCursor(sort: LeadSort, written: string): LeadCursor | undefined {
  const [after = '', lead_id = '', ...rest] = written.split('~')
  if (rest.length > 0 || !UUID.test(lead_id)) return undefined
  if (sort === 'follow_up') {
    return /^\d{4}-\d\d-\d\d$/.test(after) && isOnCalendar(after) ? { after, lead_id } : undefined
  }
  const moment = new Date(after)
  const isWhole = !Number.isNaN(moment.getTime()) && moment.toISOString() === after
  return isWhole ? { after: moment, lead_id } : undefined
}
