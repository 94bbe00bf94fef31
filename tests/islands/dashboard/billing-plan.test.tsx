// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setUpBillingPage, renderBillingPage } from '../../kit/billing-page.tsx'
import { toasts } from '../../kit/toasts.ts'
import { no, status, yes } from '../../kit/plan-status.ts'

const { asked, panel } = setUpBillingPage()

test('a plan is cancelled after a dialog says what follows', async () => {
  panel({
    'POST /user/plan/cancel': {
      api_status: 0,
      ...status,
      phase: 'cancelling',
      charge_state: 'cancelled',
      next_charge: null,
      site_off_on: '2026-12-21T15:00:00.000Z',
      keep: yes,
      cancel: no
    }
  })
  await renderBillingPage()
  expect((await screen.findByText(/^To switch to another plan, please email/)).textContent).toBe(
    'To switch to another plan, please email hello@maplekey.test.'
  )
  expect(
    await screen.findByText(
      'On December 21, 2026 your plan renews, and we’ll charge CAD 856.99 to your Visa ending in 4242. This covers 12 months, tax included.'
    )
  ).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel plan' }))
  const dialog = await screen.findByRole('dialog', { name: 'Cancel your plan?' })
  expect(
    within(dialog).getByText('Your website stays online until December 21, 2026.')
  ).toBeTruthy()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel plan' }))
  expect(await screen.findByRole('button', { name: 'Keep my plan' })).toBeTruthy()
  expect(screen.getByText(/Your website goes offline on December 21, 2026/)).toBeTruthy()
  expect(await toasts()).toMatchObject([{ kind: 'success', message: 'Your plan is cancelled.' }])
})

const ENDED = {
  ...status,
  phase: 'ended',
  charge_state: 'ended',
  next_charge: null,
  site_is_up: false,
  pause: no,
  cancel: no,
  durations: [],
  resume: {
    ...yes,
    cost_now: 643.42,
    summary: 'CAD 643.42 is charged to your Visa ending in 4242 now.'
  }
}

test('an ended plan is renewed as a debt is paid: the card named, another one offered, a decline explained', async () => {
  panel({
    'GET /user/plan': { api_status: 0, ...ENDED },
    'POST /user/plan/resume': { api_status: 422, message: 'Your card was declined.' }
  })
  await renderBillingPage()
  const renew = await screen.findByRole('button', { name: 'Renew' })
  expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull()
  fireEvent.click(renew)
  const dialog = within(await screen.findByRole('dialog', { name: 'Renew your plan?' }))
  expect(await dialog.findByText(ENDED.resume.summary)).toBeTruthy()
  expect(dialog.getByRole('link', { name: 'Use another card' }).getAttribute('href')).toBe(
    '/dashboard/payment-methods'
  )
  fireEvent.click(dialog.getByRole('button', { name: 'Pay CAD 643.42' }))
  const advice =
    'Your card was declined. Nothing was charged. Try again, use another card, or call your bank.'
  await waitFor(() => {
    const told = document.getElementById(renew.getAttribute('aria-describedby') ?? '')
    expect(told?.textContent).toBe(advice)
  })

  panel({
    'GET /user/plan': { api_status: 0, ...status },
    'POST /user/plan/resume': { api_status: 0, ...status }
  })
  fireEvent.click(renew)
  fireEvent.click(await screen.findByRole('button', { name: 'Pay CAD 643.42' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Renew' })).toBeNull())
  expect((await toasts()).at(-1)).toMatchObject({
    kind: 'success',
    message: 'Your plan has been renewed.'
  })
})

test('a plan that is paused and cancelled says both, with one primary action', async () => {
  const paused = {
    ...status,
    phase: 'paused',
    charge_state: 'paused',
    cancelled_at: '2026-11-20T15:00:00.000Z',
    paused_at: '2026-11-19T15:00:00.000Z',
    next_charge: null,
    site_is_up: false,
    pause: no,
    cancel: no,
    durations: [],
    resume: yes,
    keep: yes
  }
  panel({ 'GET /user/plan': { api_status: 0, ...paused } })
  await renderBillingPage()
  expect((await screen.findByText('Paused, cancelled')).className).toContain('tag')
  expect(
    screen.getByText(
      'Your plan is cancelled, and you won’t be charged again. Your website is offline. You keep the time you’ve paid for. Resume whenever you like, and your website comes back until that time is used up.'
    )
  ).toBeTruthy()
  const look = (name: string) => screen.getByRole('button', { name }).className
  expect(look('Resume')).toContain('ink')
  expect(look('Keep my plan')).not.toContain('ink')
})

test('another duration shows its price before it is confirmed', async () => {
  panel({ 'POST /user/plan/change-duration': { api_status: 0, ...status, duration: 1 } })
  await renderBillingPage()
  fireEvent.click(await screen.findByRole('button', { name: 'Change duration' }))
  const dialog = await screen.findByRole('dialog', { name: 'Change duration' })
  expect(within(dialog).getByText(/^Choose another duration\./)).toBeTruthy()
  expect(within(dialog).getByRole('radio', { name: /Annual.*Current/ })).toHaveProperty(
    'checked',
    true
  )
  expect(within(dialog).getByText('CAD 89.27 on December 21, 2026')).toBeTruthy()
  expect(within(dialog).getByText('For 1 month, tax included.')).toBeTruthy()
  fireEvent.click(within(dialog).getByRole('radio', { name: /Monthly/ }))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Change duration' }))
  await waitFor(() =>
    expect(asked).toContainEqual(
      expect.objectContaining({ path: '/user/plan/change-duration', body: { duration: 1 } })
    )
  )
})

test('a duration that loses the promo code warns first, and one that keeps it names the code', async () => {
  const [own, monthly] = status.durations
  const durations = [
    { ...own!, allowed: true, coupon: { code: 'SAVE15', applies: true } },
    { ...monthly!, coupon: { code: 'SAVE15', applies: false } }
  ]
  panel({ 'GET /user/plan': { api_status: 0, ...status, durations } })
  await renderBillingPage()
  fireEvent.click(await screen.findByRole('button', { name: 'Change duration' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change duration' }))
  const option = (name: RegExp) => dialog.getByRole('radio', { name }).closest('label')?.textContent
  expect(option(/Annual/)).toContain('Your code SAVE15 applies to the next charge.')
  expect(option(/Monthly/)).toContain('SAVE15 doesn’t apply to monthly billing.')
  expect(dialog.queryByRole('status')).toBeNull()
  fireEvent.click(dialog.getByRole('radio', { name: /Monthly/ }))
  expect(dialog.getByRole('status').textContent).toContain(
    'SAVE15 doesn’t apply to monthly billing.'
  )
  fireEvent.click(dialog.getByRole('radio', { name: /Annual/ }))
  expect(dialog.queryByRole('status')).toBeNull()
})
