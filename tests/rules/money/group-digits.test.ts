import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupDigits } from '#rules/money/group-digits.ts'
import { ENGLISH } from '#sites/words/english.ts'
import { FRENCH } from '#sites/words/french.ts'

const amounts = fc.integer({ min: 0, max: 10_000_000_000 })
const dollars = { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 } as const

test.each([
  ['en-CA', ','],
  ['fr-CA', '\u00A0']
])('numbers are grouped as the locale %s groups them', (locale, between) => {
  const platform = new Intl.NumberFormat(locale)
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(groupDigits(amount, between)).toBe(platform.format(amount))
    })
  )
})

test.each([
  ['en-CA', ENGLISH],
  ['fr-CA', FRENCH]
])('a price on an agent’s website is formatted as in %s', (locale, words) => {
  const platform = new Intl.NumberFormat(locale, dollars)
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(words.cad(amount)).toBe(platform.format(amount))
    })
  )
})
