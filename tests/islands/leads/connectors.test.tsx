// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setUpDashboardPage } from '../../kit/dashboard.ts'
import { toasts } from '../../kit/toasts.ts'

const { answer, asked } = setUpDashboardPage('/dashboard/settings')

const LEAD_ID = '7d1f0c2e-3b1a-4a58-9d3c-0a4f7c1b2d3e'
const updated = '2026-11-21T15:00:00.000Z'
const EMPTY = { api_status: 0, connectors: [], deliveries: [], second_address: '' }
const HOOK = { kind: 'webhook', url: 'https://hooks.example.com/', is_on: true, updated }
const ARCHIVED = {
  lead_id: LEAD_ID,
  name: 'Jordan Example',
  channel: 'follow_up_boss',
  state: 'failed',
  tries: 1,
  last_code: '204',
  updated
}

async function open(list: object, answers: Parameters<typeof answer>[0] = {}) {
  answer({ 'GET /user/leads/connectors': list, ...answers })
  const { Connectors } = await import('#islands/leads/connectors.tsx')
  render(<Connectors />)
  await screen.findByLabelText('Webhook address')
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('a webhook’s secret is shown once, after its address is saved', async () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  await open(EMPTY, {
    'POST /user/leads/saveWebhook': { ...EMPTY, connectors: [HOOK], secret }
  })
  screen.getByText('Nothing has been passed on yet')
  type('Webhook address', 'http://hooks.example.com/')
  press('Save: Webhook address')
  await screen.findByText('Please enter an address that begins with https://.')
  type('Webhook address', HOOK.url)
  press('Save: Webhook address')
  await screen.findByText(secret)
  press('Done')
  await waitFor(() => expect(screen.queryByText(secret)).toBeNull())
})

test('an archived flow is named, and its delivery can be tried again', async () => {
  const waiting = { ...EMPTY, deliveries: [{ ...ARCHIVED, state: 'waiting' }] }
  await open({ ...EMPTY, deliveries: [ARCHIVED] }, { 'POST /user/leads/retryDelivery': waiting })
  screen.getByText(/the flow is archived in Follow Up Boss \(204\)/)
  press('Retry: Jordan Example')
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull())
  expect(asked.at(-1)?.body).toEqual({ lead_id: LEAD_ID, channel: 'follow_up_boss' })
})

test('a test says what the receiver answered', async () => {
  const failed = { api_status: 0, delivered: false, code: 'private-address' }
  const list = { ...EMPTY, connectors: [HOOK] }
  await open(list, { 'POST /user/leads/testConnector': failed })
  press('Send a test: Webhook')
  await waitFor(() => expect(asked.at(-1)?.path).toBe('/user/leads/testConnector'))
  await screen.findByRole('button', { name: 'Send a test: Webhook' })
  await expect
    .poll(toasts)
    .toMatchObject([{ kind: 'error', message: 'The test didn’t arrive: not a public address.' }])
})
