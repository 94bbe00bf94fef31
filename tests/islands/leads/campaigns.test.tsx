// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setUpDashboardPage, userAnswer } from '../../kit/dashboard.ts'

const { answer, asked } = setUpDashboardPage('/dashboard/campaigns')

const CAMPAIGN = {
  campaign_id: '7d1f0c2e-3b1a-4a58-9d3c-0a4f7c1b2d3e',
  name: 'Spring',
  subject: 'Hello {bogus}',
  body: '<p>Hello</p>',
  language: 'en',
  audience: { tags: [], stages: [], kinds: [], languages: [] },
  version: 1,
  state: 'draft',
  paused_by: null,
  send_at: null,
  started_at: null,
  ended_at: null,
  updated: '2026-11-21T15:00:00.000Z',
  results: {
    waiting: 0,
    sent: 0,
    bounced: 0,
    failed: 0,
    left_out: 0,
    answered: 0,
    unsubscribed: 0
  }
}

async function open(change: Partial<typeof CAMPAIGN> = {}, address_lacks: string[] = []) {
  const campaign = { ...CAMPAIGN, ...change }
  const counts = {
    may: 4,
    without_consent: 0,
    unverified: 0,
    without_email: 0,
    tags: [],
    address_lacks
  }
  answer({
    ...userAnswer(),
    'GET /user/leads/campaigns': { api_status: 0, data: [campaign], answers_counted: true },
    'GET /user/leads/campaign': { api_status: 0, campaign },
    'POST /user/leads/saveCampaign': { api_status: 0, campaign: { ...campaign, version: 2 } },
    'POST /user/leads/countAudience': { api_status: 0, ...counts }
  })
  const { Campaigns } = await import('#islands/leads/campaigns.tsx')
  render(
    <main>
      <Campaigns />
    </main>
  )
  fireEvent.click(await screen.findByRole('link', { name: campaign.name || 'Untitled' }))
  await screen.findByText('4 people can receive it now.')
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('what is missing is marked before a campaign’s sending is asked about, until it is corrected', async () => {
  await open()
  press('Send now')
  const marked = await screen.findByText(/We can’t fill in \{bogus\}/)
  expect(screen.queryByRole('dialog')).toBeNull()
  const subject = screen.getByLabelText('Subject')
  await waitFor(() => expect(document.activeElement).toBe(subject))
  fireEvent.change(subject, { target: { value: '' } })
  await screen.findByText('Please write a subject.')
  fireEvent.change(subject, { target: { value: 'Hello' } })
  await waitFor(() => expect(screen.queryByText('Please write a subject.')).toBeNull())
  expect(marked.isConnected).toBe(false)
  press('Send now')
  await screen.findByRole('dialog', { name: 'Send it to 4 people?' })
})

test('a postal address that lacks something is told before a campaign’s sending is asked about', async () => {
  await open({ subject: 'Hello' }, ['postalCode'])
  expect(screen.getByText(/please add a postal code to your brokerage’s address/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open your website' }).getAttribute('href')).toBe(
    '/dashboard/website'
  )
  const counts = () => asked.filter(({ path }) => path === '/user/leads/countAudience').length
  const before = counts()
  press('Send now')
  await waitFor(() => expect(counts()).toBe(before + 1))
  expect(screen.queryByRole('dialog')).toBeNull()
})
