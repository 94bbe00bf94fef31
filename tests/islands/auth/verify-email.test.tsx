// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, resetAccountPage, open, press, refuse, sent } from '../../kit/account-forms.tsx'

resetAccountPage()

test('a dead verification link can be replaced, and a failure says why', async () => {
  refuse(400, 'Ops!! either your links is expired or invalid.')
  await open('/auth/verify-email?code=dead')
  await screen.findByRole('heading', { name: 'Ops!! either your links is expired or invalid.' })
  screen.getByText(
    'Each link works for 7 days. If you’ve changed your address since, use the link we sent to the new address. We can send you a new link.'
  )
  refuse(429, 'Too many attempts. Please try again in 60 minutes.')
  await press('Send a new link')
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Please try again in 60 minutes.'
  )
  answer(() => Response.json({ api_status: 0 }))
  await press('Send a new link')
  await screen.findByText(/^If that link was one of ours/)
  expect(sent.at(-1)).toEqual({ code: 'dead' })
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/auth/login')
})

test('a link that was used before says that the email is verified, and no new one is offered', async () => {
  answer(() => Response.json({ already: true, api_status: 0 }))
  await open('/auth/verify-email?code=used')
  await screen.findByRole('heading', { name: 'Your email is already verified.' })
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy()
})

test('without a code, no link is offered and the next step is the log-in', async () => {
  answer(() => Response.json({ api_status: 0 }))
  await open('/auth/verify-email')
  await screen.findByRole('heading', { name: 'Ops!! either your links is expired or invalid.' })
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy()
})

test('a verification without an answer can be retried', async () => {
  refuse(503, 'no')
  await open('/auth/verify-email?code=good')
  const again = await screen.findByRole('button', { name: 'Try again' })
  screen.getByRole('heading', { name: 'Ops!! either your links is expired or invalid.' })
  answer(() => Response.json({ api_status: 0 }))
  fireEvent.click(again)
  await screen.findByRole('heading', { name: 'Email successfully verified!' })
})
