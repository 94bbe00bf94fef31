import { expect, test } from 'vitest'
import {
  dayOfMonthInFrench,
  formatBusinessDayInFrench,
  formatDayInFrench,
  formatMomentInFrench,
  formatTimeInFrench,
  zoneInFrench
} from '#rules/time/day-in-french.ts'
import { zoneOf } from '#rules/time/time-zone.ts'
import { PROVINCES } from '../../kit/provinces.ts'

const JUST_AFTER_MIDNIGHT = '2024-12-21T05:10:00Z'

test.each([
  ['2027-03-01T15:00:00Z', '1er mars 2027'],
  ['2027-03-11T15:00:00Z', '11 mars 2027'],
  ['2027-08-31', '31 août 2027']
])('the day of %s is %s', (moment, day) => {
  expect(formatDayInFrench(moment)).toBe(day)
})

test('a day of the month is written out or short', () => {
  expect(dayOfMonthInFrench('2026-10-01', 'short')).toBe('1er oct.')
  expect(dayOfMonthInFrench('2026-10-14', 'long')).toBe('14 octobre')
})

test('a business day that differs in the agent’s zone is shown with its zone', () => {
  expect(formatBusinessDayInFrench(JUST_AFTER_MIDNIGHT, 'BC')).toBe(
    '21 décembre 2024 (heure de l’Est)'
  )
  expect(formatBusinessDayInFrench(JUST_AFTER_MIDNIGHT, 'QC')).toBe('21 décembre 2024')
})

test('hours are those of a 24-hour clock, on one line', () => {
  expect(formatMomentInFrench('2026-10-14T18:05:00Z')).toBe('14 octobre 2026 à 14\u00A0h\u00A005')
  expect(formatTimeInFrench('2026-10-14T16:02:00Z', 'BC')).toBe('2026-10-14 9\u00A0h\u00A002 HP')
})

test('every province’s zone has a French name', () => {
  for (const { code } of PROVINCES) {
    expect(zoneInFrench(zoneOf(code)).name).toMatch(/^heure d/)
  }
})
