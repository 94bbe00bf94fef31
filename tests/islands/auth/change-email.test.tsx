// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { GoLive } from '#contract/websites/go-live.ts'
import { amara, userAnswer, setUpDashboardPage } from '../../kit/dashboard.ts'

const { answer } = setUpDashboardPage('/dashboard/home')

const nothingYet: GoLive = {
  email_verified_at: null,
  salesman_image: false,
  domain_is_active: false,
  agreement: null,
  test_lead_sent_at: null,
  test_lead_received_at: null
}

test('a mistyped address can be corrected where it must be verified', async () => {
  const wrong = 'This is not your password.'
  const { $toasts } = await import('#stores/site/toasts.ts')
  let tries = 0
  answer({
    ...userAnswer(amara),
    'GET /user/goLive': { api_status: 0, ...nothingYet },
    'GET /payment/transactions': [],
    'POST /auth/changeEmail': () =>
      tries++ === 0
        ? { api_status: 400, message: wrong, errors: { password: wrong } }
        : { api_status: 0 }
  })
  const { DashboardHome } = await import('#islands/dashboard/dashboard-home.tsx')
  render(<DashboardHome supportEmail="support@maplekey.test" />)
  await screen.findByRole('heading', { name: 'Go live' })
  fireEvent.click(screen.getByRole('button', { name: 'Wrong address? Change it' }))
  const email = await screen.findByLabelText('Email')
  fireEvent.input(email, { target: { value: 'amara@lakeshore' } })
  fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'not this one' } })
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Change email' }))
  press()
  expect(await screen.findByText('Email must be a valid email')).toBeTruthy()
  fireEvent.input(email, { target: { value: 'amara@lakeshore.ca' } })
  press()
  expect(await screen.findByText(wrong)).toBeTruthy()
  expect((email as HTMLInputElement).value).toBe('amara@lakeshore.ca')
  press()
  await waitFor(() => expect(screen.queryByLabelText('Password')).toBeNull())
  expect($toasts.get()).toMatchObject([
    { kind: 'error', message: wrong },
    {
      kind: 'success',
      message: 'Your email address has been changed. Please open the link we sent to it.'
    }
  ])
})
