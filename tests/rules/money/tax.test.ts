import fc from 'fast-check'
import { expect, test } from 'vitest'
import { share } from '#rules/money/money.ts'
import { taxLines } from '#rules/money/tax.ts'
import { shareExactly } from '../../kit/exact-money.ts'
import { PROVINCES } from '../../kit/provinces.ts'

const GST = { name: 'GST/TPS', rate: 5_000 }
const QST = { name: 'QST/TVQ', rate: 9_975 }
const HST = { name: 'HST', rate: 13_000 }

test.each([
  ['one part takes the whole tax', 92_700, [HST], [12_051]],
  ['two parts are rounded on the subtotal', 92_700, [GST, QST], [4_635, 9_247]],
  ['the last part takes the odd cent', 1006, [GST, QST], [50, 101]],
  ['the last part gives the odd cent', 10, [GST, QST], [1, 0]],
  ['nothing is taxed with nothing', 0, [GST, QST], [0, 0]],
  ['no parts, no lines', 1000, [], []]
])('%s', (_, subtotal, parts, amounts) => {
  expect(taxLines(subtotal, parts).map((line) => line.amount)).toEqual(amounts)
})

test('a line keeps the name and rate of its part', () => {
  expect(taxLines(1000, [GST])).toEqual([{ name: 'GST/TPS', rate: 5_000, amount: 50 }])
})

test.each(PROVINCES)(
  '$code: parts make the whole rate and their lines the whole tax',
  (province) => {
    const parts = province.parts.map((rate, index) => ({ name: `${index}`, rate }))
    expect(parts.reduce((sum, part) => sum + part.rate, 0)).toBe(province.total)

    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (subtotal) => {
        const lines = taxLines(subtotal, parts)
        const charged = share(subtotal, province.total)
        expect(charged).toBe(shareExactly(subtotal, province.total))
        expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(charged)
        for (const line of lines) {
          expect(Math.abs(line.amount - shareExactly(subtotal, line.rate))).toBeLessThanOrEqual(1)
        }
      })
    )
  }
)
