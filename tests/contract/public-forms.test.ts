import { expect, test } from 'vitest'
import {
  ForgotPasswordForm,
  forgotPassword,
  LoginForm,
  logIn,
  RegistrationForm,
  registerUser
} from '#contract/accounts/auth.ts'
import { CallbackForm, ContactForm, contactUs, PlansQueryForm } from '#contract/general.ts'
import { ResetPasswordForm } from '#contract/accounts/user.ts'
import { formErrors } from '../kit/form-errors.ts'

/** Section 5 of both documents, row by row: [what, field, value, message or undefined where it must pass]. */
type Rows = [string, string, string, string | undefined][]

function holds(
  schema: Parameters<typeof formErrors>[0],
  good: Record<string, unknown>,
  rows: Rows
): void {
  expect(formErrors(schema, good)).toEqual({})
  for (const [what, field, value, message] of rows) {
    const told = formErrors(schema, { ...good, [field]: value })
    expect([what, told]).toEqual([what, message === undefined ? {} : { [field]: message }])
  }
}

const long = (count: number) => 'a'.repeat(count)
const address = (length: number) =>
  `${long(60)}@${`${long(60)}.`.repeat(3)}${long(length - 61 - 183)}`

test('Contact', () => {
  const good = {
    full_name: 'Ann',
    email: 'ann@example.ca',
    phone: '4165550123',
    message: 'Hello there, Maplekey'
  }
  holds(ContactForm, good, [
    ['no name', 'full_name', '', 'Name is required'],
    ['a blank name', 'full_name', '   ', 'Name is required'],
    ['1 letter', 'full_name', 'A', 'Name should be at least 3 chars.'],
    ['2 letters', 'full_name', 'Al', undefined],
    ['50 letters', 'full_name', long(50), undefined],
    ['51 letters', 'full_name', long(51), 'Name should be at max 50 chars.'],
    ['no email', 'email', '', 'Email is required.'],
    ['a wrong email', 'email', 'ann@', 'Invalid email'],
    ['an email of 254', 'email', address(254), undefined],
    ['an email of 255', 'email', address(255), 'Email must be at most 254 characters'],
    ['more of them than are read', 'email', `ann@example.ca${' '.repeat(1000)}`, 'Invalid email'],
    ['no phone', 'phone', '', 'Phone number is required.'],
    ['letters in the phone', 'phone', '416555012a', 'Invalid contact number.'],
    ['a phone with dashes', 'phone', '416-555-0123', undefined],
    ['a phone and a line end', 'phone', '4165550123\n', 'Invalid contact number.'],
    ['9 digits', 'phone', '416555012', 'Invalid contact number.'],
    ['10 digits', 'phone', '4165550124', undefined],
    ['10 digits and the country', 'phone', '14165550123', undefined],
    ['11 digits', 'phone', '41655501234', 'Invalid contact number.'],
    ['200 digits', 'phone', '4'.repeat(200), 'Invalid contact number.'],
    ['no message', 'message', '', 'Message is required.'],
    ['9 letters', 'message', long(9), 'Message is too small.'],
    ['10 letters', 'message', long(10), undefined],
    ['5000 letters', 'message', long(5000), undefined],
    ['5001 letters', 'message', long(5001), 'Message must be at most 5000 characters'],
    ['9 letters and a blank', 'message', `${long(9)} `, 'Message is too small.']
  ])
})

test('Plans query', () => {
  holds(PlansQueryForm, { email: 'ann@example.ca', message: 'How much is it?' }, [
    ['no email', 'email', '', 'Email is a required field'],
    ['a wrong email', 'email', 'ann', 'Email must be a valid email'],
    ['no message', 'message', '', 'Message is required'],
    ['9 letters', 'message', long(9), 'Message too short'],
    ['10 letters', 'message', long(10), undefined]
  ])
})

test('Footer callback', () => {
  holds(CallbackForm, { email: 'ann@example.ca', contact: '4165550123' }, [
    ['no email', 'email', '', 'Email is required'],
    ['a wrong email', 'email', 'ann@b', 'Invalid email'],
    ['no contact', 'contact', '', 'Contact is required'],
    ['9 characters', 'contact', '416555012', 'Invalid contact number'],
    ['10 characters', 'contact', '416-555-01', 'Invalid contact number'],
    ['10 digits', 'contact', '4165550123', undefined],
    ['10 digits with dashes', 'contact', '416-555-0123', undefined]
  ])
})

test('the three forms that write to us share one call', () => {
  const good = { full_name: 'Anonymous', email: 'ann@example.ca', recaptcha: 'token' }
  const plans = { ...good, phone: '-', message: 'Plans and pricing contact form' }
  const callback = { ...good, phone: '416-555-0123', message: 'Footer callback form' }
  expect(formErrors(contactUs.input, plans)).toEqual({})
  expect(formErrors(contactUs.input, callback)).toEqual({})
  expect(formErrors(contactUs.input, { ...plans, recaptcha: '' })).toEqual({
    recaptcha: 'Recaptcha required.'
  })
  expect(formErrors(contactUs.input, { ...callback, recaptcha: undefined })).toEqual({
    recaptcha: 'Recaptcha required.'
  })
  const letter = { ...good, phone: '4165550134', message: 'Which plan has the CRM?' }
  expect(formErrors(contactUs.input, { ...letter, recaptcha: '' })).toEqual({
    recaptcha: 'Please complete the reCAPTCHA verification.'
  })
})

test('the call that three forms share has bounds of its own', () => {
  const good = {
    full_name: 'Ann',
    email: 'ann@example.ca',
    phone: '-',
    message: 'Hello there, Maplekey',
    recaptcha: 'token'
  }
  holds(contactUs.input, good, [
    ['no name', 'full_name', '', 'Name is required'],
    ['50 letters', 'full_name', long(50), undefined],
    ['51 letters', 'full_name', long(51), 'Name should be at max 50 chars.'],
    ['no email', 'email', '', 'Email is required.'],
    ['a wrong email', 'email', 'ann@', 'Invalid email'],
    ['no phone', 'phone', '', 'Phone number is required.'],
    ['a dash', 'phone', '-', undefined],
    ['10 digits', 'phone', '4165550123', undefined],
    ['11 digits', 'phone', '41655501234', 'Invalid contact number.'],
    ['no message', 'message', '', 'Message is required.'],
    ['9 letters', 'message', long(9), 'Message is too small.'],
    ['10 letters', 'message', long(10), undefined],
    ['5000 letters', 'message', long(5000), undefined],
    ['5001 letters', 'message', long(5001), 'Message must be at most 5000 characters'],
    ['the longest token', 'recaptcha', long(8192), undefined],
    ['a token beyond it', 'recaptcha', long(8193), 'Please complete the reCAPTCHA verification.']
  ])
})

const registration = {
  name: 'Ann Lee',
  email: 'ann@example.ca',
  password: 'secret',
  confirmPassword: 'secret',
  phone: '4165550123'
}

test('Register', () => {
  const wrongPhone = 'Phone number needs to be exactly 10 digits'
  holds(RegistrationForm, registration, [
    ['no name', 'name', '', 'Name is a required field'],
    ['1 letter', 'name', 'A', 'Name must be at least 2 characters'],
    ['2 letters', 'name', 'Al', undefined],
    ['50 letters', 'name', long(50), undefined],
    ['51 letters', 'name', long(51), 'Name must be at most 50 characters'],
    ['no email', 'email', '', 'Email is a required field'],
    ['a wrong email', 'email', 'ann.example.ca', 'Email must be a valid email'],
    ['an email of 254', 'email', address(254), undefined],
    ['an email of 255', 'email', address(255), 'Email must be at most 254 characters'],
    ['other passwords', 'confirmPassword', 'secreT', 'Passwords must match'],
    ['no second password', 'confirmPassword', '', 'Confirm password is a required field'],
    ['no phone', 'phone', '', 'Phone is a required field'],
    ['9 digits', 'phone', '416555012', wrongPhone],
    ['10 digits', 'phone', '4165550124', undefined],
    ['11 digits', 'phone', '41655501234', wrongPhone],
    ['10 characters, not digits', 'phone', '416-555-01', wrongPhone]
  ])
})

test('passwords of a registration', () => {
  const both = (password: string) =>
    formErrors(RegistrationForm, { ...registration, password, confirmPassword: password })
  expect(both('')).toEqual({
    password: 'Password is a required field',
    confirmPassword: 'Confirm password is a required field'
  })
  expect(both(long(5))).toEqual({ password: 'Password should be at least 6 chars' })
  expect(both(long(6))).toEqual({})
  expect(both(long(1024))).toEqual({})
  expect(both(long(1025))).toEqual({ password: 'Password must be at most 1024 characters' })
  expect(both(' blanks are kept ')).toEqual({})
})

test('passwords that differ are told even while another field is wrong', () => {
  const told = formErrors(RegistrationForm, {
    ...registration,
    confirmPassword: 'other',
    email: 'ann',
    phone: ''
  })
  expect(told).toEqual({
    confirmPassword: 'Passwords must match',
    email: 'Email must be a valid email',
    phone: 'Phone is a required field'
  })
})

test('the same password in two spellings of Unicode matches', () => {
  const password = 'caf\u00e9-noir'
  const spelled = { ...registration, password, confirmPassword: password.normalize('NFD') }
  expect(formErrors(RegistrationForm, spelled)).toEqual({})
})

test('Login', () => {
  holds(LoginForm, { email: 'ann@example.ca', password: 'secret' }, [
    ['no email', 'email', '', 'Email is a required field'],
    ['a wrong email', 'email', 'ann', 'Email must be a valid email'],
    ['no password', 'password', '', 'Password is a required field'],
    ['5 letters', 'password', long(5), 'Password should be at least 6 chars'],
    ['6 letters', 'password', long(6), undefined],
    ['1024 letters', 'password', long(1024), undefined],
    ['1025 letters', 'password', long(1025), 'Password must be at most 1024 characters']
  ])
})

test('Forgot password', () => {
  holds(ForgotPasswordForm, { email: 'ann@example.ca' }, [
    ['no email', 'email', '', 'Email is a required field'],
    ['a wrong email', 'email', 'ann', 'Email must be a valid email']
  ])
})

test('Reset password', () => {
  const both = (password: string) =>
    formErrors(ResetPasswordForm, { password, confirmPassword: password })
  expect(both('')).toEqual({
    password: 'New password is a required field',
    confirmPassword: 'Confirm password is a required field'
  })
  expect(both(long(5))).toEqual({ password: 'Password should be at least 6 chars' })
  expect(both(long(6))).toEqual({})
  expect(both(long(1024))).toEqual({})
  expect(both(long(1025))).toEqual({ password: 'New password must be at most 1024 characters' })
  expect(formErrors(ResetPasswordForm, { password: 'secret', confirmPassword: 'secreT' })).toEqual({
    confirmPassword: 'Passwords must match'
  })
})

test('a call without its human check is refused in the sentence of the catalogue', () => {
  const missing = 'Please complete the reCAPTCHA verification.'
  for (const [{ input }, good] of [
    [registerUser, registration],
    [logIn, { email: 'ann@example.ca', password: 'secret' }],
    [forgotPassword, { email: 'ann@example.ca' }]
  ] as const) {
    holds(input, { ...good, recaptcha: 'token' }, [
      ['no token', 'recaptcha', '', missing],
      ['the longest token', 'recaptcha', long(8192), undefined],
      ['a token beyond it', 'recaptcha', long(8193), missing]
    ])
  }
})
