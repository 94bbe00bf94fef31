import { afterEach, beforeEach, expect, test } from 'vitest'
import { CardRefused } from '#panel/services/cards/card-processor.ts'
import { stripeCards } from '#panel/services/cards/stripe-cards.ts'
import { NOT_AUTHENTICATED } from '../../kit/stripe-state.ts'
import type { CardKind } from '../../kit/stripe-objects.ts'
import { startStripe, type StripeServer } from '../../kit/stripe-server.ts'

let stripe: StripeServer
let cards: ReturnType<typeof stripeCards>
beforeEach(async () => {
  stripe = await startStripe()
  cards = stripeCards({ secretKey: 'sk_test_local', apiBase: stripe.apiBase })
})
afterEach(() => stripe.close())

async function openPayment(kind: CardKind = 'visa') {
  const customer = await cards.createCustomer({ agent_id: 'a', name: 'Ann', email: 'ann@b.ca' })
  const { provider_id } = await cards.attach(customer, stripe.saveCard(customer, kind))
  const { payment_id } = await cards.createPayment({
    amount: 96_886,
    customer,
    description: 'a plan',
    idempotencyKey: 'charge-1',
    provider_id
  })
  return { customer, payment_id, provider_id }
}

test('a setup gives the secret the browser saves a card with', async () => {
  const customer = await cards.createCustomer({ agent_id: 'a', name: 'Ann', email: 'ann@b.ca' })
  expect((await cards.createSetup(customer)).client_secret).toMatch(/^seti_\w+_secret_/)
})

test('a saved card is told by brand, last four, expiry and fingerprint', async () => {
  const customer = await cards.createCustomer({ agent_id: 'a', name: 'Ann', email: 'ann@b.ca' })
  expect(await cards.attach(customer, stripe.saveCard(customer))).toMatchObject({
    card_brand: 'Visa',
    card_last4: '4242',
    exp_month: 12,
    exp_year: 2030,
    fingerprint: expect.stringMatching(/^fp_/)
  })
})

test('a card of another customer is refused', async () => {
  const customer = await cards.createCustomer({ agent_id: 'a', name: 'Ann', email: 'ann@b.ca' })
  await expect(cards.attach(customer, stripe.saveCard('cus_other'))).rejects.toThrow(CardRefused)
})

test('a card that Stripe does not know is refused', async () => {
  await expect(cards.attach('cus_1', 'pm_unknown')).rejects.toThrow(CardRefused)
})

test('a payment is unconfirmed, then succeeds once', async () => {
  const { payment_id } = await openPayment()
  expect(await cards.retrievePayment(payment_id)).toEqual({ state: 'unconfirmed' })
  expect(await cards.confirmPayment(payment_id)).toEqual({ state: 'succeeded' })
  expect(await cards.confirmPayment(payment_id)).toEqual({ state: 'succeeded' })
  expect(stripe.payments()).toHaveLength(1)
})

test("a decline comes back in Stripe's words, and again when asked later", async () => {
  const { payment_id } = await openPayment('fails-charged')
  const declined = { state: 'declined', message: 'Your card was declined.' }
  expect(await cards.confirmPayment(payment_id)).toEqual(declined)
  expect(await cards.retrievePayment(payment_id)).toEqual(declined)
})

test.each(['answer-lost', 'request-lost', 'broken'] as const)(
  'a create whose first try ends as %s makes one payment',
  async (fault) => {
    stripe.failNext(/POST \/v1\/payment_intents$/, fault)
    await openPayment()
    expect(stripe.payments()).toHaveLength(1)
  }
)

test('a confirm whose every answer is lost throws, and asking later tells that it succeeded', async () => {
  const { payment_id } = await openPayment()
  stripe.failNext(/confirm$/, 'answer-lost', 'answer-lost', 'answer-lost')
  await expect(cards.confirmPayment(payment_id)).rejects.toThrow()
  expect(await cards.retrievePayment(payment_id)).toEqual({ state: 'succeeded' })
})

test('a card whose bank asks for its owner waits for them, and succeeds when they have confirmed', async () => {
  const { payment_id, provider_id } = await openPayment('asks-always')
  const asked = await cards.confirmPayment(payment_id)
  const { client_secret } = stripe.payments()[0]!
  expect(asked).toEqual({ state: 'needs_action', client_secret, payment_method: provider_id })
  expect(await cards.retrievePayment(payment_id)).toEqual(asked)
  await stripe.ownerAnswers(client_secret, provider_id, true)
  expect(await cards.retrievePayment(payment_id)).toEqual({ state: 'succeeded' })
  expect(await cards.cancelPayment(payment_id)).toEqual({ state: 'succeeded' })
})

test('a challenge that fails is a decline in Stripe’s words', async () => {
  const { payment_id, provider_id } = await openPayment('asks-always')
  await cards.confirmPayment(payment_id)
  await stripe.ownerAnswers(stripe.payments()[0]!.client_secret, provider_id, false)
  expect(await cards.retrievePayment(payment_id)).toEqual({
    state: 'declined',
    message: NOT_AUTHENTICATED
  })
})

test('a cancelled payment can’t be confirmed', async () => {
  const { payment_id } = await openPayment('asks-always')
  await cards.confirmPayment(payment_id)
  expect(await cards.cancelPayment(payment_id)).toMatchObject({ state: 'declined' })
  expect(await cards.confirmPayment(payment_id)).toMatchObject({ state: 'declined' })
})

test('a card that was authenticated when it was saved is charged without asking again', async () => {
  const { payment_id } = await openPayment('asks-once')
  expect(await cards.confirmPayment(payment_id)).toEqual({ state: 'succeeded' })
})

test('a key whose first answer was a fault is burnt, and the next one makes the payment', async () => {
  stripe.failNext(/POST \/v1\/payment_intents$/, 'broken-begun')
  const { payment_id } = await openPayment()
  expect(await cards.confirmPayment(payment_id)).toEqual({ state: 'succeeded' })
  expect(stripe.payments()).toHaveLength(1)
})

test('of two payments that a fault has made for one charge, the one that is known is confirmed', async () => {
  stripe.failNext(/POST \/v1\/payment_intents$/, 'broken-after')
  const { payment_id } = await openPayment()
  await cards.confirmPayment(payment_id)
  expect(stripe.payments().map(({ status }) => status)).toEqual([
    'requires_confirmation',
    'succeeded'
  ])
})

test('a customer whose name has changed since its answer was lost is made all the same', async () => {
  const ann = { agent_id: 'a', name: 'Ann', email: 'ann@b.ca' }
  const first = await cards.createCustomer(ann)
  expect(await cards.createCustomer(ann)).toBe(first)
  expect(await cards.createCustomer({ ...ann, name: 'Ann Lee' })).not.toBe(first)
})

test('a card’s number that the browser told Stripe becomes its customer’s card', async () => {
  const customer = await cards.createCustomer({ agent_id: 'a', name: 'Ann', email: 'ann@b.ca' })
  const { provider_id } = await cards.attach(customer, 'tok_visa')
  // A repeated call, as after a crash, has a new token of the same card.
  expect((await cards.attach(customer, 'tok_visa')).provider_id).toBe(provider_id)
  const payment = { amount: 500, customer, description: 'a plan', idempotencyKey: 'charge-2' }
  const { payment_id } = await cards.createPayment({ ...payment, provider_id })
  expect(await cards.confirmPayment(payment_id)).toEqual({ state: 'succeeded' })
})

test('a card that is detached twice is detached', async () => {
  const customer = await cards.createCustomer({ agent_id: 'a', name: 'Ann', email: 'ann@b.ca' })
  const card = stripe.saveCard(customer)
  await cards.detach(card)
  await cards.detach(card)
  await expect(cards.attach(customer, card)).rejects.toThrow(CardRefused)
})

test('payments are listed page by page with the charges they were made for', async () => {
  await stripe.close()
  stripe = await startStripe({ pageMax: 2 })
  cards = stripeCards({ secretKey: 'sk_test_local', apiBase: stripe.apiBase })
  const customer = await cards.createCustomer({ agent_id: 'a', name: 'Ann', email: 'ann@b.ca' })
  const payment = { amount: 500, customer, description: 'a plan' }
  const provider_id = stripe.saveCard(customer)
  for (const idempotencyKey of ['charge-1', 'charge-2', 'charge-3']) {
    await cards.createPayment({ ...payment, idempotencyKey, provider_id })
  }
  const listed = await Array.fromAsync(cards.listPayments?.(new Date(0)) ?? [])
  expect(listed).toMatchObject([
    { charge_id: 'charge-3', taken: 0, currency: 'cad' },
    { charge_id: 'charge-2' },
    { charge_id: 'charge-1' }
  ])
})
