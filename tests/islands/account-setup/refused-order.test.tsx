// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { saveDetails } from '#stores/account-setup/account-details.ts'
import { moveTo } from '#stores/account-setup/account-setup.ts'
import { $orderSummary } from '#stores/account-setup/plan-choice.ts'
import { refuse } from '#stores/account-setup/submission.ts'
import { openAt, prepareWizard } from '../../kit/open-wizard.tsx'

prepareWizard()

const total = () => $orderSummary.get()?.lines.total ?? 0

async function leaveAndReturn(): Promise<void> {
  await act(() => moveTo('website'))
  await act(() => moveTo('payment'))
  await screen.findByRole('group', { name: 'Billing' })
}

test('a refusal is gone once the agent has been at another step', async () => {
  await openAt('payment')
  act(() => refuse('Domain name already exists.'))
  await screen.findByRole('alert')
  await leaveAndReturn()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a refusal that opens the payment step, where the agent is, stays', async () => {
  await openAt('payment')
  act(() => refuse('Invalid Province'))
  await act(() => moveTo('payment'))
  expect((await screen.findByRole('alert')).textContent).toBe('Invalid Province')
})

test('a refusal told at another step is still there at the payment step', async () => {
  await openAt('plan')
  act(() => refuse('Your card was declined. Nothing was charged.'))
  await act(() => moveTo('payment'))
  expect((await screen.findByRole('alert')).textContent).toContain('Your card was declined.')
})

test('an order without an answer is still reported after the agent has been at another step', async () => {
  await openAt('payment')
  act(() => refuse('Something went wrong.', { unsure: true }))
  await leaveAndReturn()
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong.')
})

test('a changed price is no longer told once the total has changed again', async () => {
  await openAt('payment')
  act(() =>
    refuse('The price has changed. Please review your order.', {
      price: { before: total() - 100, now: total() }
    })
  )
  await screen.findByRole('alert')
  const before = total()
  act(() => saveDetails({ duration: 1 }))
  expect(total()).not.toBe(before)
  expect(screen.queryByRole('alert')).toBeNull()
})
