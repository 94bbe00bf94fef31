import { expect, test } from 'vitest'
import { readAmount, readPercent } from '#rules/listings/read-amount.ts'

test.each([
  ['', null],
  ['  ', null],
  ['3', 3],
  ['2,400', 2400],
  ['2 400', 2400],
  ['2\u00a0400', 2400],
  ['1,250,000.5', 1_250_000.5],
  ['0.25', 0.25],
  ['0,25', 0.25],
  ['0,125', 0.125],
  ['10,125', 10_125],
  ['$4,812', 4812],
  ['three', NaN],
  ['2-3', NaN],
  ['12 x 10', NaN],
  ['1,2,3', NaN]
])('%j is read as %j', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount)
})

test.each([
  ['', null],
  ['4,125', 4.125],
  ['4.125 %', 4.125],
  ['7,5 %', 7.5],
  ['a lot', NaN]
])('a percentage of %j is read as %j', (typed, percent) => {
  expect(readPercent(typed)).toBe(percent)
})
