// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { amara, userAnswer, setUpDashboardPage, website } from '../../kit/dashboard.ts'
import { status } from '../../kit/plan-status.ts'

const { answer } = setUpDashboardPage('/dashboard/transactions')

const MIDNIGHT = '2026-12-21T05:10:00.000Z'

test('an agent in Regina sees a charge in local time, with its business day', async () => {
  answer({
    ...userAnswer({ ...amara, website: { ...website, billing_state: 'SK' } }),
    'GET /payment/transactions': [
      { transaction_id: 'tx_1', amount: 62.15, created: MIDNIGHT, card_last4: '4242', status: 1 }
    ],
    'POST /payment/getOverdue': { api_status: 0, amount: 0, plan_end_date: '', due_months: '' },
    'GET /user/plan': {
      api_status: 0,
      ...status,
      next_charge: { ...status.next_charge, on: MIDNIGHT }
    }
  })
  const { Billing } = await import('#islands/dashboard/billing.tsx')
  render(<Billing supportEmail="hello@maplekey.test" />)
  const table = await screen.findByRole('table', { name: 'Transactions' })
  expect(within(table).getByText('12-20-2026 11:10 PM')).toBeTruthy()
  expect(screen.getByText('Times are in Central Time (CT).')).toBeTruthy()
  expect(screen.getByText(/^On December 21, 2026 \(Eastern Time\) your plan renews/)).toBeTruthy()
})

test('an overdue plan shows the next retry, and when', async () => {
  answer({
    ...userAnswer(),
    'GET /payment/transactions': [],
    'POST /payment/getOverdue': { api_status: 0, amount: 0, plan_end_date: '', due_months: '' },
    'GET /user/plan': {
      api_status: 0,
      ...status,
      phase: 'overdue',
      charge_state: 'retrying',
      next_charge: {
        ...status.next_charge,
        on: '2026-11-24T15:00:00.000Z',
        amount: 62.15,
        retries: ['2026-11-26T15:00:00.000Z']
      },
      site_off_on: '2026-12-21T15:00:00.000Z'
    }
  })
  const { Billing } = await import('#islands/dashboard/billing.tsx')
  render(<Billing supportEmail="hello@maplekey.test" />)
  expect(
    await screen.findByText(
      'We’ll try to charge CAD 62.15 to your Visa ending in 4242 on November 24, 2026. If that fails, we’ll try again on November 26, 2026, and then stop. Your website stays online until December 21, 2026. If you haven’t paid by then, it goes offline.'
    )
  ).toBeTruthy()
})
