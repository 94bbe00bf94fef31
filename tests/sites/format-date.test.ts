import { expect, test } from 'vitest'
import { formatDate, formatWeekday } from '#sites/words/format-date.ts'

test.each([
  ['2026-12-01', 'mardi 1er décembre', '1er décembre 2026'],
  ['2026-12-11', 'vendredi 11 décembre', '11 décembre 2026']
])('a website writes %s in French as %s and %s', (day, weekday, long) => {
  expect(formatWeekday('fr-CA', day)).toBe(weekday)
  expect(formatDate('fr-CA', day)).toBe(long)
})

test('a website writes the first of a month in English without an ending', () => {
  expect(formatWeekday('en-CA', '2026-12-01')).toBe('Tuesday, December 1')
  expect(formatDate('en-CA', '2026-12-01')).toBe('December 1, 2026')
})
