// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { toasts } from '../../kit/toasts.ts'
import {
  answer,
  box,
  resetAccountPage,
  open,
  press,
  refuse,
  sent,
  type
} from '../../kit/account-forms.tsx'

resetAccountPage()

const logIn = async (email = 'amara@lakeshore.ca') => {
  type('Email', email)
  type('Password', 'kettle canoe')
  await press('Log in')
}

test('a wrong password stays in its field, with the panel’s message and a next step beside the button', async () => {
  refuse(401, 'Wrong email or password.')
  await open('/auth/login')
  await logIn()
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('Wrong email or password.')
  expect(screen.getByRole('link', { name: 'reset your password' }).getAttribute('href')).toBe(
    '/auth/forgotPassword'
  )
  expect([box('Email').value, box('Password').value]).toEqual([
    'amara@lakeshore.ca',
    'kettle canoe'
  ])
})

test('a wait counts down, disables the button, and ends automatically', async () => {
  refuse(429, 'Too many wrong passwords.', { retry_after: 60 })
  await open('/auth/login')
  vi.useFakeTimers()
  type('Email', 'amara@lakeshore.ca')
  type('Password', 'kettle canoe')
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
  await act(async () => void (await vi.advanceTimersByTimeAsync(50)))
  const button = screen.getByRole('button', { name: 'Log in' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('timer').textContent).toBe('1:00')
  expect(screen.getByRole('timer').getAttribute('aria-live'), 'not read out each second').toBe(
    'off'
  )

  await act(async () => void (await vi.advanceTimersByTimeAsync(53_000)))
  expect(screen.getByRole('timer').textContent).toBe('0:07')
  fireEvent.click(button)
  await act(async () => void (await vi.advanceTimersByTimeAsync(10)))
  expect(sent).toHaveLength(1)

  await act(async () => void (await vi.advanceTimersByTimeAsync(7_000)))
  expect(screen.getByText('You can try again now.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
  await act(async () => void (await vi.advanceTimersByTimeAsync(50)))
  expect(sent).toHaveLength(2)
})

test('a wait applies to one account: another address or an emailed code can be tried at once', async () => {
  refuse(429, 'Too many wrong passwords.', { retry_after: 60 })
  await open('/auth/login')
  await logIn()
  await screen.findByRole('timer')
  type('Email', 'luc@plateau.ca')
  expect(screen.queryByRole('timer')).toBeNull()
  await press('Log in')
  await screen.findByRole('timer')

  window.location.hash = '#email=luc%40plateau.ca&code=secret-code'
  fireEvent(window, new Event('hashchange'))
  expect((await screen.findByRole('button', { name: 'Continue' })).ariaDisabled).not.toBe('true')
  expect(screen.queryByRole('timer')).toBeNull()
})

const EMAILED = '/auth/login#email=amara%40lakeshore.ca&code=mkc_secret'

test('an emailed code says what happens next and shows no password field', async () => {
  refuse(500, 'Something went wrong.')
  await open(EMAILED)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Reset your password')
  screen.getByText('Press Continue, then choose a new password.')
  screen.getByText('Filled in for amara@lakeshore.ca')
  expect(document.querySelectorAll('input')).toHaveLength(0)
  expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull()
  await press('Continue')
  expect(sent).toEqual([{ email: 'amara@lakeshore.ca', password: 'mkc_secret', recaptcha: 'off' }])
})

test.each([
  ['a used code', {}],
  ['a code that the email program cut', { errors: { password: 'Password is too short' } }]
])('%s is reported as used up, and a new link is offered', async (_what, more) => {
  refuse(401, 'Wrong email or password.', more)
  await open(EMAILED)
  await press('Continue')
  await screen.findByText('This link was already used or has expired')
  expect(screen.getByRole('link', { name: 'Send a new link' }).getAttribute('href')).toBe(
    '/auth/forgotPassword'
  )
  expect(document.body.textContent).not.toContain('Wrong email or password.')
  expect(await toasts()).toEqual([])
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()

  window.location.hash = '#email=amara%40lakeshore.ca&code=mkc_newer'
  fireEvent(window, new Event('hashchange'))
  await screen.findByRole('button', { name: 'Continue' })
})

const notHuman = 'reCAPTCHA error. Please refresh the page.'
const refuseHuman = () => refuse(400, notHuman, { errors: { recaptcha: notHuman } })

test('an emailed code is not called used up when the human check fails, and can be tried again', async () => {
  refuseHuman()
  await open(EMAILED)
  await press('Continue')
  expect((await screen.findByRole('alert')).textContent).toContain(notHuman)
  expect(await toasts()).toMatchObject([{ kind: 'error', message: notHuman }])
  expect(document.body.textContent).not.toContain('already used or has expired')
  await press('Continue')
  expect(sent).toHaveLength(2)
})

test('a failed human check is told in a toast, and stays beside the log-in button', async () => {
  refuseHuman()
  await open('/auth/login')
  await logIn()
  expect((await screen.findByRole('alert')).textContent).toContain(notHuman)
  expect(await toasts()).toMatchObject([{ kind: 'error', message: notHuman }])
})

test('an emailed code is not called used up while the panel is unreachable', async () => {
  answer(() => {
    throw new TypeError('Failed to fetch')
  })
  await open(EMAILED)
  await press('Continue')
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong.')
  expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy()
})

test('an agent with an emailed code can log in with the password instead', async () => {
  refuse(401, 'Wrong email or password.')
  await open(EMAILED)
  await press('Log in with your password')
  expect([box('Email').value, box('Password').value]).toEqual(['amara@lakeshore.ca', ''])
  type('Password', 'kettle canoe')
  await press('Log in')
  expect((await screen.findByRole('alert')).textContent).toContain('Wrong email or password.')
})

test('while the panel is down, the form says so and keeps what was typed', async () => {
  answer(() => {
    throw new TypeError('Failed to fetch')
  })
  await open('/auth/login')
  await logIn()
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong.')
  answer((path) =>
    Response.json(
      path.endsWith('/auth')
        ? { api_status: 0, access_token: 'tok', website: { base_url: 'a.ca' } }
        : { api_status: 500, message: 'no' }
    )
  )
  await press('Log in')
  await waitFor(() =>
    expect(sent).toContainEqual({
      email: 'amara@lakeshore.ca',
      password: 'kettle canoe',
      recaptcha: 'off'
    })
  )
})

test('Caps Lock is reported while the password is typed', async () => {
  answer(() => Response.json({ api_status: 0 }))
  await open('/auth/login')
  const locked = (isOn: boolean) => ({ getModifierState: () => isOn })
  const key = (isOn: boolean) => {
    const event = Object.assign(
      new KeyboardEvent('keydown', { key: 'A', bubbles: true }),
      locked(isOn)
    )
    fireEvent(box('Password'), event)
  }
  key(true)
  expect(screen.getByText('Caps Lock is on.').getAttribute('role')).toBe('status')
  key(false)
  expect(screen.queryByText('Caps Lock is on.')).toBeNull()
  key(true)
  fireEvent.blur(box('Password'))
  expect(screen.queryByText('Caps Lock is on.')).toBeNull()
})

test('without storage, a warning appears before anything is typed', async () => {
  answer(() => Response.json({ api_status: 0 }))
  const forbidden = () => {
    throw new DOMException('no', 'SecurityError')
  }
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(forbidden)
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(forbidden)
  await open('/auth/login')
  expect(screen.getByText('This browser won’t keep you logged in')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
  await logIn()
  expect(sent).toEqual([])
})
