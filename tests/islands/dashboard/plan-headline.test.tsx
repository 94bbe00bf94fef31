// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userAnswer, setUpDashboardPage } from '../../kit/dashboard.ts'
import { status } from '../../kit/plan-status.ts'

const { answer } = setUpDashboardPage('/dashboard/transactions')

test.each([
  [{ is_trial: true, phase: 'trial' as const }, 'Professional, Monthly, CAD 79.00 per month.'],
  [
    {},
    'Professional, Annual, CAD 63.20 per month until December 21, 2026, then Monthly, CAD 79.00 per month.'
  ]
])(
  'after a change of duration the plan with %j says how it is billed',
  async (change, headline) => {
    const durations = status.durations.map((step) => ({ ...step, isNext: step.duration === 1 }))
    answer({
      ...userAnswer(),
      'GET /payment/transactions': [],
      'POST /payment/getOverdue': { api_status: 0, amount: 0, plan_end_date: '', due_months: '' },
      'GET /payment/paymentMethods': [],
      'GET /user/plan': { api_status: 0, ...status, durations, ...change }
    })
    const { Billing } = await import('#islands/dashboard/billing.tsx')
    render(<Billing supportEmail="hello@maplekey.test" />)
    const name = await screen.findByText('Professional')
    expect(name.parentElement?.textContent).toBe(headline)
  }
)
