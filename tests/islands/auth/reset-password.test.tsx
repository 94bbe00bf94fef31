// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toasts } from '../../kit/toasts.ts'
import {
  answer,
  autofill,
  box,
  errorOf,
  resetAccountPage,
  open,
  press,
  type
} from '../../kit/account-forms.tsx'

resetAccountPage()

test('a new password is set and confirmed with a link home; a refusal keeps both fields', async () => {
  const me = {
    api_status: 0,
    name: 'Amara Osei',
    email: 'amara@lakeshore.ca',
    contact: '4165550134'
  }
  const user = {
    ...me,
    referral_code: 'A',
    totalDiscount: '0%',
    referralWebsites: [],
    website: null
  }
  let reset = () => Response.json({ api_status: 500, message: 'Something went wrong.' })
  answer((path) => (path.endsWith('/resetPassword') ? reset() : Response.json(user)))
  localStorage.setItem('access_token', 'tok')
  await open('/dashboard/reset-password')
  await screen.findByLabelText('New password')
  expect(autofill()).toEqual([
    'username username',
    'password new-password',
    'confirmPassword new-password'
  ])
  type('New password', 'amara2026')
  expect(await screen.findByText('Weak')).toBeTruthy()
  type('Confirm password', 'amara2027')
  await press('Reset password')
  expect(errorOf('Confirm password')).toBe('Passwords must match')
  type('Confirm password', 'amara2026')
  await press('Reset password')
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong.')
  expect(box('Confirm password').value).toBe('amara2026')
  reset = () => Response.json({ api_status: 0 })
  await press('Reset password')
  const confirmation = await screen.findByText('Password reset successfully.')
  expect(document.activeElement, 'it takes the focus').toBe(confirmation)
  expect(
    (await toasts()).map(({ kind }) => kind),
    'only the refusal has a toast'
  ).toEqual(['error'])
  expect(box('New password').value).toBe('')
  expect(screen.getByRole('link', { name: 'Continue Registration' })).toBeTruthy()
})
