import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '#panel/service/content-security-policy.ts'
import { testSettings } from '../../kit/test-settings.ts'

const BUILT =
  "default-src 'self'; connect-src 'self'; frame-src 'none'; script-src 'self' 'sha256-abc='; style-src 'self'"

const stripe = {
  kind: 'stripe',
  apiBase: undefined,
  webhookSecret: undefined,
  publishableKey: 'pk_1',
  secretKey: 'sk_1'
} as const
const recaptcha = { kind: 'recaptcha', apiBase: undefined, secret: 's', siteKey: 'k' } as const

test('without keys the policy stays as it was built', () => {
  expect(contentSecurityPolicy(BUILT, testSettings)).toBe(BUILT)
})

test('Stripe’s key allows Stripe’s sources, and none of Google’s', () => {
  expect(contentSecurityPolicy(BUILT, { ...testSettings, cards: stripe })).toBe(
    "default-src 'self'; connect-src 'self' https://api.stripe.com; " +
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com; ' +
      "script-src 'self' 'sha256-abc=' https://js.stripe.com https://*.js.stripe.com; style-src 'self'"
  )
})

test('reCAPTCHA’s key allows Google’s sources, and none of Stripe’s', () => {
  expect(contentSecurityPolicy(BUILT, { ...testSettings, humanCheck: recaptcha })).toBe(
    "default-src 'self'; connect-src 'self'; " +
      'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/; ' +
      "script-src 'self' 'sha256-abc=' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/; style-src 'self'"
  )
})
