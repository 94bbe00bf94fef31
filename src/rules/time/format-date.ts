import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { wallOf } from './calendar.ts'

dayjs.extend(utc)

/** Writes a moment as a business date in any of dayjs' formats, for emails, receipts and static pages. */
export function printDate(moment: Date | string, format: string): string {
  return dayjs.utc(wallOf(new Date(moment))).format(format)
}
