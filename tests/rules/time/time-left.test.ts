import { expect, test } from 'vitest'
import { planEnd, planStart } from '#rules/plan/plan.ts'
import { paidPeriod, timeLeft } from '#rules/time/time-left.ts'

const at = (day: string) => new Date(`${day}T15:00:00.000Z`)

test.each([12, 6, 1] as const)('a plan of %i months covers what was bought', (duration) => {
  const bought = at('2026-11-21')
  const [from, to] = [planStart(bought), planEnd(bought, duration)]
  for (const lastPaid of [null, { from, months: duration }]) {
    expect(paidPeriod({ created: bought, planEnd: to, duration, lastPaid, pausedDays: 0 })).toEqual(
      {
        from,
        to,
        months: duration
      }
    )
  }
})

const annual = { created: at('2026-11-22'), duration: 12, pausedDays: 0 }

test('one month paid late on an annual plan is shown as that month', () => {
  const lastPaid = { from: at('2026-12-22'), months: 1 }
  expect(paidPeriod({ ...annual, planEnd: at('2027-01-22'), lastPaid })).toEqual({
    from: at('2026-12-22'),
    to: at('2027-01-22'),
    months: 1
  })
})

test.each([
  ['shorter than the period', 70, '2028-03-01'],
  ['longer than the period', 408, '2029-02-02']
])('a pause %s moves the end of the paid period, and not its start', (_, pausedDays, end) => {
  const lastPaid = { from: at('2026-12-22'), months: 12 }
  expect(paidPeriod({ ...annual, pausedDays, planEnd: at(end), lastPaid })).toEqual({
    ...lastPaid,
    to: at(end)
  })
})

test('a free duration after the last payment is its own period', () => {
  const lastPaid = { from: at('2026-12-22'), months: 1 }
  expect(paidPeriod({ ...annual, planEnd: at('2028-01-22'), lastPaid })).toEqual({
    from: at('2027-01-22'),
    to: at('2028-01-22'),
    months: 12
  })
})

test('no period starts before the account was created', () => {
  const { from } = paidPeriod({ ...annual, planEnd: at('2027-01-22'), lastPaid: null })
  expect(from).toEqual(annual.created)
})

test.each([
  ['before it begins', '2026-11-21', { untilStart: 10, untilEnd: 20, over: 0 }],
  ['on its first day', '2026-12-01', { untilStart: 0, untilEnd: 10, over: 0 }],
  ['halfway', '2026-12-06', { untilStart: 0, untilEnd: 5, over: 0.5 }],
  ['at its end', '2026-12-11', { untilStart: 0, untilEnd: 0, over: 1 }],
  ['after it', '2027-01-01', { untilStart: 0, untilEnd: 0, over: 1 }]
])('%s', (_, now, left) => {
  expect(timeLeft({ from: at('2026-12-01'), to: at('2026-12-11') }, at(now))).toEqual(left)
})

test('paused days lengthen the time left, and are not part of what was paid', () => {
  const period = { from: at('2026-12-01'), to: at('2026-12-31'), pausedDays: 20 }
  expect(timeLeft(period, at('2026-12-26'))).toEqual({ untilStart: 0, untilEnd: 5, over: 0.5 })
  expect(timeLeft(period, at('2026-12-11')).over).toBe(0)
})

test('a started day counts as a whole one', () => {
  const period = { from: at('2026-12-01'), to: at('2026-12-11') }
  expect(timeLeft(period, new Date('2026-12-10T15:00:01.000Z')).untilEnd).toBe(1)
})
