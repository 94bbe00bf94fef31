// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setUpDashboardPage, userAnswer } from '../../kit/dashboard.ts'

const { answer } = setUpDashboardPage('/dashboard/privacy')

const MADE = {
  asked_at: '2026-11-27T15:00:00.000Z',
  ended_at: '2026-11-27T15:01:00.000Z',
  bytes: 12_400_000,
  expires_at: '2026-12-04T15:01:00.000Z'
}
const NOT_DONE = { ...MADE, ended_at: null, bytes: null, expires_at: null }
const state = (data: object | null, forwarding: object | null = null) => ({
  api_status: 0,
  data,
  forwarding
})

async function show(answered: object, others: Record<string, object> = {}): Promise<void> {
  answer({ ...userAnswer(), 'GET /user/site/export': answered, ...others })
  const { TakeEverything } = await import('#islands/dashboard/privacy/take-everything.tsx')
  render(<TakeEverything />)
}

test('the file is asked for, and its making is said to go on without the page', async () => {
  await show(state(null), {
    'POST /user/site/startExport': state({ ...NOT_DONE, state: 'making' })
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Make the file' }))
  expect((await screen.findByRole('status')).textContent).toContain('We’ll email you')
  expect(screen.queryByRole('button', { name: 'Make the file' })).toBeNull()
})

test('a file that is ready says its size and until when it can be downloaded', async () => {
  await show(state({ ...MADE, state: 'ready' }))
  const notice = await screen.findByRole('status')
  expect(notice.textContent).toContain('ZIP file, 12 MB')
  expect(notice.textContent).toContain('until Dec 4, 2026')
  expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy()
})

test('a file that failed says so, and is tried again', async () => {
  await show(state({ ...NOT_DONE, state: 'failed' }), {
    'POST /user/site/startExport': state({ ...NOT_DONE, state: 'making' })
  })
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Nothing in your account has changed'
  )
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('We’re making your file')
})

test('a refused address is said at its field, which keeps what was typed', async () => {
  const message = 'Enter the address without a path: every page keeps its own path there.'
  await show(state(null), {
    'POST /user/site/forward': { api_status: 422, message, errors: { address: message } }
  })
  const field = await screen.findByLabelText<HTMLInputElement>('Your website’s new address')
  fireEvent.change(field, { target: { value: 'https://annroy.ca/site' } })
  fireEvent.click(screen.getByRole('button', { name: 'Forward my visitors' }))
  await screen.findByText(message)
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual([
    'https://annroy.ca/site',
    'true'
  ])
})

test('a website that is forwarded says where and until when, and is taken back', async () => {
  const forwarding = { origin: 'https://annroy.ca', until: '2027-02-25T15:00:00.000Z' }
  await show(state(null, forwarding), { 'POST /user/site/endForwarding': state(null) })
  await screen.findByText('Your visitors are sent to https://annroy.ca')
  fireEvent.click(screen.getByRole('button', { name: 'Stop forwarding' }))
  expect(await screen.findByRole('button', { name: 'Forward my visitors' })).toBeTruthy()
})
