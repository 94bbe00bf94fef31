import { expect, test } from 'vitest'
import { teamSize } from '#rules/plan/team-plan.ts'

const NOW = new Date('2026-11-21T15:00:00Z')
const RUNNING = {
  isTrial: false,
  planStop: false,
  plan_end_date: new Date('2027-01-01T00:00:00Z'),
  paused_at: null,
  cancelled_at: null,
  overdue_since: null
}
const PAST = new Date('2026-11-01T00:00:00Z')

test.each([
  ['running', {}, 15],
  ['on trial', { isTrial: true }, 15],
  ['unpaid for some days', { overdue_since: PAST, plan_end_date: PAST }, 15],
  ['cancelled, to its end', { cancelled_at: PAST }, 15],
  ['cancelled and over', { cancelled_at: PAST, plan_end_date: PAST }, 0],
  ['paused', { paused_at: PAST }, 0],
  ['stopped', { planStop: true }, 0]
])('a plan with members that is %s has room for so many', (_, change, size) => {
  expect(teamSize({ members: 15 }, { ...RUNNING, ...change }, NOW)).toBe(size)
})

test('a plan that names no members has no team', () => {
  expect(teamSize({ languages: 2 }, RUNNING, NOW)).toBe(0)
})
