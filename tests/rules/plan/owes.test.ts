import { expect, test } from 'vitest'
import { owes } from '#rules/plan/owes.ts'

const now = new Date('2026-11-21T15:00:00.000Z')
const plan_end_date = '2026-11-21T15:00:00.000Z'

test.each([
  ['a plan at its end', { plan_end_date }, true],
  ['a plan a moment before its end', { plan_end_date: '2026-11-21T15:00:00.001Z' }, false],
  ['a paused plan past its end', { plan_end_date, paused_at: plan_end_date }, false],
  ['a cancelled plan past its end', { plan_end_date, cancelled_at: plan_end_date }, false],
  [
    'a plan that was resumed and kept',
    { plan_end_date, paused_at: null, cancelled_at: null },
    true
  ],
  ['a website without a plan', { plan_end_date: null }, false],
  ['no website', null, false]
])('%s', (_, website, expected) => {
  expect(owes(website, now)).toBe(expected)
})
