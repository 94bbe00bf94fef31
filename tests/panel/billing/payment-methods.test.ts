import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addPaymentMethod, billingDetails } from '#contract/billing/add-card.ts'
import {
  paymentMethods,
  removePaymentMethod,
  setPrimaryCard,
  transactions
} from '#contract/billing/payment.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { receipt } from '#contract/billing/receipt.ts'
import { BILLING_ADDRESS } from '../../kit/billing-address.ts'
import {
  cardForm,
  signIn,
  runUntil,
  type Subscriber,
  subscribe,
  runWorker
} from '../../kit/billing.ts'
import { pdfText } from '../../kit/pdf-text.ts'
import { START, startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
let agent: Subscriber
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
})
beforeEach(async () => {
  panel.setClock(START)
  agent = await subscribe(panel)
})
afterAll(() => panel.close())

const list = async () => (await panel.call(paymentMethods, {}, { token: agent.token })).body
const add = (card: string, idempotencyKey?: string) =>
  panel.call(addPaymentMethod, cardForm(card), { token: agent.token, idempotencyKey })

test('a card is added, made primary, and the other one removed', async () => {
  expect((await add('sbx_card_amex_1138')).body).toEqual({
    api_status: 0,
    message: 'Card successfully Added.',
    upm_id: (await list())[1].upm_id
  })
  const [first, second] = await list()
  expect([first, second]).toMatchObject([
    { card_brand: 'Visa', card_last4: '4242', isPrimary: true },
    { card_brand: 'American Express', exp_month: 11, exp_year: 2038, isPrimary: false }
  ])
  const { token } = agent
  const refused = await panel.call(removePaymentMethod, { upm_id: first.upm_id }, { token })
  expect(refused).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/primary/) }
  })
  await panel.call(setPrimaryCard, { upm_id: second.upm_id }, { token })
  const removed = await panel.call(removePaymentMethod, { upm_id: first.upm_id }, { token })
  expect(removed.body.message).toBe('Card removed successfully.')
  expect(await list()).toMatchObject([{ upm_id: second.upm_id, isPrimary: true }])
})

test('the billing address known is that of the order, then that of the card added last', async () => {
  const known = async (token: string) => (await panel.call(billingDetails, {}, { token })).body
  expect((await known(agent.token)).billing).toEqual(BILLING_ADDRESS)
  panel.advanceClock(1000)
  await add('sbx_card_amex_1138')
  const { token: _token, ...address } = cardForm('')
  expect((await known(agent.token)).billing).toEqual(address)
  const { token } = await panel.registerAgent()
  expect((await known(token)).billing).toBeNull()
})

test('the city at the end of an earlier order’s address is not given twice', async () => {
  const change = { billing_address: '120 Queen Street West, toronto' }
  await panel.world.db
    .updateTable('websites')
    .set(change)
    .where('agent_id', '=', agent.agent_id)
    .execute()
  const known = await panel.call(billingDetails, {}, { token: agent.token })
  expect(known.body.billing).toMatchObject({
    billing_address_1: '120 Queen Street West',
    billing_city: 'Toronto'
  })
})

test('a removed card that the provider was not reached about is forgotten there later', async () => {
  await add('sbx_card_amex_1138')
  const [, { upm_id }] = await list()
  const { cards } = panel.world
  const asked: string[] = []
  panel.world.cards = {
    ...cards,
    async detach(provider_id) {
      if (asked.push(provider_id) === 1) throw new Error('no answer')
    }
  }
  await panel.call(removePaymentMethod, { upm_id }, { token: agent.token })
  await runDueJobs(panel.world)
  panel.world.cards = cards
  expect(asked.filter((provider_id) => provider_id === asked[0])).toHaveLength(2)
})

test('the same press adds one card, and the same key with another card is refused', async () => {
  await Promise.all([add('sbx_card_jcb_1138', 'key'), add('sbx_card_jcb_1138', 'key')])
  await add('sbx_card_jcb_1138', 'key')
  expect(await list()).toHaveLength(2)
  expect((await add('sbx_card_discover_1138', 'key')).status).toBe(409)
})

test('the same card entered again, with a token of its own, is one card and forgotten at the provider', async () => {
  const { cards } = panel.world
  const forgotten: string[] = []
  let tokens = 0
  panel.world.cards = {
    ...cards,
    async attach(customer, token) {
      const card = await cards.attach(customer, token)
      return { ...card, provider_id: `pm_${++tokens}_of_${agent.agent_id}` }
    },
    async detach(provider_id) {
      forgotten.push(provider_id)
    }
  }
  const first = await add('sbx_card_amex_1138')
  const again = await add('sbx_card_amex_1138')
  expect(again.body.upm_id).toBe(first.body.upm_id)
  panel.advanceClock(1000)
  await add('sbx_card_amex_1139')
  await runDueJobs(panel.world)
  panel.world.cards = cards
  expect(await list()).toMatchObject([
    { card_brand: 'Visa' },
    { card_brand: 'American Express', exp_year: 2038 },
    { card_brand: 'American Express', exp_year: 2039 }
  ])
  expect(forgotten).toEqual([`pm_2_of_${agent.agent_id}`])
})

test.each([
  ['that is declined', 'sbx_card_chargeDeclined_1138', 422, 'Your card was declined.'],
  ['that has expired', 'sbx_card_visa_0125', 422, 'Your card has expired.'],
  ['number instead of a token', '4242424242424242', 400, 'Please enter your card.']
])('a card %s is not added', async (_, card, status, message) => {
  expect(await add(card)).toMatchObject({ status, body: { message } })
  expect(await list()).toHaveLength(1)
})

test('many who choose a primary card at once leave exactly one', async () => {
  await add('sbx_card_amex_1138')
  await add('sbx_card_jcb_1138')
  const cards = await list()
  await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      panel.call(setPrimaryCard, { upm_id: cards[index % 3].upm_id }, { token: agent.token })
    )
  )
  expect((await list()).filter((card: { isPrimary: boolean }) => card.isPrimary)).toHaveLength(1)
})

test('a receipt names seller, numbers, buyer, terms, what was bought and each tax', async () => {
  const { token } = agent
  const [{ transaction_id }] = (await panel.call(transactions, {}, { token })).body
  const { body } = await panel.call(receipt, { transaction_id }, { token })
  expect(body).toMatchObject({
    transaction_id,
    created: START.toISOString(),
    seller_name: 'Maplekey Test Inc.',
    seller_tax_numbers: 'GST/HST 123456789 RT0001',
    buyer_name: 'Amara Osei',
    buyer_address: ['Lakeshore Realty Brokerage', '120 Queen Street West', 'Toronto ON M5H 2N2'],
    description: expect.stringMatching(
      /^Maplekey Professional, 12 months, website agent-\d+\.ca, December 21, 2026 to December 21, 2027$/
    ),
    terms: 'Paid in full by Visa ending in 4242',
    setup_fee: 99,
    subtotal: 857.4,
    taxes: [{ name: 'HST', percent: 13, amount: 111.46 }],
    amount: 968.86
  })
})

test('the email of that receipt names the setup fee', async () => {
  await runWorker(panel)
  const email = panel.emails.find(
    ({ subject, to }) => to.address === agent.email && subject.startsWith('Receipt')
  )
  expect(email?.text).toContain(
    'Plan price: CAD 758.40\nSetup fee: CAD 99.00\nBefore tax: CAD 857.40'
  )
})

test('its PDF is a file of one page that says the same', async () => {
  const { token } = agent
  const [{ transaction_id }] = (await panel.call(transactions, {}, { token })).body
  const answer = await panel.request(`/payment/receipts/${transaction_id}/pdf`, {
    headers: { authorization: `Bearer ${token}` }
  })
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="receipt-${transaction_id}.pdf"`
  )
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7')
  const words = pdfText(bytes)
  for (const word of [
    'Maplekey Test Inc.',
    'GST/HST 123456789 RT0001',
    '11-21-2026 10:00 AM ET',
    transaction_id,
    'Amara Osei',
    'Paid in full by Visa ending in 4242',
    'CAD 758.40',
    'Setup fee',
    'CAD 99.00',
    'CAD 857.40',
    'HST 13%',
    'CAD 111.46',
    'CAD 968.86'
  ]) {
    expect(words).toContain(word)
  }
})

test('a receipt shows the plan price, the coupon and the setup fee on screen, on paper and by email', async () => {
  const bought = await subscribe(panel, { coupon_code: 'WELCOME10', price: 883.16 })
  const tried = await subscribe(panel, { coupon_code: 'WELCOME10', isTrial: true, price: 883.16 })
  await runUntil(panel, '2026-12-21T15:00:00.000Z', 30)
  for (const buyer of [bought, tried]) {
    const token = await signIn(panel, buyer)
    const [{ transaction_id }] = (await panel.call(transactions, {}, { token })).body
    const { body } = await panel.call(receipt, { transaction_id }, { token })
    expect(body).toMatchObject({
      setup_fee: 99,
      discounts: [{ kind: 'coupon', code: 'WELCOME10', amount: 75.84 }],
      subtotal: 781.56
    })
    const lines =
      'Plan price: CAD 758.40\nCoupon WELCOME10: − CAD 75.84\nSetup fee: CAD 99.00\nBefore tax: CAD 781.56'
    const email = panel.emails.find(
      ({ subject, to }) => to.address === buyer.email && subject.startsWith('Receipt')
    )
    expect(email?.text).toContain(lines)
    const answer = await panel.request(`/payment/receipts/${transaction_id}/pdf`, {
      headers: { authorization: `Bearer ${token}` }
    })
    const paper = pdfText(Buffer.from(await answer.arrayBuffer()))
    for (const line of lines.split('\n')) expect(paper).toContain(line.split(': ')[1])
    expect(paper).toContain('Coupon WELCOME10')
  }
})
