import { render, screen } from '@testing-library/react'
import type { Website } from '#contract/entities.ts'
import type { GoLive } from '#contract/websites/go-live.ts'
import { amara, userAnswer, setUpDashboardPage, website } from './dashboard.ts'
import { PAID } from './paid-transaction.ts'

/** Every go-live step is done. */
export const ALL_DONE: GoLive = {
  email_verified_at: '2026-11-18T15:00:00.000Z',
  salesman_image: true,
  domain_is_active: true,
  agreement: { board: 'TRREB', signed_on: '2026-11-19' },
  test_lead_sent_at: '2026-11-20T15:00:00.000Z',
  test_lead_received_at: '2026-11-20T16:00:00.000Z'
}

/** Sets up the dashboard home of a live website; `panel` overrides the website and responses. */
export function setUpHomePage() {
  const { answer, asked } = setUpDashboardPage('/dashboard/home')
  const panel = (change: Partial<Website> = {}, answers: Parameters<typeof answer>[0] = {}) =>
    answer({
      ...userAnswer({ ...amara, website: { ...website, ...change } }),
      'GET /user/goLive': { api_status: 0, ...ALL_DONE },
      'GET /payment/transactions': [PAID],
      ...answers
    })
  return { asked, panel }
}

export async function renderHomePage(): Promise<void> {
  const { DashboardHome } = await import('#islands/dashboard/dashboard-home.tsx')
  render(<DashboardHome supportEmail="support@maplekey.test" />)
  await screen.findByRole('heading', { level: 1, name: /Amara Osei/ })
}

/** The value listed for this term. */
export const fact = (name: string) =>
  [...document.querySelectorAll('dt')]
    .find((term) => term.textContent === name)
    ?.parentElement?.querySelector('dd')?.textContent
