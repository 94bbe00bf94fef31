import fc from 'fast-check'
import { expect, test } from 'vitest'
import { share, toCad, toCents, toRate, formatCad } from '#rules/money/money.ts'
import { shareExactly } from '../../kit/exact-money.ts'

test.each([
  [0, 'CAD 0.00'],
  [5, 'CAD 0.05'],
  [99_999, 'CAD 999.99'],
  [104_751, 'CAD 1,047.51'],
  [123_456_789, 'CAD 1,234,567.89']
])('%i cents are formatted as %s', (cents, written) => {
  expect(formatCad(cents)).toBe(written)
})

test('every amount is formatted as in the locale en-CA', () => {
  const locale = new Intl.NumberFormat('en-CA', { minimumFractionDigits: 2 })
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 100_000_000_000 }), (cents) => {
      expect(formatCad(cents)).toBe(`CAD ${locale.format(cents / 100)}`)
    })
  )
})

test.each([
  ['14.975 % of 10.06 is 1.51', 1006, 14_975, 151],
  ['13 % of 927.00 is 120.51', 92_700, 13_000, 12_051],
  ['half a cent rounds up', 10, 5_000, 1],
  ['less than half a cent rounds down', 9, 5_000, 0],
  ['a rate of nothing takes nothing', 92_700, 0, 0],
  ['a rate of 100 % takes all', 92_701, 100_000, 92_701]
])('%s', (_, cents, rate, part) => {
  expect(share(cents, rate)).toBe(part)
})

test('cents survive the wire', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
      expect(toCents(toCad(cents))).toBe(cents)
      expect(toCents(JSON.parse(JSON.stringify(toCad(cents))))).toBe(cents)
    })
  )
})

test('a rate survives the wire', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (rate) => {
      expect(toRate(rate / 1000)).toBe(rate)
    })
  )
  expect(toRate(14.975)).toBe(14_975)
})

test('a share is the exact fraction, half a cent up', () => {
  const cents = fc.integer({ min: 0, max: 100_000_000 })
  fc.assert(
    fc.property(cents, fc.integer({ min: 0, max: 100_000 }), (amount, rate) => {
      expect(share(amount, rate)).toBe(shareExactly(amount, rate))
    }),
    { numRuns: 2000 }
  )
})
