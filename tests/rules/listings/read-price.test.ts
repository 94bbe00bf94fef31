import { expect, test } from 'vitest'
import { readPrice } from '#rules/listings/read-price.ts'

test.each([
  ['$1,249,000', 1_249_000],
  ['1 249 000 $', 1_249_000],
  ['1 249 000 $', 1_249_000],
  ['1.249.000', 1_249_000],
  ["1'249'000", 1_249_000],
  ['CAD 849,900.00', 849_900],
  ['849 900,00 $', 849_900],
  ['899900', 899_900],
  ['1,249', 1249],
  ['1.2M', 1_200_000],
  ['1,249 M$', 1_249_000],
  ['850k', 850_000],
  ['1,250K', 1_250_000],
  ['1.250 k$', 1_250_000],
  ['849,9 k$', 849_900]
])('“%s” is %i dollars', (typed, dollars) => {
  expect(readPrice(typed)).toEqual({ dollars })
})

test.each([
  ['1.249.000,50', 1_249_001],
  ['1,249,000.50', 1_249_001],
  ['2450.5', 2451]
])('“%s” has cents, and is rounded to %i dollars', (typed, dollars) => {
  expect(readPrice(typed)).toEqual({ dollars, isRounded: true })
})

test.each([
  ['', 'empty'],
  [' $ ', 'empty'],
  ['0', 'low'],
  ['-5', 'low'],
  ['−5', 'low'],
  ['1,24,900', 'unreadable'],
  ['call me', 'unreadable'],
  ['1.249,000,0', 'unreadable'],
  ['1249000000000', 'high']
])('“%s” is not a price: %s', (typed, problem) => {
  expect(readPrice(typed)).toEqual({ problem })
})

test('every price survives the ways it is written in Canada', () => {
  for (let dollars = 1; dollars < 900_000_000; dollars = dollars * 7 + 13) {
    const english = dollars.toLocaleString('en-CA')
    const french = dollars.toLocaleString('fr-CA')
    for (const typed of [english, french, `$${english}`, `${french} $`, `${english}.00`]) {
      expect(readPrice(typed), typed).toEqual({ dollars })
    }
  }
})
