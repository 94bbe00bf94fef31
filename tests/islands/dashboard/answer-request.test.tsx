// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { VisitorRequest } from '#contract/leads/privacy-requests.ts'
import { setUpDashboardPage, userAnswer } from '../../kit/dashboard.ts'

const { answer } = setUpDashboardPage('/dashboard/privacy')

const REQUEST: VisitorRequest = {
  request_id: '7a1c0c9e-6f0e-4a43-9a0e-5b7c3f0f4a11',
  kind: 'deletion',
  email: 'kim@visitor.test',
  lead_id: null,
  name: 'Kim',
  people: 1,
  message: '',
  asked_at: '2026-11-27T15:00:00.000Z',
  due_at: '2026-12-27T15:00:00.000Z',
  days_left: 30,
  answered: null
}

async function show(request: Partial<VisitorRequest>): Promise<void> {
  answer(userAnswer())
  const { AnswerRequest } = await import('#islands/dashboard/privacy/answer-request.tsx')
  render(<AnswerRequest request={{ ...REQUEST, ...request }} />)
  fireEvent.click(screen.getByRole('button', { name: 'Erase the person' }))
}

test('the dialog of a deletion says how many people have the address', async () => {
  await show({ people: 3 })
  expect(screen.getByText(/^3 people in your list have this address\./)).toBeTruthy()
})

test('one person with the address isn’t counted', async () => {
  await show({})
  expect(screen.queryByText(/people in your list have this address/)).toBeNull()
})
