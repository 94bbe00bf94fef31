import { render, screen } from '@testing-library/react'
import { userAnswer, setUpDashboardPage } from './dashboard.ts'
import { PAID } from './paid-transaction.ts'
import { status } from './plan-status.ts'

const NOTHING_DUE = { api_status: 0, amount: 0, plan_end_date: '', due_months: '' }
const CARDS = [
  { upm_id: 'a', card_brand: 'Visa', card_last4: '4242', isPrimary: true },
  { upm_id: 'b', card_brand: 'MasterCard', card_last4: '4444', isPrimary: false }
]

/** Sets up the billing page with one payment and nothing due; `panel` overrides responses. */
export function setUpBillingPage() {
  const { answer, asked } = setUpDashboardPage('/dashboard/transactions')
  const panel = (change: Parameters<typeof answer>[0] = {}) =>
    answer({
      ...userAnswer(),
      'GET /payment/transactions': [PAID],
      'POST /payment/getOverdue': NOTHING_DUE,
      'GET /payment/paymentMethods': CARDS,
      'GET /user/plan': { api_status: 0, ...status },
      ...change
    })
  return { asked, panel }
}

export async function renderBillingPage(): Promise<void> {
  const { Billing } = await import('#islands/dashboard/billing.tsx')
  render(<Billing supportEmail="hello@maplekey.test" />)
  await screen.findByRole('heading', { level: 1, name: 'Billing' })
}
