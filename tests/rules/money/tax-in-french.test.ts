import { expect, test } from 'vitest'
import { taxRates } from '#panel/tables/seed/provinces.ts'
import { taxInFrench } from '#rules/money/tax-in-french.ts'

test('every tax of a province has its French name', () => {
  const taxes = taxRates.flatMap((row): { name: string }[] => JSON.parse(row.taxes))
  const names = new Set(taxes.map(({ name }) => taxInFrench(name)))
  expect([...names].sort()).toEqual(['TPS', 'TVD', 'TVH', 'TVP', 'TVQ'])
})
