import fc from 'fast-check'
import { expect, test } from 'vitest'
import { couponPerMonth } from '#rules/money/coupon.ts'
import { DURATIONS } from '#rules/limits.ts'
import { toCad, toCents, toRate } from '#rules/money/money.ts'
import { discountedPrice, orderLines } from '#rules/money/order.ts'
import { taxLines } from '#rules/money/tax.ts'
import { totalExactly } from '../../kit/exact-money.ts'
import { PROVINCES } from '../../kit/provinces.ts'

const plain = { pricePerMonth: 1000, couponPerMonth: 0, months: 1, setupFee: 0, taxRate: 0 }

test.each([
  ['a month costs its price', {}, { subtotal: 1000, tax: 0, total: 1000 }],
  ['months are multiplied', { months: 12 }, { subtotal: 12_000, tax: 0, total: 12_000 }],
  [
    'a coupon is taken off every month',
    { couponPerMonth: 100, months: 12 },
    { subtotal: 10_800, tax: 0, total: 10_800 }
  ],
  [
    'the setup fee is paid once, and the coupon leaves it alone',
    { couponPerMonth: 1000, months: 12, setupFee: 9900 },
    { subtotal: 9900, tax: 0, total: 9900 }
  ],
  [
    'a coupon worth more than the month makes it free, not negative',
    { couponPerMonth: 1001, months: 6, setupFee: 50 },
    { subtotal: 50, tax: 0, total: 50 }
  ],
  [
    'tax falls on the setup fee too',
    { setupFee: 10_000, taxRate: 13_000 },
    { subtotal: 11_000, tax: 1430, total: 12_430 }
  ],
  [
    'a year of Professional with ten dollars off in Ontario',
    { pricePerMonth: 7900, couponPerMonth: 1000, months: 12, setupFee: 9900, taxRate: 13_000 },
    { subtotal: 92_700, tax: 12_051, total: 104_751 }
  ],
  [
    'Quebec to the thousandth of a percent',
    { pricePerMonth: 1006, taxRate: 14_975 },
    { subtotal: 1006, tax: 151, total: 1157 }
  ],
  [
    'half a cent rounds up, where sums in dollars round down',
    { pricePerMonth: 1420, couponPerMonth: 1050, taxRate: 5000 },
    { subtotal: 370, tax: 19, total: 389 }
  ]
])('%s', (_, change, lines) => {
  expect(orderLines({ ...plain, ...change })).toEqual(lines)
})

test.each([
  ['20 % off a yearly 79', 7900, 20, 6320],
  ['10 % off a half-yearly 49', 4900, 10, 4410],
  ['nothing off a month of 149', 14_900, 0, 14_900],
  ['half a cent of discounted price rounds up', 1005, 10, 905]
])('%s', (_, price, discount, cents) => {
  expect(discountedPrice(price, discount)).toBe(cents)
})

const anyOrder = fc.record({
  couponKind: fc.constantFrom('amount' as const, 'percent' as const),
  couponValue: fc.integer({ min: 0, max: 100 }),
  discount: fc.integer({ min: 0, max: 90 }),
  months: fc.constantFrom(...DURATIONS),
  price: fc.integer({ min: 0, max: 500_000 }),
  province: fc.constantFrom(...PROVINCES),
  setupFee: fc.integer({ min: 0, max: 100_000 })
})

test('for any plan, duration, coupon and province the total is exact and the tax lines add up', () => {
  fc.assert(
    fc.property(anyOrder, (any) => {
      const pricePerMonth = discountedPrice(any.price, any.discount)
      const off = couponPerMonth(
        {
          durations: [],
          ends_at: null,
          kind: any.couponKind,
          max_redemptions: null,
          plan_ids: [],
          starts_at: null,
          value: any.couponValue
        },
        { duration: any.months, now: new Date(0), plan_id: 1, pricePerMonth, redemptions: 0 }
      )
      const order = {
        couponPerMonth: off ?? 0,
        months: any.months,
        pricePerMonth,
        setupFee: any.setupFee,
        taxRate: any.province.total
      }
      const { subtotal, tax, total } = orderLines(order)
      const parts = any.province.parts.map((rate, index) => ({ name: `part ${index}`, rate }))
      const lines = taxLines(subtotal, parts)

      expect(total).toBe(totalExactly(order))
      expect(total).toBe(subtotal + tax)
      expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(tax)
      expect(lines.every((line) => line.amount >= 0)).toBe(true)
    }),
    { numRuns: 3000 }
  )
})

test('browser and panel agree to the cent, although amounts travel in dollars', () => {
  fc.assert(
    fc.property(anyOrder, (any) => {
      const panel = {
        couponPerMonth: Math.min(any.couponValue, any.price),
        months: any.months,
        pricePerMonth: any.price,
        setupFee: any.setupFee,
        taxRate: any.province.total
      }
      const browser = {
        ...panel,
        couponPerMonth: toCents(toCad(panel.couponPerMonth)),
        pricePerMonth: toCents(toCad(panel.pricePerMonth)),
        setupFee: toCents(toCad(panel.setupFee)),
        taxRate: toRate(panel.taxRate / 1000)
      }
      expect(toCents(toCad(orderLines(browser).total))).toBe(orderLines(panel).total)
    }),
    { numRuns: 1000 }
  )
})
