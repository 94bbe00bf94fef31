// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { User } from '#contract/entities.ts'
import { amara, userAnswer, setUpDashboardPage } from '../../kit/dashboard.ts'
import { toasts } from '../../kit/toasts.ts'

const { answer } = setUpDashboardPage('/dashboard/refer-earn')

async function show(change: Partial<User> = {}) {
  answer(userAnswer({ ...amara, ...change }))
  const { ReferEarn } = await import('#islands/dashboard/refer-earn.tsx')
  render(<ReferEarn />)
  await screen.findByText('AB2CD3EF')
}

function clipboard(writeText: () => Promise<void>) {
  const copied = vi.fn(writeText)
  vi.stubGlobal('navigator', { clipboard: { writeText: copied } })
  return copied
}

const link = () => screen.getByRole('button', { name: /referral_code=AB2CD3EF/ })

test('pressing the link copies it, and says so', async () => {
  await show()
  screen.getByText('Anyone who signs up with this link counts as your referral.')
  const copied = clipboard(async () => {})
  fireEvent.click(link())
  await waitFor(async () =>
    expect(await toasts()).toMatchObject([{ kind: 'success', message: 'Copied to clipboard' }])
  )
  expect(copied).toHaveBeenCalledWith(
    `${window.location.origin}/auth/register?referral_code=AB2CD3EF`
  )
})

test('a browser that refuses to copy gets an error toast', async () => {
  await show()
  clipboard(() => Promise.reject(new Error('denied')))
  fireEvent.click(link())
  await waitFor(async () =>
    expect(await toasts()).toMatchObject([{ kind: 'error', message: 'Failed to copy' }])
  )
})

test('the discount is worded as in the specification', async () => {
  await show({ totalDiscount: '20%' })
  expect(screen.getByText('20%').parentElement?.textContent).toBe('You are getting 20% discount.')
  expect(
    screen.getByText(
      'You will get discount in next payment cycle for the websites which completed their trial.'
    )
  ).toBeTruthy()
})

test('a referred website is active until the moment its plan ends', async () => {
  await show({
    referralWebsites: [
      { base_url: 'tries.ca', isTrial: true, plan_end_date: '2026-11-21T15:00:00.001Z' },
      { base_url: 'ended.ca', isTrial: false, plan_end_date: '2026-11-21T15:00:00.000Z' },
      { base_url: 'never.ca', isTrial: false, plan_end_date: null }
    ]
  })
  const table = screen.getByRole('table', { name: 'Websites you referred' })
  const names = within(table).getAllByRole('columnheader')
  expect(names.map(({ textContent }) => textContent)).toEqual(['Website', 'Trial', 'Status'])
  const rows = within(table).getAllByRole('row').slice(1)
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.lastElementChild?.textContent)
    )
  ).toEqual([
    ['tries.ca', 'Yes', 'Active'],
    ['ended.ca', 'No', 'InActive'],
    ['never.ca', 'No', 'InActive']
  ])
})

test('without referrals the table says what will appear there', async () => {
  await show()
  expect(screen.getByText('No data available')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})
