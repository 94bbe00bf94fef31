import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  BLOG_DATE,
  DUE_DATE,
  LONG_DATE,
  monthsApart,
  monthStart,
  wholeDaysBetween,
  TRANSACTION_DATE,
  formatDate
} from '#rules/time/calendar.ts'
import { formatDateWithDayjs } from '#rules/time/format-date-with-dayjs.ts'

/** 10:00 in Toronto: 15:00 UTC in winter, 14:00 in summer. */
const winter = (day: string) => new Date(`${day}T15:00:00.000Z`)
const summer = (day: string) => new Date(`${day}T14:00:00.000Z`)

test.each([
  ['a plain month', summer('2026-05-15'), 1, summer('2026-06-15')],
  ['no month at all', winter('2026-01-31'), 0, winter('2026-01-31')],
  ['the 31st becomes the last of February', winter('2026-01-31'), 1, winter('2026-02-28')],
  ['the 31st becomes a leap day', winter('2028-01-31'), 1, winter('2028-02-29')],
  ['the 31st comes back after February', winter('2026-01-31'), 2, summer('2026-03-31')],
  ['the 31st becomes the 30th of April', winter('2026-01-31'), 3, summer('2026-04-30')],
  ['the 30th becomes the last of February', winter('2026-01-30'), 1, winter('2026-02-28')],
  ['a leap day becomes the 28th a year later', winter('2028-02-29'), 12, winter('2029-02-28')],
  ['a leap day comes back after four years', winter('2028-02-29'), 48, winter('2032-02-29')],
  ['over the end of the year', winter('2026-12-31'), 2, winter('2027-02-28')],
  ['into summer the wall clock stays', winter('2026-03-01'), 1, summer('2026-04-01')],
  ['into winter the wall clock stays', summer('2026-10-15'), 1, winter('2026-11-15')]
])('%s', (_, from, months, to) => {
  expect(addMonths(from, months)).toEqual(to)
})

test('an evening in Toronto is already the next day in UTC, and still counts as Toronto’s day', () => {
  const evening = new Date('2026-02-01T03:30:00Z')
  expect(formatDate(evening, DUE_DATE)).toBe('01/31/2026')
  expect(formatDate(addMonths(evening, 1), DUE_DATE)).toBe('02/28/2026')
})

test('a skipped hour moves to the next one', () => {
  expect(addMonths(new Date('2026-02-08T07:30:00Z'), 1)).toEqual(new Date('2026-03-08T07:30:00Z'))
})

test.each([
  ['thirty days over the spring change', winter('2026-02-20'), 30, summer('2026-03-22')],
  ['thirty days over the autumn change', summer('2026-10-10'), 30, winter('2026-11-09')],
  ['thirty days over a leap day', winter('2028-02-10'), 30, winter('2028-03-11')],
  ['no day at all', winter('2026-02-20'), 0, winter('2026-02-20')]
])('%s', (_, from, days, to) => {
  expect(addDays(from, days)).toEqual(to)
})

test.each([
  ['the same time of the next day', winter('2026-01-31'), winter('2026-02-01'), 1],
  ['an hour less', winter('2026-01-31').getTime(), winter('2026-02-01').getTime() - 3_600_000, 0],
  ['across the lost hour', winter('2026-03-01'), summer('2026-03-31'), 30],
  ['backwards', winter('2026-02-01'), winter('2026-01-01'), 0]
])('whole days on the wall clock: %s', (_, from, to, days) => {
  expect(wholeDaysBetween(new Date(from), new Date(to))).toBe(days)
})

test('a month starts at midnight in Toronto, and the thirteenth is the next January', () => {
  expect(monthStart(2026, 7)).toEqual(new Date('2026-07-01T04:00:00Z'))
  expect(monthStart(2026, 13)).toEqual(new Date('2027-01-01T05:00:00Z'))
})

test.each([
  [DUE_DATE, '02/09/2026'],
  [TRANSACTION_DATE, '02-09-2026 01:05 PM'],
  [BLOG_DATE, 'Feb 09 2026'],
  [LONG_DATE, 'February 9, 2026']
])('%s is formatted as %s', (format, written) => {
  expect(formatDate('2026-02-09T18:05:00.000Z', format)).toBe(written)
  expect(formatDate(new Date('2026-02-09T18:05:00.000Z'), format)).toBe(written)
})

const moments = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true
})

test('months later keeps the day of the month, or takes the last one', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 0, max: 60 }), (from, months) => {
      const [year = 0, month = 0, day = 0] = formatDate(from, 'YYYY-MM-DD').split('-').map(Number)
      const length = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
      expect(Number(formatDate(addMonths(from, months), 'D'))).toBe(Math.min(day, length))
    })
  )
})

test('the browser writes every date as emails and receipts print it', () => {
  const formats = [DUE_DATE, TRANSACTION_DATE, BLOG_DATE, LONG_DATE, 'YYYY-MM-DD', 'YYYYMMDD']
  fc.assert(
    fc.property(moments, fc.constantFrom(...formats), (moment, format) => {
      expect(formatDate(moment, format)).toBe(formatDateWithDayjs(moment, format))
      expect(formatDate(moment.toISOString(), format)).toBe(formatDateWithDayjs(moment, format))
    })
  )
})

test('a day without a time is formatted as that day, and an invalid one as "Invalid Date"', () => {
  expect(formatDate('2026-02-09', DUE_DATE)).toBe('02/09/2026')
  expect(formatDate('', DUE_DATE)).toBe('Invalid Date')
})

test('months never run backwards, and are counted as they were added', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 40 }), (start, months) => {
      const later = addMonths(start, months)
      expect(later > addMonths(start, months - 1)).toBe(true)
      expect(monthsApart(start, later)).toBe(months)
    })
  )
})
