import { expect, test } from 'vitest'
import { isRunning, referralPercent } from '#rules/people/referral.ts'

const NOW = new Date('2026-11-21T12:00:00.000Z')
const LATER = new Date('2026-12-21T12:00:00.000Z')
const SOON = new Date('2026-12-01T12:00:00.000Z')
const paid = { isTrial: false, plan_end_date: new Date('2026-11-21T12:00:00.001Z'), ends: false }
const today = { at: NOW, now: NOW }

test.each([
  ['a plan that ends after now runs', '2026-11-21T12:00:00.001Z', true],
  ['a plan that ends now doesn’t run', '2026-11-21T12:00:00.000Z', false],
  ['a website that was never set up doesn’t run', null, false]
])('%s', (_, plan_end_date, running) => {
  expect(isRunning({ plan_end_date }, NOW)).toBe(running)
})

test.each([
  ['a paid website whose plan runs earns a discount', paid, today, 10],
  ['a trial doesn’t', { ...paid, isTrial: true }, today, 0],
  ['a plan that ends now doesn’t', { ...paid, plan_end_date: NOW }, today, 0],
  ['a plan that renews before the charge does', paid, { at: LATER, now: NOW }, 10],
  [
    'a plan that ends before the charge doesn’t',
    { ...paid, ends: true },
    { at: LATER, now: NOW },
    0
  ],
  [
    'a cancelled plan that still runs at the charge does',
    { ...paid, plan_end_date: LATER, ends: true },
    { at: SOON, now: NOW },
    10
  ],
  [
    'a plan that ended after a late charge was due does',
    { ...paid, plan_end_date: SOON },
    { at: NOW, now: LATER },
    10
  ]
])('%s', (_, plan, moment, percent) => {
  expect(referralPercent([plan], moment)).toBe(percent)
})

test.each([
  [0, 0],
  [1, 10],
  [4, 40],
  [5, 50],
  [6, 50]
])('%i earning websites give %i percent', (count, percent) => {
  expect(referralPercent(Array(count).fill(paid), today)).toBe(percent)
})

test('websites that earn nothing are not counted', () => {
  expect(referralPercent([paid, { ...paid, isTrial: true }], today)).toBe(10)
})
