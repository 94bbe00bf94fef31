import { expect, test } from 'vitest'
import { taxRates } from '#panel/tables/seed/provinces.ts'
import { taxInFrench, taxNumbersInFrench } from '#rules/money/tax-in-french.ts'

test('every tax of a province has its French name', () => {
  const taxes = taxRates.flatMap((row): { name: string }[] => JSON.parse(row.taxes))
  const names = new Set(taxes.map(({ name }) => taxInFrench(name)))
  expect([...names].sort()).toEqual(['TPS', 'TVD', 'TVH', 'TVP', 'TVQ'])
})

test.each([
  ['GST/HST 123456789 RT0001', 'TPS/TVH 123456789 RT0001'],
  ['GST/HST 1 RT0001, QST 2 TQ0001', 'TPS/TVH 1 RT0001, TVQ 2 TQ0001'],
  ['GST/TPS 1 RT0001, QST/TVQ 2 TQ0001', 'TPS 1 RT0001, TVQ 2 TQ0001'],
  ['', '']
])('the registrations %j are %j', (written, french) => {
  expect(taxNumbersInFrench(written)).toBe(french)
})
