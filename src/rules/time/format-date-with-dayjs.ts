import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { wallOf } from './calendar.ts'

dayjs.extend(utc)

/** Formats a moment as a business date in any of dayjs's formats, for emails, PDFs and prebuilt pages. */
export function formatDateWithDayjs(moment: Date | string, format: string): string {
  return dayjs.utc(wallOf(new Date(moment))).format(format)
}

/** 'March 3, 2027 at 2:05 PM' in the business zone. */
export function formatMoment(moment: Date | string): string {
  return formatDateWithDayjs(moment, 'MMMM D, YYYY [at] h:mm A')
}
