import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstPaymentMessages } from '#messages/first-payment.ts'
import { firstPayment, type Purchase } from '#rules/plan/first-payment.ts'
import { orderLines } from '#rules/money/order.ts'
import { PROVINCES } from '../../kit/provinces.ts'

const billOf = (purchase: Purchase) => firstPaymentMessages.en.bill(firstPayment(purchase))

const quebec = [
  { name: 'GST/TPS', rate: 5_000 },
  { name: 'QST/TVQ', rate: 9_975 }
]

test('a year in Quebec: months, setup fee, both taxes, total and renewal', () => {
  expect(billOf({ pricePerMonth: 3920, months: 12, setupFee: 9900, taxes: quebec })).toEqual({
    lines: [
      { name: 'Price per month', amount: 'CAD 39.20' },
      { name: '12 months', amount: 'CAD 470.40' },
      { name: 'Setup fee, once', amount: 'CAD 99.00' },
      { name: 'GST/TPS 5%', amount: 'CAD 28.47' },
      { name: 'QST/TVQ 9.975%', amount: 'CAD 56.80' }
    ],
    totalName: 'Total',
    total: 'CAD 654.67',
    renewal: 'Renews at CAD 540.84 every 12 months, tax included. Cancel anytime.'
  })
})

test('until a province is chosen the taxes say "To be calculated..."', () => {
  expect(billOf({ pricePerMonth: 4900, months: 1, setupFee: 0 })).toEqual({
    lines: [
      { name: 'Price per month', amount: 'CAD 49.00' },
      { name: 'Setup fee, once', amount: 'CAD 0.00' },
      { name: 'Taxes', amount: 'To be calculated...' }
    ],
    totalName: 'Total before tax',
    total: 'CAD 49.00',
    renewal: 'Renews at CAD 49.00 every month, before tax. Cancel anytime.'
  })
})

test('in every province the total is the order’s, and the lines add up to it', () => {
  const cents = (text: string) => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100)
  fc.assert(
    fc.property(
      fc.constantFrom(...PROVINCES),
      fc.integer({ min: 0, max: 100_000 }),
      fc.constantFrom(1, 6, 12),
      fc.integer({ min: 0, max: 50_000 }),
      ({ parts, total }, pricePerMonth, months, setupFee) => {
        const taxes = parts.map((rate, index) => ({ name: `Tax ${index}`, rate }))
        const bill = billOf({ pricePerMonth, months, setupFee, taxes })
        const order = { pricePerMonth, couponPerMonth: 0, months, setupFee, taxRate: total }
        expect(cents(bill.total)).toBe(orderLines(order).total)
        const added = bill.lines.slice(months > 1 ? 1 : 0)
        expect(added.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(cents(bill.total))
      }
    )
  )
})
