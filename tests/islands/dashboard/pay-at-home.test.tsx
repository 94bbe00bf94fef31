// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { amara, userAnswer, setUpDashboardPage, website } from '../../kit/dashboard.ts'
import { PAID } from '../../kit/paid-transaction.ts'
import { toasts } from '../../kit/toasts.ts'

const { answer } = setUpDashboardPage('/dashboard/home')

test('the amount due is paid at home: the primary card is named and charged, and every block is updated', async () => {
  const late = '2026-11-14T15:00:00.000Z'
  const due = { api_status: 0, amount: 71.42, plan_end_date: late, due_months: 1 }
  const panel = (plan_end_date: string, others: Parameters<typeof answer>[0]) =>
    answer({ ...userAnswer({ ...amara, website: { ...website, plan_end_date } }), ...others })
  panel(late, {
    'GET /payment/transactions': [PAID],
    'POST /payment/getOverdue': due,
    'GET /payment/paymentMethods': [
      { upm_id: 'a', card_brand: 'Visa', card_last4: '4242', isPrimary: true }
    ],
    'POST /payment/payOverduePayment': () => {
      panel(website.plan_end_date ?? '', {
        'GET /payment/transactions': [{ ...PAID, transaction_id: 'tx_2' }],
        'POST /payment/getOverdue': { ...due, amount: 0 }
      })
      return { api_status: 0 }
    }
  })
  const { DashboardHome } = await import('#islands/dashboard/dashboard-home.tsx')
  render(<DashboardHome supportEmail="support@maplekey.test" />)
  fireEvent.click(await screen.findByRole('button', { name: 'Pay Now' }))
  const dialog = await screen.findByRole('dialog', { name: 'Confirm payment' })
  expect((await within(dialog).findByText(/primary payment method/)).textContent).toBe(
    'We’ll charge CAD 71.42 to your primary payment method, Visa ending in 4242.'
  )
  const other = within(dialog).getByRole('link', { name: 'Use another card' })
  expect(other.getAttribute('href')).toBe('/dashboard/payment-methods')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Pay CAD 71.42' }))
  expect(await screen.findByText('tx_2')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('CAD 71.42 is due')).toBeNull())
  expect(await toasts()).toContainEqual(
    expect.objectContaining({ kind: 'success', message: 'Payment done successfully.' })
  )
  expect(screen.queryByRole('link', { name: 'Renew' })).toBeNull()
})
