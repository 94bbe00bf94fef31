import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountDue, graceEnd, nextTry } from '#rules/plan/dunning.ts'
import { shareExactly } from '../../kit/exact-money.ts'
import { PROVINCES } from '../../kit/provinces.ts'

const END = new Date('2026-01-31T15:00:00.000Z')
const overdue = {
  anchor: END,
  planEnd: END,
  pricePerMonth: 6320,
  taxRate: 13_000,
  referralPercent: 0,
  now: END
}
const at = (moment: string) => new Date(moment)

test.each([
  ['a moment before the end nothing is due', at('2026-01-31T14:59:59.999Z'), 0, 0],
  ['at the end one month is due', END, 1, 7142],
  ['it stays one for the whole month', at('2026-02-28T14:59:59.999Z'), 1, 7142],
  ['then two', at('2026-02-28T15:00:00.000Z'), 2, 14_283],
  ['back on the 31st three', at('2026-03-31T14:00:00.000Z'), 3, 21_425],
  ['a year later thirteen', at('2027-01-31T15:00:00.000Z'), 13, 92_841]
])('%s', (_, now, due_months, amount) => {
  expect(amountDue({ ...overdue, now })).toMatchObject({ due_months, total: amount })
})

test('months overdue are those of the plan: one that ended on a short month’s last day goes on to the 31st', () => {
  const anchor = at('2025-12-31T15:00:00Z')
  const ended = { ...overdue, anchor, planEnd: at('2026-02-28T15:00:00Z') }
  expect(amountDue({ ...ended, now: at('2026-03-30T15:00:00Z') }).due_months).toBe(1)
  expect(amountDue({ ...ended, now: at('2026-03-31T14:00:00Z') }).due_months).toBe(2)
})

test.each([
  ['ten percent for one referral', 10, 13_000, 6427],
  ['fifty percent at most', 50, 13_000, 3571],
  ['in Quebec', 20, 14_975, 5813],
  ['untaxed', 10, 0, 5688]
])('a referral discount is taken off before the tax: %s', (_, referralPercent, taxRate, amount) => {
  expect(amountDue({ ...overdue, referralPercent, taxRate }).total).toBe(amount)
})

test('the amount due is exact for any price, discount and province', () => {
  const price = fc.integer({ min: 0, max: 100_000 })
  const percent = fc.constantFrom(0, 10, 20, 30, 40, 50)
  fc.assert(
    fc.property(
      price,
      percent,
      fc.constantFrom(...PROVINCES),
      (pricePerMonth, referralPercent, province) => {
        const { total } = amountDue({
          ...overdue,
          pricePerMonth,
          referralPercent,
          taxRate: province.total
        })
        const subtotal = pricePerMonth - shareExactly(pricePerMonth, referralPercent * 1000)
        expect(total).toBe(subtotal + shareExactly(subtotal, province.total))
      }
    )
  )
})

test.each([
  ['at once: a day later', '2026-01-31T15:00:00Z', '2026-02-01T15:00:00.000Z'],
  ['after the first retry: on the third day', '2026-02-01T15:00:00Z', '2026-02-03T15:00:00.000Z'],
  [
    'a worker that slept goes on with what is left',
    '2026-02-04T00:00:00Z',
    '2026-02-05T15:00:00.000Z'
  ],
  ['then on the seventh', '2026-02-05T15:00:00Z', '2026-02-07T15:00:00.000Z'],
  ['and then not any more', '2026-02-07T15:00:00Z', undefined]
])('a failed payment is retried %s', (_, now, next) => {
  expect(nextTry(END, at(now))?.toISOString()).toBe(next)
})

test('an unpaid website stays online for thirty days, to the same hour across a clock change', () => {
  expect(graceEnd(at('2026-02-20T15:00:00Z'))).toEqual(at('2026-03-22T14:00:00Z'))
})
