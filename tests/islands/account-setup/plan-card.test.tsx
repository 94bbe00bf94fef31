// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Website } from '#contract/entities.ts'
import { amara, userAnswer, setUpDashboardPage, website } from '../../kit/dashboard.ts'

const { answer } = setUpDashboardPage('/dashboard/home')

async function planOf(change: Partial<Website>) {
  answer(userAnswer({ ...amara, website: { ...website, ...change } }))
  const { DashboardHome } = await import('#islands/dashboard/dashboard-home.tsx')
  render(<DashboardHome supportEmail="support@maplekey.test" />)
  const card = await screen.findByRole('region', { name: 'Plan' })
  const fact = (name: string) => within(card).getByText(name).parentElement?.lastChild?.textContent
  return { badge: card.querySelector('.tag')?.textContent, card: within(card), fact }
}

test('one month paid late on an annual plan is shown with the dates of its receipt', async () => {
  const { card, fact } = await planOf({
    created: '2026-10-21T15:00:00.000Z',
    last_paid: { from: '2026-11-20T15:00:00.000Z', months: 1 },
    plan_end_date: '2026-12-20T15:00:00.000Z'
  })
  expect(card.getByRole('progressbar', { name: '29 days left of 1 month' })).toBeTruthy()
  expect([fact('Start date'), fact('End date')]).toEqual(['November 20, 2026', 'December 20, 2026'])
})

test.each([
  [false, 'Your free trial has ended, and your first payment is due.'],
  [true, 'Your free trial has ended, and your first payment is due. Your website is offline.']
])('a trial that ended unpaid is a payment due (website off: %s)', async (planStop, words) => {
  const end = '2026-11-20T15:00:00.000Z'
  const { badge, card, fact } = await planOf({
    isTrial: true,
    planStop,
    trial_end_date: end,
    plan_end_date: end
  })
  expect(card.getByText(words)).toBeTruthy()
  expect(badge).toBe('Payment due')
  expect([fact('Trial'), fact('Trial End Date')]).toEqual(['Yes', 'November 20, 2026'])
  expect(card.queryByRole('link', { name: 'Renew' })).toBeNull()
  expect(card.getByRole('link', { name: 'Open billing' }).getAttribute('href')).toBe(
    '/dashboard/transactions'
  )
})
