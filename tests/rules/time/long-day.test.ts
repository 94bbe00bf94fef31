import { expect, test } from 'vitest'
import { longDay } from '#rules/time/long-day.ts'

test.each([
  ['2027-03-01T04:59:00Z', 'February 28, 2027', '28 février 2027'],
  ['2027-03-01T05:00:00Z', 'March 1, 2027', '1er mars 2027'],
  ['2027-08-14', 'August 14, 2027', '14 août 2027']
])('the day of %s is %s, and %s in French', (moment, english, french) => {
  expect(longDay(moment, 'en')).toBe(english)
  expect(longDay(moment, 'fr')).toBe(french)
})
