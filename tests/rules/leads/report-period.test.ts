import { expect, test } from 'vitest'
import { daysOf, monthAfter, monthToReport, reportPeriod } from '#rules/leads/report-period.ts'

test.each([
  ['a month that is over, with all of the one before', '2026-10', '2026-11-03', '31', '2026-09-30'],
  ['the running month, with as many days', '2026-11', '2026-11-21', '21', '2026-10-21'],
  ['a long month, with all of a shorter one', '2026-03', '2026-03-30', '30', '2026-02-28'],
  ['a January, with a December', '2027-01', '2027-02-01', '31', '2026-12-31']
])('a report compares %s', (_, month, today, to, beforeTo) => {
  const period = reportPeriod(month, today)
  expect(period.to).toBe(`${month}-${to}`)
  expect(period.before.to).toBe(beforeTo)
  expect(period.before.from.slice(8)).toBe('01')
})

test('a period has each of its days once, over a change of clocks', () => {
  expect(daysOf({ from: '2026-11-01', to: '2026-11-30' })).toHaveLength(30)
  expect(monthAfter('2026-12')).toBe('2027-01')
})

test.each([
  ['2026-12-01', 7, undefined],
  ['2026-12-01', 8, '2026-11'],
  ['2027-01-05', 0, '2026-12'],
  ['2026-12-06', 9, undefined]
])('on %s at %i o’clock the report to send is of %s', (day, hour, month) => {
  expect(monthToReport(day, hour)).toBe(month)
})
