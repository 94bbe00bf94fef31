import { expect, test } from 'vitest'
import { earnsDiscount, isRunning, referralPercent } from '#rules/people/referral.ts'

const NOW = new Date('2026-11-21T12:00:00.000Z')
const paid = { isTrial: false, plan_end_date: '2026-11-21T12:00:00.001Z' }

test.each([
  ['a paid website whose plan runs earns', paid, true, true],
  ['a trial runs and does not earn', { ...paid, isTrial: true }, true, false],
  [
    'a plan that ends now neither runs nor earns',
    { ...paid, plan_end_date: NOW.toISOString() },
    false,
    false
  ],
  ['a website that was never set up neither', { ...paid, plan_end_date: null }, false, false]
])('%s', (_, website, running, earning) => {
  expect(isRunning(website, NOW)).toBe(running)
  expect(earnsDiscount(website, NOW)).toBe(earning)
})

test.each([
  [0, 0],
  [1, 10],
  [4, 40],
  [5, 50],
  [6, 50]
])('%i earning websites give %i percent', (count, percent) => {
  expect(referralPercent(Array(count).fill(paid), NOW)).toBe(percent)
})

test('websites that do not earn are not counted', () => {
  expect(
    referralPercent([paid, { ...paid, isTrial: true }, { ...paid, plan_end_date: null }], NOW)
  ).toBe(10)
})
