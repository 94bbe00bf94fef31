// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { GoLive } from '#contract/websites/go-live.ts'
import { ALL_DONE, setUpHomePage, renderHomePage } from '../../kit/home-page.tsx'
import { PAID } from '../../kit/paid-transaction.ts'
import { toasts } from '../../kit/toasts.ts'

const { asked, panel } = setUpHomePage()

const nothingYet: GoLive = {
  email_verified_at: null,
  salesman_image: false,
  domain_is_active: false,
  agreement: null,
  test_lead_sent_at: null,
  test_lead_received_at: null
}

const goLive = (change: Partial<GoLive> = {}) => ({ api_status: 0, ...nothingYet, ...change })
const steps = () =>
  within(screen.getByRole('region', { name: 'Go live' }))
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

test('the amount due has its date, its deadline and a button to pay', async () => {
  panel(
    { plan_end_date: '2026-11-14T15:00:00.000Z' },
    {
      'POST /payment/getOverdue': {
        api_status: 0,
        amount: 71.42,
        plan_end_date: '2026-11-14T15:00:00.000Z',
        due_months: 1,
        next_due: { on: '2026-12-14T15:00:00.000Z', months: 12, setup_fee: 99, amount: 968.86 }
      }
    }
  )
  await renderHomePage()
  const hint = await screen.findByRole('region', { name: 'CAD 71.42 is due' })
  expect(within(hint).getByText(/^Due date/).textContent).toBe(
    'Due date 11/14/2026, for 1 month. Your website stays online until December 14, 2026.'
  )
  expect(within(hint).getByText(/^Once you’ve paid/).textContent).toBe(
    'Once you’ve paid for 1 month, your next 12 months, with the setup fee of CAD 99.00 before tax, are due on December 14, 2026: CAD 968.86, tax included.'
  )
  expect(within(hint).getByRole('button', { name: 'Pay Now' })).toBeTruthy()
})

test('while the plan runs the amount due is not requested', async () => {
  panel()
  await renderHomePage()
  await screen.findByText('tx_1')
  expect(asked.map(({ path }) => path)).not.toContain('/payment/getOverdue')
})

test('home shows the three newest transactions and a link to the rest', async () => {
  const all = Array.from({ length: 40 }, (_, at) => ({ ...PAID, transaction_id: `tx_${at}` }))
  panel({}, { 'GET /payment/transactions': all })
  await renderHomePage()
  const rows = within(await screen.findByRole('table', { name: 'Transactions' })).getAllByRole(
    'row'
  )
  expect(rows.slice(1).map((row) => row.firstElementChild?.lastElementChild?.textContent)).toEqual([
    'tx_0',
    'tx_1',
    'tx_2'
  ])
  expect(screen.getByRole('link', { name: 'All billing' }).getAttribute('href')).toBe(
    '/dashboard/transactions'
  )
})

test('without a transaction home says so', async () => {
  panel({}, { 'GET /payment/transactions': [] })
  await renderHomePage()
  expect(await screen.findByText('No transactions available.')).toBeTruthy()
  expect(screen.getByText('Your first payment will appear here.')).toBeTruthy()
})

test('home doesn’t promise a first payment for a cancelled trial', async () => {
  panel(
    { isTrial: true, cancelled_at: '2026-11-20T15:00:00.000Z' },
    { 'GET /payment/transactions': [] }
  )
  await renderHomePage()
  expect(await screen.findByText('You haven’t been charged.')).toBeTruthy()
  expect(screen.queryByText(/first payment/)).toBeNull()
})

test('remaining steps are listed, and completed ones are collapsed with their proof', async () => {
  panel(
    {},
    {
      'GET /user/goLive': goLive({
        email_verified_at: '2026-11-18T15:00:00.000Z',
        agreement: { board: 'TRREB', signed_on: '2026-11-01' }
      })
    }
  )
  await renderHomePage()
  expect(steps()).toEqual([
    'Add your photo',
    'Point your domain to your website',
    'Receive your first lead'
  ])
  expect(screen.getByRole('progressbar', { name: '2 of 5 done' })).toBeTruthy()
  const done = screen.getByText('2 steps are done').closest('details')
  expect(done?.open).toBe(false)
  expect([...(done?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'You confirmed your email on November 18, 2026.',
    'You signed your agreement with TRREB on November 1, 2026.'
  ])
})

test('a missing photo is asked for, with a link to where it is added', async () => {
  panel({}, { 'GET /user/goLive': goLive() })
  await renderHomePage()
  expect(screen.getByText(/^Your website doesn’t have your photo/).textContent).toBe(
    'Your website doesn’t have your photo yet. Add one in the website builder, then publish.'
  )
  const link = screen.getByRole('link', { name: 'Open the builder' })
  expect(link.getAttribute('href')).toBe('/dashboard/website')
})

test('a lost email is sent again, and so is a test lead', async () => {
  panel(
    {},
    {
      'GET /user/goLive': goLive(),
      'POST /auth/resendVerification': { api_status: 0 },
      'POST /user/goLive/testLead': goLive({ test_lead_sent_at: '2026-11-21T15:00:00.000Z' })
    }
  )
  await renderHomePage()
  fireEvent.click(screen.getByRole('button', { name: 'Send a new link' }))
  await waitFor(async () =>
    expect(await toasts()).toMatchObject([
      { kind: 'success', message: 'A new link is on its way to you.' }
    ])
  )
  fireEvent.click(screen.getByRole('button', { name: 'Send a test lead' }))
  expect(await screen.findByRole('button', { name: 'Send it again' })).toBeTruthy()
  expect(screen.getByText(/^We sent it on November 21, 2026\./)).toBeTruthy()
})

test('a signed agreement is saved with its board and day, and a future day is refused at its field', async () => {
  const left = { ...ALL_DONE, agreement: null }
  let isLater = true
  panel(
    {},
    {
      'GET /user/goLive': { api_status: 0, ...left },
      'POST /user/goLive/agreement': () =>
        isLater
          ? {
              api_status: 400,
              message: 'This date is in the future.',
              errors: { signed_on: 'This date is in the future.' }
            }
          : { api_status: 0, ...ALL_DONE }
    }
  )
  await renderHomePage()
  fireEvent.click(screen.getByRole('button', { name: 'I’ve signed it' }))
  fireEvent.change(await screen.findByLabelText('Board'), { target: { value: 'TRREB' } })
  fireEvent.change(screen.getByLabelText('Signed on'), { target: { value: '2026-11-19' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(screen.getByLabelText('Signed on').getAttribute('aria-invalid')).toBe('true')
  )
  isLater = false
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('You’re live')).toBeTruthy()
  expect(asked.findLast(({ path }) => path === '/user/goLive/agreement')?.body).toEqual({
    board: 'TRREB',
    signed_on: '2026-11-19'
  })
})

test('the link in a test lead proves it once, and the code is removed from the URL', async () => {
  window.history.replaceState(null, '', '/dashboard/home#lead=CODE')
  panel({}, { 'POST /user/goLive/testLeadReceived': { api_status: 0, ...ALL_DONE } })
  await renderHomePage()
  expect(window.location.href).not.toContain('CODE')
  expect(asked.filter(({ path }) => path.startsWith('/user/goLive'))).toMatchObject([
    { path: '/user/goLive/testLeadReceived', body: { code: 'CODE' } }
  ])
  expect(await toasts()).toMatchObject([{ kind: 'success', message: 'Your leads reach you.' }])
})

test('the checklist is gone once every step is done', async () => {
  panel()
  await renderHomePage()
  expect(screen.queryByRole('heading', { name: 'Go live' })).toBeNull()
  expect(screen.queryByText('You’re live')).toBeNull()
})
