// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { amara, userAnswer, setUpDashboardPage } from '../../kit/dashboard.ts'
import { PAID } from '../../kit/paid-transaction.ts'
import { toasts } from '../../kit/toasts.ts'

const { answer } = setUpDashboardPage('/dashboard/transactions')

const VISA = { upm_id: 'a', card_brand: 'Visa', card_last4: '4242', isPrimary: true }
const DUE = {
  api_status: 0,
  amount: 71.42,
  plan_end_date: '2026-11-14T15:00:00.000Z',
  due_months: 1
}
const DOWN = { api_status: 503, message: 'Back in a minute.' }
const owing = {
  ...amara,
  website: amara.website && { ...amara.website, plan_end_date: DUE.plan_end_date }
}
const home = async () => {
  const { DashboardHome } = await import('#islands/dashboard/dashboard-home.tsx')
  return () => <DashboardHome supportEmail="support@maplekey.test" />
}
const billing = async () => {
  const { Billing } = await import('#islands/dashboard/billing.tsx')
  return () => <Billing supportEmail="support@maplekey.test" />
}
const cards = async () => (await import('#islands/dashboard/payment-methods.tsx')).PaymentMethods

test.each([
  ['transactions', 'home', home, 'your transactions', 'GET /payment/transactions', 'tx_1'],
  ['transactions', 'billing', billing, 'your transactions', 'GET /payment/transactions', 'tx_1'],
  [
    'the amount due',
    'home',
    home,
    'the amount due',
    'POST /payment/getOverdue',
    'CAD 71.42 is due'
  ],
  [
    'the amount due',
    'billing',
    billing,
    'the amount due',
    'POST /payment/getOverdue',
    'CAD 71.42 is due'
  ],
  [
    'cards',
    'payment methods',
    cards,
    'your cards',
    'GET /payment/paymentMethods',
    'Visa ending in 4242'
  ]
])(
  '%s that can’t be loaded on %s are not called none: a toast and their place say so, with another try',
  async (_, _page, island, what, call, shown) => {
    const others = {
      ...userAnswer(owing),
      'GET /payment/transactions': [PAID],
      'POST /payment/getOverdue': DUE,
      'GET /payment/paymentMethods': [VISA]
    }
    answer({ ...others, [call]: DOWN })
    const Island = await island()
    render(<Island />)
    const place = (await screen.findByText(`We couldn’t load ${what}`)).closest('[role=status]')
    expect(place?.textContent).toContain('Back in a minute.')
    expect(await toasts()).toContainEqual(
      expect.objectContaining({ kind: 'error', message: 'Back in a minute.' })
    )
    for (const none of ['No transactions available.', 'No cards added']) {
      expect(screen.queryByText(none)).toBeNull()
    }
    answer(others)
    const retry = [...(place?.querySelectorAll('button') ?? [])][0]
    if (retry) fireEvent.click(retry)
    expect(await screen.findByText(shown)).toBeTruthy()
  }
)
