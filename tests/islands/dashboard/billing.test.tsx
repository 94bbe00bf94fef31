// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { amara, userAnswer, website } from '../../kit/dashboard.ts'
import { PAID } from '../../kit/paid-transaction.ts'
import { setUpBillingPage, renderBillingPage } from '../../kit/billing-page.tsx'
import { status } from '../../kit/plan-status.ts'
import { toasts } from '../../kit/toasts.ts'
import { siteData } from '../../kit/site-data.ts'

const { asked, panel } = setUpBillingPage()

const LATE = { plan_end_date: '2026-11-14T15:00:00.000Z', due_months: 1 }
const DUE = { api_status: 0, amount: 71.42, ...LATE }
const paths = () => asked.map(({ method, path }) => `${method} ${path}`)

test('a transaction is formatted as in the specification, a failed one without a receipt', async () => {
  panel({
    'GET /payment/transactions': [
      PAID,
      { ...PAID, transaction_id: 'tx_2', card_last4: null, status: 0 }
    ]
  })
  await renderBillingPage()
  const table = await screen.findByRole('table', { name: 'Transactions' })
  const names = within(table).getAllByRole('columnheader')
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Transaction Id',
    'Payment',
    'Date',
    'Card',
    'Status',
    'Receipt'
  ])
  const rows = within(table).getAllByRole('row').slice(1)
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.lastElementChild?.textContent)
    )
  ).toEqual([
    ['tx_1', 'CAD 968.86', '10-14-2026 09:12 AM', 'XXXX 4242', 'Success', 'Receipt'],
    ['tx_2', 'CAD 968.86', '10-14-2026 09:12 AM', '-', 'Failed', '-']
  ])
  expect(screen.getByText('Success').className).toBe('tag')
  expect(screen.getByText('Failed').className).toBe('tag bad')
  expect(screen.getByRole('link', { name: 'Receipt for tx_1' }).getAttribute('href')).toBe(
    '/dashboard/receipt?transaction_id=tx_1'
  )
})

test('without transactions the table says so', async () => {
  panel({ 'GET /payment/transactions': [] })
  await renderBillingPage()
  expect(await screen.findByText('No transactions available.')).toBeTruthy()
})

test('a cancelled trial promises neither a first payment nor an end of charges that never began', async () => {
  const cancelled_at = '2026-11-20T15:00:00.000Z'
  const trial = { ...status, is_trial: true, phase: 'cancelling', charge_state: 'cancelled' }
  panel({
    ...userAnswer({ ...amara, website: { ...website, isTrial: true, cancelled_at } }),
    'GET /payment/transactions': [],
    'GET /user/plan': { api_status: 0, ...trial, cancelled_at, next_charge: null }
  })
  await renderBillingPage()
  expect(await screen.findByText('You haven’t been charged.')).toBeTruthy()
  expect(screen.queryByText(/first payment/)).toBeNull()
  expect(await screen.findByText('You won’t be charged.')).toBeTruthy()
})

test('with nothing due there is no amount due', async () => {
  panel()
  await renderBillingPage()
  await screen.findByText('tx_1')
  expect(screen.queryByRole('button', { name: 'Pay Now' })).toBeNull()
})

test('the amount due is charged once, to the primary card, which is named first', async () => {
  let paid = () => {}
  panel({
    'POST /payment/getOverdue': DUE,
    'POST /payment/payOverduePayment': async () => {
      await new Promise<void>((resolve) => (paid = resolve))
      return { api_status: 0 }
    }
  })
  await renderBillingPage()
  fireEvent.click(await screen.findByRole('button', { name: 'Pay Now' }))
  expect(screen.getByText(/^Due date/).textContent).toBe(
    'Due date 11/14/2026, for 1 month. Your website stays online until December 14, 2026.'
  )
  const dialog = await screen.findByRole('dialog', { name: 'Confirm payment' })
  await within(dialog).findByText(/Visa ending in 4242/)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Pay CAD 71.42' }))
  const busy = within(dialog).getByRole('button', { name: 'Paying…' })
  fireEvent.click(busy)
  await waitFor(() => expect(paths()).toContain('POST /payment/payOverduePayment'))

  panel()
  await act(async () => paid())
  await waitFor(() => expect(screen.queryByText('CAD 71.42 is due')).toBeNull())
  expect(await toasts()).toMatchObject([{ kind: 'success', message: 'Payment done successfully.' }])
  const sent = asked.filter(({ path }) => path === '/payment/payOverduePayment')
  expect(sent).toEqual([
    expect.objectContaining({ body: { website_id: 7 }, key: expect.stringMatching(/\w{16}/) })
  ])
  expect(paths().filter((path) => path === 'GET /payment/transactions')).toHaveLength(2)
})

test('the cardholder answers the bank’s challenge on the page', async () => {
  const confirmation = { amount: 71.42, client_secret: 'pi_1_secret', payment_method: 'a' }
  let told: unknown
  panel({
    'GET /general/siteData': siteData,
    'POST /payment/getOverdue': DUE,
    'POST /payment/payOverduePayment': () =>
      told ? { api_status: 0 } : { api_status: 202, message: 'Please confirm.', confirmation },
    'POST /payment/answerChallenge': () => {
      told = asked.at(-1)?.body
      return { api_status: 0 }
    }
  })
  await renderBillingPage()
  fireEvent.click(await screen.findByRole('button', { name: 'Pay Now' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Pay CAD 71.42' }))
  const bank = await screen.findByRole('dialog', { name: 'Confirm it’s you' })
  fireEvent.click(within(bank).getByRole('button', { name: 'Approve' }))
  await waitFor(async () => expect(await toasts()).toMatchObject([{ kind: 'success' }]))
  expect(told).toEqual({ authorised: true, client_secret: 'pi_1_secret' })
})

test('a refused payment shows the panel’s message, and the amount due is reloaded', async () => {
  panel({
    'POST /payment/getOverdue': DUE,
    'POST /payment/payOverduePayment': { api_status: 422, message: 'Your card was declined.' }
  })
  await renderBillingPage()
  fireEvent.click(await screen.findByRole('button', { name: 'Pay Now' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Pay CAD 71.42' }))
  await waitFor(async () =>
    expect(await toasts()).toMatchObject([{ kind: 'error', message: 'Your card was declined.' }])
  )
  await waitFor(() =>
    expect(paths().filter((path) => path === 'POST /payment/getOverdue')).toHaveLength(2)
  )
  const due = within(screen.getByRole('region', { name: 'CAD 71.42 is due' }))
  const pay = due.getByRole('button', { name: 'Pay Now' })
  const told = document.getElementById(pay.getAttribute('aria-describedby') ?? '')
  expect(told?.textContent).toBe(
    'Your card was declined. Nothing was charged. Try again, use another card, or call your bank.'
  )
})

test('without a card there is a link to add one', async () => {
  panel({ 'POST /payment/getOverdue': DUE, 'GET /payment/paymentMethods': [] })
  await renderBillingPage()
  fireEvent.click(await screen.findByRole('button', { name: 'Pay Now' }))
  const link = await screen.findByRole('link', { name: 'Add a card' })
  expect(link.getAttribute('href')).toBe('/dashboard/payment-methods')
})

test('an agent without a website sees no plan and owes nothing', async () => {
  panel({ ...userAnswer({ ...amara, website: null }), 'GET /payment/transactions': [] })
  await renderBillingPage()
  await screen.findByText('No transactions available.')
  expect(paths()).not.toContain('POST /payment/getOverdue')
  expect(screen.queryByRole('heading', { name: 'Plan' })).toBeNull()
})
