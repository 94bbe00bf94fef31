import { expect, test } from 'vitest'
import {
  askForConsentUntil,
  type Consent,
  consentEnds,
  emailBasis
} from '#rules/leads/consent-clock.ts'
import { dayStart } from '#rules/time/calendar.ts'

const on = dayStart
const now = on('2026-11-23')

function given(kind: Consent['kind'], day: string, withdrawn?: string): Consent {
  const given_at = on(day)
  const withdrawn_at = withdrawn === undefined ? null : on(withdrawn)
  return { kind, given_at, ends_at: consentEnds(kind, given_at), withdrawn_at }
}

test.each<[string, Consent[], Date | 'withdrawal' | undefined]>([
  ['nobody who never agreed', [], undefined],
  ['six months after an inquiry', [given('inquiry', '2026-11-01')], on('2027-05-01')],
  ['not after those', [given('inquiry', '2026-05-01')], undefined],
  ['two years after a client came', [given('client', '2026-11-01')], on('2028-11-01')],
  [
    'the longest of several',
    [given('inquiry', '2026-11-01'), given('client', '2026-06-15')],
    on('2028-06-15')
  ],
  [
    'until withdrawn, with a yes',
    [given('inquiry', '2026-11-01'), given('express', '2026-03-01')],
    'withdrawal'
  ],
  [
    'not after a withdrawal, whatever was given before',
    [given('inquiry', '2026-11-01'), given('express', '2026-03-01', '2026-11-20')],
    undefined
  ],
  [
    'again after an inquiry since the withdrawal',
    [given('express', '2026-03-01', '2026-10-20'), given('inquiry', '2026-11-01')],
    on('2027-05-01')
  ],
  [
    'not by what came with an unverified message',
    [{ ...given('express', '2026-11-01'), is_unverified: true }],
    undefined
  ],
  [
    'not after a withdrawal of what came with one',
    [
      given('inquiry', '2026-11-01'),
      { ...given('express', '2026-03-01', '2026-11-20'), is_unverified: true }
    ],
    undefined
  ],
  ['not by what lies ahead', [given('express', '2026-12-01')], undefined]
])('may be sent email: %s', (_, consents, until) => {
  const basis = emailBasis(consents, now)
  expect(basis && (basis.ends_at ?? 'withdrawal')).toEqual(until)
})

test('the basis is the consent that holds the longest, and of equal ones the first', () => {
  const [inquiry, later, yes] = [
    given('inquiry', '2026-11-01'),
    given('express', '2026-06-01'),
    given('express', '2026-03-01')
  ]
  expect(emailBasis([inquiry, later, yes], now)).toBe(yes)
  expect(emailBasis([], now)).toBe(undefined)
})

test('a yes is asked for in the last 30 days of a consent that ends', () => {
  const inquiry = given('inquiry', '2026-06-20')
  expect(askForConsentUntil(inquiry, on('2026-11-19'))).toBe(undefined)
  expect(askForConsentUntil(inquiry, on('2026-11-20'))).toEqual(on('2026-12-20'))
  expect(askForConsentUntil(given('express', '2026-06-20'), on('2026-11-25'))).toBe(undefined)
  expect(askForConsentUntil(undefined, on('2026-11-25'))).toBe(undefined)
})
