import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addPaymentMethod } from '#contract/billing/add-card.ts'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import {
  createIntent,
  paymentMethods,
  payOverduePayment,
  removePaymentMethod,
  setPrimaryCard
} from '#contract/billing/payment.ts'
import { accessTokenLoginWeb } from '#contract/accounts/session.ts'
import { markSubmitted } from '#panel/records/billing/charges.ts'
import { stripeCards } from '#panel/services/cards/stripe-cards.ts'
import {
  cardForm,
  chargesOf,
  signIn,
  subjectsTo,
  type Subscriber,
  websiteRow,
  runWorker
} from '../../kit/billing.ts'
import { accountOnFreshDomain } from '../../kit/books.ts'
import { confirmationOf } from '../../kit/card-challenge-panel.ts'
import { START, startPanel, type TestPanel } from '../../kit/panel.ts'
import type { CardKind } from '../../kit/stripe-objects.ts'
import { startStripe, type StripeServer } from '../../kit/stripe-server.ts'

let panel: TestPanel
let stripe: StripeServer
beforeAll(async () => {
  stripe = await startStripe()
  const cards = stripeCards({ secretKey: 'sk_test_local', apiBase: stripe.apiBase })
  panel = await startPanel({ settings: { rateLimits: false }, world: { cards } })
  // No emails about domains among those about bills.
  panel.world.reach.isPublic = () => false
})
beforeEach(() => panel.setClock(START))
afterAll(async () => {
  await panel.close()
  await stripe.close()
})

const RENEWAL = new Date('2027-01-21T15:00:00Z')
const MINUTE = 60_000
const GONE = 'This card can no longer be charged. Please choose another card.'

type Payer = Subscriber & { customer: string; card: string }

/** An agent with a monthly plan, paid by a card that Stripe keeps; the renewal comes at `RENEWAL`. */
async function subscribe(kind: CardKind = 'visa'): Promise<Payer> {
  const agent = await panel.registerAgent()
  const { token } = agent
  await panel.call(createIntent, {}, { token })
  const { customer_id: customer } = await panel.world.db
    .selectFrom('customers')
    .select('customer_id')
    .where('agent_id', '=', agent.agent_id)
    .executeTakeFirstOrThrow()
  const card = stripe.saveCard(customer)
  const wish = accountOnFreshDomain({ token: card, plan_duration: 1, price: 201.14 })
  const { body } = await panel.call(chargeAndWebsite, wish, { token })
  expect(body.message).toBe('Account created successfully.')
  const me = await panel.call(accessTokenLoginWeb, {}, { token })
  const payer = { ...agent, customer, card, website_id: me.body.website.website_id }
  return kind === 'visa' ? payer : { ...payer, card: await payWith(payer, kind) }
}

/** Adds a card and pays with it from now on. */
async function payWith(payer: Payer, kind: CardKind): Promise<string> {
  const token = await signIn(panel, payer)
  const card = stripe.saveCard(payer.customer, kind)
  const cards = async () => (await panel.call(paymentMethods, {}, { token })).body
  const known = new Set((await cards()).map(({ upm_id }: { upm_id: string }) => upm_id))
  await panel.call(addPaymentMethod, cardForm(card), { token })
  const added = (await cards()).find(({ upm_id }: { upm_id: string }) => !known.has(upm_id))
  await panel.call(setPrimaryCard, { upm_id: added.upm_id }, { token })
  return card
}

async function renew(): Promise<void> {
  panel.setClock(RENEWAL)
  await runWorker(panel)
}

async function press({ website_id, ...payer }: Payer, idempotencyKey?: string) {
  const token = await signIn(panel, { website_id, ...payer })
  return panel.call(payOverduePayment, { website_id }, { token, idempotencyKey })
}

/** What Stripe has taken or tried to take for renewals. */
const renewalsAtStripe = ({ customer }: Payer) =>
  stripe.payments().filter((payment) => payment.customer === customer && payment.amount === 8927)

const lastEmail = (payer: Payer) => panel.emails.findLast(({ to }) => to.address === payer.email)

test('a renewal is charged while its owner is away, and receipted', async () => {
  const payer = await subscribe('asks-once')
  await renew()
  expect((await chargesOf(panel, payer)).slice(1)).toMatchObject([
    { kind: 'renewal', amount: 8927, state: 'succeeded' }
  ])
  expect(renewalsAtStripe(payer)).toMatchObject([
    { status: 'succeeded', payment_method: payer.card }
  ])
  expect((await websiteRow(panel, payer)).plan_end_date).toEqual(new Date('2027-02-21T15:00:00Z'))
  expect(subjectsTo(panel, payer).at(-1)).toMatch(/^Receipt: CAD 89.27/)
})

test('one that is declined is emailed in Stripe’s words, and the next day’s is a payment of its own', async () => {
  const payer = await subscribe('fails-charged')
  await renew()
  expect(lastEmail(payer)?.subject).toMatch(/^Payment failed: CAD 89\.27 for your \w+ plan$/)
  expect(lastEmail(payer)?.text).toContain('Your card was declined.')
  await payWith(payer, 'visa')
  panel.setClock(new Date('2027-01-22T15:00:00Z'))
  await runWorker(panel)
  expect((await chargesOf(panel, payer)).slice(1).map(({ state }) => state)).toEqual([
    'declined',
    'succeeded'
  ])
  expect(renewalsAtStripe(payer).map(({ status }) => status)).toEqual(['canceled', 'succeeded'])
})

test('one whose bank wants its owner is emailed to them and cancelled, and Pay Now asks them', async () => {
  const payer = await subscribe('asks-always')
  await renew()
  expect(lastEmail(payer)?.subject).toMatch(/^Please confirm your payment/)
  expect(renewalsAtStripe(payer)).toMatchObject([{ status: 'canceled' }])

  panel.advanceClock(MINUTE)
  const { client_secret, payment_method } = confirmationOf(await press(payer, 'one-press'))
  await runWorker(panel)
  await stripe.ownerAnswers(client_secret, payment_method, true)
  expect((await press(payer, 'one-press')).body.message).toBe('Payment done successfully.')
  expect((await press(payer)).body.message).toBe('Nothing is due.')
  expect(renewalsAtStripe(payer).map(({ status }) => status)).toEqual(['canceled', 'succeeded'])
})

test.each([
  ['made', /POST \/v1\/payment_intents$/, 'created'],
  ['charged', /confirm$/, 'submitted']
])(
  'one whose answer is lost after it was %s is found again, and paid once',
  async (_, at, state) => {
    const payer = await subscribe()
    stripe.failNext(at, 'answer-lost', 'answer-lost', 'answer-lost')
    await renew()
    expect((await chargesOf(panel, payer)).at(-1)).toMatchObject({ state })
    panel.advanceClock(3 * MINUTE)
    await runWorker(panel)
    expect((await chargesOf(panel, payer)).slice(1)).toMatchObject([{ state: 'succeeded' }])
    expect(renewalsAtStripe(payer)).toMatchObject([{ status: 'succeeded' }])
  }
)

test('Pay Now whose answer is lost after the charge says so, and pressing again pays nothing more', async () => {
  const payer = await subscribe('fails-charged')
  await renew()
  await payWith(payer, 'visa')
  panel.advanceClock(MINUTE)
  stripe.failNext(/confirm$/, 'answer-lost', 'answer-lost', 'answer-lost')
  expect(await press(payer, 'lost')).toMatchObject({
    status: 202,
    body: { message: 'Your payment is in process.' }
  })
  panel.advanceClock(2 * MINUTE)
  expect((await press(payer, 'lost')).body.message).toBe('Payment done successfully.')
  const taken = renewalsAtStripe(payer).filter(({ status }) => status === 'succeeded')
  expect(taken).toHaveLength(1)
})

test('a card that is gone at Stripe fails the renewal in plain words, and another card pays', async () => {
  const payer = await subscribe()
  stripe.detachCard(payer.card)
  await renew()
  expect((await chargesOf(panel, payer)).at(-1)).toMatchObject({ state: 'declined', message: GONE })
  expect(lastEmail(payer)?.text).toContain(GONE)
  panel.advanceClock(MINUTE)
  expect(await press(payer)).toMatchObject({ status: 422, body: { message: GONE } })
  await payWith(payer, 'visa')
  expect((await press(payer)).body.message).toBe('Payment done successfully.')
  expect((await websiteRow(panel, payer)).overdue_since).toBeNull()
})

test('an agent whom somebody deleted at Stripe adds a card and pays again', async () => {
  const payer = await subscribe()
  stripe.deleteCustomer(payer.customer)
  await renew()
  expect((await chargesOf(panel, payer)).at(-1)).toMatchObject({ state: 'declined', message: GONE })
  const token = await signIn(panel, payer)
  const { body } = await panel.call(createIntent, {}, { token })
  const customer = stripe.customerOf(body.client_secret)
  expect(customer).not.toBe(payer.customer)
  await payWith({ ...payer, customer }, 'visa')
  panel.advanceClock(MINUTE)
  expect((await press(payer)).body.message).toBe('Payment done successfully.')
})

test('a card that is removed while its payment waits for an answer ends that payment', async () => {
  const payer = await subscribe()
  stripe.failNext(/confirm$/, 'request-lost', 'request-lost', 'request-lost')
  await renew()
  const before = renewalsAtStripe(payer)
  expect(before).toMatchObject([{ status: 'requires_confirmation' }])
  await payWith(payer, 'visa')
  const token = await signIn(panel, payer)
  const cards = (await panel.call(paymentMethods, {}, { token })).body
  const old = cards.find(({ isPrimary }: { isPrimary: boolean }) => !isPrimary)
  await panel.call(removePaymentMethod, { upm_id: old.upm_id }, { token })
  panel.advanceClock(2 * MINUTE)
  await runWorker(panel)
  expect((await chargesOf(panel, payer)).at(-1)).toMatchObject({ state: 'declined', message: GONE })
  expect((await press(payer)).body.message).toBe('Payment done successfully.')
  expect(renewalsAtStripe(payer).map(({ status }) => status)).toEqual(['canceled', 'succeeded'])
})

test('of two payments that were made for one charge the first to be written down counts', async () => {
  const { cards, db } = panel.world
  const silent = async () => Promise.reject(new Error('no answer'))
  const payer = await subscribe()
  panel.world.cards = { ...cards, createPayment: silent }
  await renew()
  panel.world.cards = cards
  const { charge_id } = await db
    .selectFrom('charges')
    .select('charge_id')
    .where('agent_id', '=', payer.agent_id)
    .where('state', '=', 'created')
    .executeTakeFirstOrThrow()
  const first = new Map([[charge_id, 'pi_first']])
  expect(await markSubmitted(db, [{ charge_id, payment_id: 'pi_first' }])).toEqual(first)
  expect(await markSubmitted(db, [{ charge_id, payment_id: 'pi_second' }])).toEqual(first)
})
