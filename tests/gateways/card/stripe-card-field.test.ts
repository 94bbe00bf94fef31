// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'

import { openCardField } from '#gateways/card/choose-card-field.ts'
import type { CardFieldState } from '#gateways/card/card-field.ts'

const OWNER = {
  name: 'Amara Osei',
  email: 'amara@lakeshore.ca',
  phone: '',
  address: {
    line1: '120 Queen Street West',
    line2: '',
    city: 'Toronto',
    state: 'ON',
    postalCode: 'M5H 2N2'
  }
}

type Answer = { error?: { message?: string }; setupIntent?: { payment_method: unknown } }

// The provider's loader remembers what it has loaded, so that stays the same.
let current: object
vi.stubGlobal(
  'Stripe',
  Object.assign(() => current, { version: 'clover' })
)

/** Stripe.js as far as the field speaks to it; what comes back from a confirmation is the test's. */
function stripeJs(answer: Answer = {}) {
  const heard = new Map<string, (event: object) => void>()
  const card = {
    destroy: vi.fn(),
    focus: vi.fn(),
    mount: vi.fn(() => heard.get('ready')?.({})),
    on: (name: string, listener: (event: object) => void) => heard.set(name, listener)
  }
  const stripe = {
    _registerWrapper: () => undefined,
    confirmCardSetup: vi.fn(async () => answer),
    elements: () => ({ create: vi.fn(() => card) })
  }
  current = stripe
  const say = (event: object) => heard.get('change')?.(event)
  return { card, heard, say, stripe }
}

async function mount() {
  const field = await openCardField(
    { kind: 'stripe', publishableKey: 'pk_live_1' },
    async () => true
  )
  const element = document.createElement('div')
  const states: CardFieldState[] = []
  const ready = await field.mount(element, {
    describedBy: 'fault',
    changed: (state) => states.push(state)
  })
  return { element, field, ready, states }
}

test('the provider’s element is mounted and reports its state', async () => {
  const { card, say } = stripeJs()
  const { element, field, ready, states } = await mount()
  expect(ready).toEqual({ ok: true })
  expect(card.mount).toHaveBeenCalledWith(element)
  expect(field.check()).toEqual({ ok: false, message: 'Please enter your card.' })
  expect(card.focus).not.toHaveBeenCalled()
  field.focus()
  expect(card.focus).toHaveBeenCalledOnce()

  say({ brand: 'amex', complete: false, error: { message: 'Your card number is invalid.' } })
  expect(field.check()).toEqual({ ok: false, message: 'Your card number is invalid.' })
  say({ brand: 'mastercard', complete: true })
  expect(field.check()).toEqual({ ok: true })
  say({ brand: 'unknown', complete: false })
  expect(states).toEqual([
    { brand: 'American Express', complete: false, message: 'Your card number is invalid.' },
    { brand: 'MasterCard', complete: true, message: '' },
    { brand: '', complete: false, message: '' }
  ])
})

test.each([['pm_1'], [{ id: 'pm_1' }]])(
  'a confirmed card (%j) becomes a token',
  async (payment_method) => {
    const { stripe } = stripeJs({ setupIntent: { payment_method } })
    const { field } = await mount()
    expect(await field.token('seti_1_secret', OWNER)).toEqual({ ok: true, token: 'pm_1' })
    expect(stripe.confirmCardSetup).toHaveBeenCalledWith('seti_1_secret', {
      payment_method: expect.objectContaining({
        billing_details: {
          name: 'Amara Osei',
          email: 'amara@lakeshore.ca',
          address: {
            line1: '120 Queen Street West',
            line2: '',
            city: 'Toronto',
            state: 'ON',
            postal_code: 'M5H 2N2',
            country: 'CA'
          }
        }
      })
    })
  }
)

test.each([
  [
    { error: { type: 'card_error', message: 'Your card was declined.' } },
    'Your card was declined.',
    true
  ],
  [
    {
      error: {
        type: 'invalid_request_error',
        code: 'setup_intent_authentication_failure',
        message: 'We are unable to authenticate your payment method.'
      }
    },
    'We are unable to authenticate your payment method.',
    true
  ],
  [{ error: {} }, 'Something went wrong.', false],
  [{ setupIntent: { payment_method: null } }, 'Something went wrong.', false]
])('the answer %j shows %j, declined: %j', async (answer, message, declined) => {
  stripeJs(answer)
  const { field } = await mount()
  const token = await field.token('seti_1_secret', OWNER)
  expect(token).toMatchObject({ ok: false, message })
  expect('declined' in token && token.declined === true).toBe(declined)
})

test('an element that fails to load says what to do', async () => {
  const { card, heard } = stripeJs()
  card.mount.mockImplementation(() => heard.get('loaderror')?.({}))
  const { ready } = await mount()
  expect(ready).toMatchObject({ ok: false, message: expect.stringMatching(/js\.stripe\.com/) })
})

test('a field that was left is unmounted', async () => {
  const { card } = stripeJs()
  const { field } = await mount()
  field.unmount()
  expect(card.destroy).toHaveBeenCalledOnce()
  expect(field.check()).toMatchObject({ ok: false })
})
