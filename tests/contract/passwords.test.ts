import { expect, test } from 'vitest'
import { RegistrationForm } from '#contract/accounts/auth.ts'
import { ResetPasswordForm } from '#contract/accounts/user.ts'
import { formErrors } from '../kit/form-errors.ts'

const REGISTRATION = { name: 'Ann Lee', email: 'ann@harbourquay.ca', phone: '4165550124' }

test('a password that is too short and a second one that differs are told at once', () => {
  const typed = { password: 'abc', confirmPassword: 'abcd' }
  const both = {
    password: 'Password should be at least 6 chars',
    confirmPassword: 'Passwords must match'
  }
  expect(formErrors(RegistrationForm, { ...REGISTRATION, ...typed })).toEqual(both)
  expect(formErrors(ResetPasswordForm, typed).confirmPassword).toBe('Passwords must match')
})
