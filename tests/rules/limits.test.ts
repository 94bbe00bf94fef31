import { expect, test } from 'vitest'
import { durationMessages } from '#messages/durations.ts'
import * as limits from '#rules/limits.ts'
import { SCRIPT_LOAD_MS } from '#rules/script-load.ts'

/** Section 9 of both documents, number by number. */
test.each([
  ['durations', limits.DURATIONS, [12, 6, 1]],
  ['default duration', limits.DEFAULT_DURATION, 12],
  ['duration names', durationMessages.en.names, { 12: 'Annual', 6: 'Semi-Annual', 1: 'Monthly' }],
  ['free trial', limits.TRIAL_DAYS, 30],
  ['happy clients', limits.HAPPY_CLIENTS_MAX, 5],
  ['demo gallery page', limits.DESIGNS_PAGE_SIZE, 3],
  ['blog page', limits.BLOG_PAGE_SIZE, 10],
  ['testimonial step', limits.TESTIMONIAL_STRIDE_PX, 1800],
  ['toast', limits.TOAST_MS, 5000],
  ['captcha frame', limits.CAPTCHA_LINGER_MS, 5000],
  ['script chunk', SCRIPT_LOAD_MS, 120_000],
  ['phone', limits.PHONE_DIGITS, 10],
  ['password', limits.PASSWORD_MIN, 6],
  ['name', [limits.NAME_MIN, limits.NAME_MAX], [2, 50]],
  ['message', limits.MESSAGE_MIN, 10],
  [
    'card brands',
    [...limits.CARD_BRANDS].sort(),
    ['American Express', 'Diners Club', 'Discover', 'JCB', 'MasterCard', 'UnionPay', 'Visa']
  ]
])('%s', (_, value, specified) => {
  expect(value).toEqual(specified)
})

test('a referral code has no sign that is mistaken for another', () => {
  expect(limits.REFERRAL_ALPHABET).toMatch(/^[A-Z2-9]+$/)
  expect(limits.REFERRAL_ALPHABET).not.toMatch(/[ILO01]/)
  expect(new Set(limits.REFERRAL_ALPHABET).size).toBe(limits.REFERRAL_ALPHABET.length)
})
