// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { keepChoice } from '#gateways/storage/kept-choice.ts'
import {
  answer,
  autofill,
  box,
  errorOf,
  resetAccountPage,
  open,
  press,
  refuse,
  sent,
  type
} from '../../kit/account-forms.tsx'

resetAccountPage()

const AMARA = {
  Name: 'Amara Osei',
  Phone: '(416) 555-0134',
  Email: 'amara@lakeshore.ca',
  Password: 'kettle canoe',
  'Confirm password': 'kettle canoe'
}

test.each([
  ['/auth/login', ['email username', 'password current-password']],
  ['/auth/login#email=a%40b.ca&code=secret', []],
  [
    '/auth/register',
    [
      'name name',
      'phone tel-national',
      'email username',
      'password new-password',
      'confirmPassword new-password'
    ]
  ],
  ['/auth/forgotPassword', ['email username']]
])('a password manager knows every field of %s', async (path, fields) => {
  answer(() => Response.json({ api_status: 0 }))
  await open(path)
  expect(autofill()).toEqual(fields)
})

test.each([
  [
    '/auth/login',
    'Log in',
    { Email: 'Email is a required field', Password: 'Password is a required field' }
  ],
  ['/auth/forgotPassword', 'Send reset link', { Email: 'Email is a required field' }],
  [
    '/auth/register',
    'Create account',
    {
      Name: 'Name is a required field',
      Phone: 'Phone is a required field',
      Email: 'Email is a required field',
      Password: 'Password is a required field'
    }
  ]
])('%s sent empty shows each field’s error and makes no call', async (path, button, errors) => {
  answer(() => Response.json({ api_status: 0 }))
  await open(path)
  await press(button)
  const labels = Object.keys(errors)
  await waitFor(() => expect(document.activeElement).toBe(box(labels[0] ?? '')))
  expect(Object.fromEntries(labels.map((label) => [label, errorOf(label)]))).toEqual(errors)
  expect(sent).toEqual([])
})

test.each([
  ['/auth/login', 'Log in', { Email: AMARA.Email, Password: AMARA.Password }],
  ['/auth/forgotPassword', 'Send reset link', { Email: AMARA.Email }],
  ['/auth/register', 'Create account', AMARA]
])(
  '%s: where the human check can’t be had, every word stays and nothing is sent',
  async (path, button, typed) => {
    const asked: string[] = []
    vi.stubGlobal('fetch', async ({ url }: Request) => {
      asked.push(new URL(url).pathname)
      return new Response('<html>', { status: 502 })
    })
    await open(path)
    for (const [label, words] of Object.entries(typed)) type(label, words)
    await press(button)
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong.')
    expect(Object.keys(typed).map((label) => box(label).value)).toEqual(Object.values(typed))
    expect(asked.filter((one) => !one.endsWith('/siteData'))).toEqual([])
  }
)

test('what was typed survives a reload and fills the other forms, except passwords', async () => {
  answer(() => Response.json({ api_status: 0 }))
  await open('/auth/register')
  for (const [label, words] of Object.entries(AMARA)) type(label, words)
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('kettle')
  cleanup()
  vi.resetModules()
  await open('/auth/login')
  expect([box('Email').value, box('Password').value]).toEqual(['amara@lakeshore.ca', ''])
  type('Email', 'amara@osei.ca')
  cleanup()
  vi.resetModules()
  await open('/auth/register')
  expect(Object.keys(AMARA).map((label) => box(label).value)).toEqual([
    'Amara Osei',
    '(416) 555-0134',
    'amara@osei.ca',
    '',
    ''
  ])
})

test.each(['/auth/register', '/auth/login'])(
  '%s names what the address has chosen, and nothing where it is unknown',
  async (path) => {
    answer(() => Response.json({ api_status: 0 }))
    await open(`${path}?template=2`)
    await screen.findByText('You chose the Harbour template.')
    cleanup()
    // As the page's boot script does.
    keepChoice({ template: 2 })
    await open(`${path}?plan=2&duration=1`)
    await screen.findByText('You chose the Harbour template and the monthly Professional plan.')
    cleanup()
    // Another visitor: a tab adds up what was chosen in it.
    sessionStorage.clear()
    await open(`${path}?template=99`)
    expect(screen.queryByText(/You chose/)).toBeNull()
  }
)

test('an address that is already registered is reported once, at its field', async () => {
  const message = 'This email is already registered.'
  refuse(409, message, { errors: { email: message } })
  await open('/auth/register')
  for (const [label, words] of Object.entries(AMARA)) type(label, words)
  await press('Create account')
  await waitFor(() => expect(errorOf('Email')).toBe(message))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(box('Email'))
})

test('an empty registration marks every field, including the second password', async () => {
  await open('/auth/register')
  await press('Create account')
  const labels = ['Name', 'Phone', 'Email', 'Password', 'Confirm password']
  await waitFor(() =>
    expect(labels.map((label) => box(label).getAttribute('aria-invalid'))).toEqual(
      labels.map(() => 'true')
    )
  )
  await screen.findByText('Confirm password is a required field')
})

test('the meter advises on a new password, knows personal details, and refuses nothing', async () => {
  answer(() => Response.json({ api_status: 409, message: 'x' }))
  await open('/auth/register')
  for (const [label, words] of Object.entries(AMARA)) type(label, words)
  expect(await screen.findByText('Fair')).toBeTruthy()
  type('Password', 'amara2026')
  expect(screen.getByText('Weak').parentElement?.textContent).toBe(
    'Weak. Your name, email and phone are guessed first.'
  )
  type('Password', 'kettle canoe moss')
  expect(screen.getByText('Good').parentElement?.textContent).toBe('Good')
  type('Password', '123456')
  type('Confirm password', '123456')
  await press('Create account')
  await waitFor(() => expect(sent).toMatchObject([{ password: '123456' }]))
})

test('a sent reset link is confirmed with its address, and can be sent again', async () => {
  answer(() => Response.json({ api_status: 0 }))
  await open('/auth/forgotPassword')
  type('Email', 'amara@lakeshore.ca')
  await press('Send reset link')
  await screen.findByText(
    'Password reset link sent to your email address. Please check to continue.'
  )
  await press('Send it again')
  await waitFor(() => expect(sent).toHaveLength(2))
  refuse(500, 'Something went wrong.')
  await press('Send it again')
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong.')
  expect(box('Email').value).toBe('amara@lakeshore.ca')
})
