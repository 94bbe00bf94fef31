// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Receipt as Facts } from '#contract/billing/receipt.ts'
import { userAnswer, setUpDashboardPage } from '../../kit/dashboard.ts'

const { answer } = setUpDashboardPage('/dashboard/receipt?transaction_id=tx_1')

const facts = {
  api_status: 0,
  transaction_id: 'tx_1',
  created: '2026-11-21T15:00:00.000Z',
  billing_state: 'ON',
  seller_name: 'Maplekey Test Inc.',
  seller_tax_numbers: '',
  buyer_name: 'Amara Osei',
  buyer_address: ['120 Queen Street West'],
  description: 'Maplekey Professional, 12 months',
  terms: 'Paid in full by Visa ending in 4242',
  subtotal: 857.4,
  taxes: [{ name: 'HST', percent: 13, amount: 111.46 }],
  amount: 968.86
}

async function rowsOf(change: { setup_fee?: number; discounts?: Facts['discounts'] }) {
  answer({ ...userAnswer(), 'GET /payment/receipts/tx_1': { ...facts, ...change } })
  const { Receipt } = await import('#islands/dashboard/receipt.tsx')
  render(<Receipt />)
  const table = within(await screen.findByRole('table'))
  return table
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))
}

test('a receipt with a setup fee has a line for it, and the lines add up', async () => {
  expect(await rowsOf({ setup_fee: 99 })).toEqual([
    ['Maplekey Professional, 12 months', 'CAD 758.40'],
    ['Setup fee', 'CAD 99.00'],
    ['Before tax', 'CAD 857.40'],
    ['HST 13%', 'CAD 111.46'],
    ['Total paid', 'CAD 968.86']
  ])
})

test('a receipt has a line for each discount, and the lines add up', async () => {
  const discounts: Facts['discounts'] = [
    { kind: 'coupon', code: 'WELCOME10', amount: 84.27 },
    { kind: 'referral', percent: 10, amount: 75.84 }
  ]
  expect(await rowsOf({ setup_fee: 99, discounts })).toEqual([
    ['Maplekey Professional, 12 months', 'CAD 918.51'],
    ['Coupon WELCOME10', '− CAD 84.27'],
    ['Referral discount 10%', '− CAD 75.84'],
    ['Setup fee', 'CAD 99.00'],
    ['Before tax', 'CAD 857.40'],
    ['HST 13%', 'CAD 111.46'],
    ['Total paid', 'CAD 968.86']
  ])
})

test('a receipt without a setup fee has no line for one', async () => {
  expect(await rowsOf({})).toEqual([
    ['Maplekey Professional, 12 months', 'CAD 857.40'],
    ['Before tax', 'CAD 857.40'],
    ['HST 13%', 'CAD 111.46'],
    ['Total paid', 'CAD 968.86']
  ])
})
