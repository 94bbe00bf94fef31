import { expect, test } from 'vitest'
import { mlsDueOn } from '#rules/listings/mls-clock.ts'

test.each([
  ['a home marketed on a Tuesday is due on Friday', '2026-11-24', '2026-11-27'],
  ['a weekend is not counted', '2026-11-26', '2026-12-01'],
  ['a home marketed on a Saturday is due on Wednesday', '2026-11-28', '2026-12-02'],
  ['Christmas and New Year’s Day are not counted', '2026-12-24', '2026-12-30'],
  ['New Year’s Day is not counted', '2026-12-30', '2027-01-05'],
  ['Good Friday is not counted', '2026-04-01', '2026-04-07'],
  ['Canada Day is not counted', '2026-06-29', '2026-07-03'],
  ['Labour Day is not counted', '2026-09-03', '2026-09-09']
])('%s', (_, marketedOn, due) => {
  expect(mlsDueOn(marketedOn)).toBe(due)
})

test.each([
  [2024, '2024-03-29'],
  [2025, '2025-04-18'],
  [2027, '2027-03-26'],
  [2038, '2038-04-23']
])('Good Friday of %i is skipped', (year, friday) => {
  const thursday = new Date(Date.parse(friday) - 86_400_000).toISOString().slice(0, 10)
  const wednesday = new Date(Date.parse(friday) + 5 * 86_400_000).toISOString().slice(0, 10)
  expect(mlsDueOn(thursday)).toBe(wednesday)
  expect(year).toBe(Number(friday.slice(0, 4)))
})
