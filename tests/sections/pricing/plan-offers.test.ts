import { expect, test } from 'vitest'
import { planOffers } from '#sections/pricing/plan-offers.ts'

test('every plan is offered for each duration it has a price for, at what the period costs', () => {
  const plan = {
    plan_id: 1,
    plan_name: 'Starter',
    plan_price: 49,
    discount: { '12': 20, '1': 0 },
    discounted_price: { '12': 39.2, '1': 49 },
    setup_fee: 99,
    plan_features: []
  }
  const place = {
    address: 'https://a.ca/pricing',
    description: 'A website',
    language: 'en' as const,
    picture: 'https://a.ca/p.png',
    product: 'Maplekey'
  }
  const { offers } = planOffers([plan], place)
  expect(offers.map(({ name, price, priceCurrency }) => [name, price, priceCurrency])).toEqual([
    ['Starter, Annual', '470.40', 'CAD'],
    ['Starter, Monthly', '49.00', 'CAD']
  ])
  expect(offers[0]?.priceSpecification).toMatchObject({ price: '39.20', billingDuration: 12 })
})
