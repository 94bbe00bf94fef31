import { expect, test } from 'vitest'
import { planEnd, planStart, trialEnd } from '#rules/plan/plan.ts'

const JANUARY_31 = new Date('2026-01-31T15:00:00.000Z')

test('a plan starts one month from today', () => {
  expect(planStart(JANUARY_31).toISOString()).toBe('2026-02-28T15:00:00.000Z')
})

test.each([
  [1, '2026-03-31T14:00:00.000Z'],
  [6, '2026-08-31T14:00:00.000Z'],
  [12, '2027-02-28T15:00:00.000Z']
] as const)('a plan of %i months bought on January 31 ends on %s', (duration, end) => {
  expect(planEnd(JANUARY_31, duration).toISOString()).toBe(end)
})

test('a plan bought on a leap day ends on the last of March next year', () => {
  const leapDay = new Date('2028-02-29T15:00:00.000Z')
  expect(planEnd(leapDay, 12).toISOString()).toBe('2029-03-29T14:00:00.000Z')
})

test('a trial is thirty days long', () => {
  expect(trialEnd(JANUARY_31).toISOString()).toBe('2026-03-02T15:00:00.000Z')
})
