import { afterEach, beforeEach, expect, test } from 'vitest'
import { startStripe, type StripeServer } from '../../kit/stripe-server.ts'

let stripe: StripeServer
beforeEach(async () => {
  stripe = await startStripe()
})
afterEach(() => stripe.close())

const PAYMENT = { amount: '500', currency: 'cad', 'metadata[charge_id]': 'c-1' }

async function post(path: string, form: Record<string, string>, key?: string) {
  const answer = await fetch(`${stripe.apiBase}/v1/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_1', ...(key && { 'idempotency-key': key }) },
    body: new URLSearchParams(form)
  })
  const isReplay = answer.headers.get('idempotent-replayed') === 'true'
  return { status: answer.status, isReplay, body: (await answer.json()) as Record<string, object> }
}

test('the stand-in gives a key’s first answer again, and says so', async () => {
  const first = await post('payment_intents', PAYMENT, 'k')
  const again = await post('payment_intents', PAYMENT, 'k')
  expect(again).toEqual({ ...first, isReplay: true })
  expect(stripe.payments()).toHaveLength(1)
})

test('the stand-in refuses a key that comes back with other words', async () => {
  await post('payment_intents', PAYMENT, 'k')
  expect(await post('payment_intents', { ...PAYMENT, amount: '600' }, 'k')).toMatchObject({
    status: 400,
    body: { error: { type: 'idempotency_error' } }
  })
})

test('the stand-in refuses a key whose first request is still under way', async () => {
  const held = Promise.withResolvers<void>()
  stripe.failNext(/payment_intents/, { until: held.promise })
  const both = [post('payment_intents', PAYMENT, 'k'), post('payment_intents', PAYMENT, 'k')]
  expect((await Promise.race(both)).status).toBe(409)
  held.resolve()
  expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409])
})

test('the stand-in gives a fault again that came after work had begun, and forgets one that came before', async () => {
  stripe.failNext(/payment_intents/, 'broken-begun', 'broken')
  expect((await post('payment_intents', PAYMENT, 'begun')).status).toBe(500)
  expect((await post('payment_intents', PAYMENT, 'before')).status).toBe(500)
  expect(await post('payment_intents', PAYMENT, 'begun')).toMatchObject({
    status: 500,
    isReplay: true
  })
  expect((await post('payment_intents', PAYMENT, 'before')).status).toBe(200)
})

/** The fields of a payment and a card in the fixtures that Stripe publishes (github.com/stripe/openapi, fixtures3). */
const PUBLISHED = {
  payment_intent:
    'amount amount_capturable amount_details amount_received application application_fee_amount automatic_payment_methods canceled_at cancellation_reason capture_method client_secret confirmation_method created currency customer description id last_payment_error latest_charge livemode metadata next_action object on_behalf_of payment_method payment_method_options payment_method_types processing receipt_email review setup_future_usage shipping statement_descriptor statement_descriptor_suffix status transfer_data transfer_group',
  payment_method: 'billing_details card created customer id livemode metadata object type',
  card: 'brand checks country exp_month exp_year fingerprint funding generated_from last4 networks three_d_secure_usage wallet'
}

test('the stand-in’s payments and cards have every field of the fixtures that Stripe publishes', async () => {
  const customer = String((await post('customers', { name: 'Ann' })).body['id'])
  const method = stripe.saveCard(customer)
  const payment = await post('payment_intents', { ...PAYMENT, customer, payment_method: method })
  const card = await post(`payment_methods/${method}/detach`, {})
  const missing = (body: object, published: string) =>
    published.split(' ').filter((field) => !(field in body))
  expect(missing(payment.body, PUBLISHED.payment_intent)).toEqual([])
  expect(missing(card.body, PUBLISHED.payment_method)).toEqual([])
  expect(missing(card.body['card'] ?? {}, PUBLISHED.card)).toEqual([])
})
