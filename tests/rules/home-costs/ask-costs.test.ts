import { expect, test } from 'vitest'
import { type CostField, readCosts, typedCosts } from '#rules/home-costs/ask-costs.ts'

const FIELDS = { price: '$749,000', rate: '4.5', place: 'ON' }

test.each([
  ['', 14_980_000],
  ['90,000', 9_000_000],
  ['90 000 $', 9_000_000],
  ['10%', 7_490_000],
  ['7,5 %', 5_617_500],
  ['10,125 %', 7_583_625]
])('a down payment of %j is %i cents', (down, cents) => {
  const { asked, problems } = readCosts('payment', { ...FIELDS, down })
  expect([asked.down, problems]).toEqual([cents, {}])
})

test.each(['4.125', '4,125', '4,125 %'])('a rate of %j is 4.125 percent', (rate) => {
  expect(readCosts('payment', { ...FIELDS, rate })).toMatchObject({
    asked: { rate: 4125 },
    problems: {}
  })
})

test.each<[CostField, string, string]>([
  ['price', '', 'missing'],
  ['price', '-5', 'price'],
  ['price', 'much', 'price'],
  ['price', '9999999999', 'high'],
  ['down', '110%', 'down'],
  ['down', 'half', 'down'],
  ['rate', '', 'missing'],
  ['rate', '31', 'rate'],
  ['rate', 'low', 'rate'],
  ['years', '0', 'years'],
  ['years', '7.5', 'years']
])('a %s of %j is asked about', (field, typed, problem) => {
  expect(readCosts('payment', { ...FIELDS, [field]: typed }).problems).toEqual({ [field]: problem })
})

test('a calculator asks about its own fields alone', () => {
  const typed = { price: '500000', place: '', rate: 'x', legal: 'x' }
  expect(readCosts('land-transfer-tax', typed).problems).toEqual({ place: 'place' })
  expect(readCosts('closing-costs', typed).problems).toEqual({ legal: 'amount', place: 'place' })
  expect(readCosts('land-transfer-tax', { ...typed, place: 'other' }).problems).toEqual({})
})

test('an address names the calculator that it asks', () => {
  expect(typedCosts('price=1')).toBeUndefined()
  expect(typedCosts('calculator=tax&price=1&first=yes')).toMatchObject({
    id: 'tax',
    typed: { price: '1', first: 'yes', place: '' }
  })
  expect(typedCosts(`calculator=tax&price=${'9'.repeat(99)}`)?.typed.price).toHaveLength(30)
})
