import { expect, test } from 'vitest'
import { planEnd, planStart } from '#rules/plan.ts'
import { paidPeriod, timeLeft } from '#rules/time-left.ts'

const at = (day: string) => new Date(`${day}T15:00:00.000Z`)

test.each([12, 6, 1] as const)('a plan of %i months covers what was bought', (duration) => {
  const bought = at('2026-11-21')
  expect(paidPeriod(planEnd(bought, duration), duration)).toEqual({
    from: planStart(bought),
    to: planEnd(bought, duration)
  })
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

test('a begun day counts whole', () => {
  const period = { from: at('2026-12-01'), to: at('2026-12-11') }
  expect(timeLeft(period, new Date('2026-12-10T15:00:01.000Z')).untilEnd).toBe(1)
})
