import { expect, test } from 'vitest'
import {
  answerChallenge,
  getOverdue,
  payOverduePayment,
  transactions
} from '#contract/billing/payment.ts'
import {
  chargesOf,
  signIn,
  FAILING_CARD,
  runUntil,
  payWith,
  subjectsTo,
  subscribe,
  websiteRow,
  runWorker
} from '../../kit/billing.ts'
import { MONTHLY, openBillingPanel } from '../../kit/billing-panel.ts'

const panel = await openBillingPanel()
const OWED =
  'The amount due now is CAD 89.27, for 1 month. If it isn’t paid before February 21, 2027, another month is added, bringing it to CAD 178.54.'

test('a trial is charged its whole first total at its end, and is a plan from then on', async () => {
  const agent = await subscribe(panel, { isTrial: true })
  await runUntil(panel, '2026-12-20T15:00:00Z', 5)
  expect(await chargesOf(panel, agent)).toEqual([])
  await runUntil(panel, '2026-12-21T15:00:00Z')
  expect(await chargesOf(panel, agent)).toMatchObject([
    { kind: 'first', months: 12, amount: 96_886, state: 'succeeded' }
  ])
  expect(await websiteRow(panel, agent)).toMatchObject({
    isTrial: false,
    setup_fee_due: 0,
    plan_end_date: new Date('2027-12-21T15:00:00Z')
  })
  expect(subjectsTo(panel, agent).slice(-3)).toEqual([
    expect.stringMatching(/^Your free trial has started/),
    expect.stringMatching(/^Your free trial ends on December 21, 2026/),
    expect.stringMatching(/^Receipt: CAD 968.86/)
  ])
})

test('a plan bought on the 31st renews on the last day of short months and on the 31st again', async () => {
  panel.setClock(new Date('2027-01-31T15:00:00Z'))
  const agent = await subscribe(panel, MONTHLY)
  await runUntil(panel, '2027-08-31T15:00:00Z', 5)
  const charges = await chargesOf(panel, agent)
  expect(charges.map(({ amount }) => amount)).toEqual([20_114, 8927, 8927, 8927, 8927, 8927, 8927])
  expect(charges.slice(1).map(({ period_start }) => period_start.toISOString())).toEqual([
    '2027-03-31T14:00:00.000Z',
    '2027-04-30T14:00:00.000Z',
    '2027-05-31T14:00:00.000Z',
    '2027-06-30T14:00:00.000Z',
    '2027-07-31T14:00:00.000Z',
    '2027-08-31T14:00:00.000Z'
  ])
})

test('a renewal that fails is tried after 1, 3, 5 and 7 days for what is due, with an email each, and stops the site after 30', async () => {
  const agent = await subscribe(panel, MONTHLY)
  await payWith(panel, agent, FAILING_CARD)
  await runUntil(panel, '2027-01-21T15:00:00Z')
  const { website_id } = agent
  let token = await signIn(panel, agent)
  const due = await panel.call(getOverdue, { website_id }, { token })
  expect(due.body).toEqual({
    api_status: 0,
    amount: 89.27,
    due_months: 1,
    plan_end_date: '2027-01-21T15:00:00.000Z'
  })
  await runUntil(panel, '2027-02-19T15:00:00Z')
  expect((await websiteRow(panel, agent)).planStop).toBe(false)
  await runUntil(panel, '2027-02-20T15:00:00Z')

  token = await signIn(panel, agent)
  const failed = (await chargesOf(panel, agent)).slice(1)
  expect(failed.map(({ created, kind }) => [kind, created.toISOString().slice(0, 10)])).toEqual([
    ['renewal', '2027-01-21'],
    ['overdue', '2027-01-22'],
    ['overdue', '2027-01-24'],
    ['overdue', '2027-01-26'],
    ['overdue', '2027-01-28']
  ])
  const subjects = subjectsTo(panel, agent)
  expect(subjects.filter((subject) => /failed/.test(subject))).toEqual(
    [
      'Payment failed',
      'Second try failed',
      'Third try failed',
      'Fourth try failed',
      'Last try failed'
    ].map((tried) => `${tried}: CAD 89.27 for your Maplekey plan`)
  )
  const last = panel.emails.findLast(({ subject }) => subject.startsWith('Last try failed'))
  expect(last?.text).toContain(OWED)
  expect(last?.text).toContain('We no longer charge your card automatically.')
  expect(panel.emails.findLast(({ to }) => to.address === agent.email)?.text).toContain(OWED)
  expect(subjects.at(-1)).toMatch(/^Your website is offline/)
  expect((await websiteRow(panel, agent)).planStop).toBe(true)
  expect(
    (await panel.call(transactions, {}, { token })).body.map(
      (row: { status: boolean }) => row.status
    )
  ).toEqual([false, false, false, false, false, true])

  const refused = await panel.call(payOverduePayment, { website_id }, { token })
  expect(refused).toMatchObject({ status: 422, body: { message: 'Your card was declined.' } })
  expect(subjectsTo(panel, agent)).toHaveLength(subjects.length)
  await payWith(panel, agent, 'sbx_card_mastercard_1239')
  const paid = await panel.call(payOverduePayment, { website_id }, { token })
  expect(paid.body).toEqual({ api_status: 0, message: 'Payment done successfully.' })
  expect(await websiteRow(panel, agent)).toMatchObject({
    planStop: false,
    overdue_since: null,
    plan_end_date: new Date('2027-02-21T15:00:00Z')
  })
  const none = await panel.call(payOverduePayment, { website_id }, { token })
  expect(none).toMatchObject({ status: 409, body: { message: 'Nothing is due.' } })
})

test('a bank that wants the owner gets an email to the owner, and Pay Now asks them', async () => {
  const agent = await subscribe(panel, MONTHLY)
  const { website_id } = agent
  await payWith(panel, agent, 'sbx_card_threeDSecureRequired_1240_authenticated')
  await runUntil(panel, '2027-01-21T15:00:00Z')
  expect(subjectsTo(panel, agent).at(-1)).toMatch(/^Please confirm your payment/)
  expect((await chargesOf(panel, agent)).at(-1)).toMatchObject({ state: 'declined' })

  const token = await signIn(panel, agent)
  panel.advanceClock(60_000)
  const press = () =>
    panel.call(payOverduePayment, { website_id }, { token, idempotencyKey: 'one-press' })
  const asked = await press()
  expect(asked).toMatchObject({
    status: 202,
    body: { confirmation: { amount: 89.27, client_secret: expect.stringMatching(/_secret_/) } }
  })
  const { client_secret } = asked.body.confirmation
  expect((await press()).body.confirmation.client_secret).toBe(client_secret)
  await runWorker(panel)
  await panel.call(answerChallenge, { authorised: true, client_secret }, { token })
  expect((await press()).body.message).toBe('Payment done successfully.')
  expect((await press()).body.message).toBe('Payment done successfully.')
  const charges = await chargesOf(panel, agent)
  expect(charges.filter(({ state }) => state === 'succeeded')).toHaveLength(2)
})

test('a payment whose owner never answers is cancelled after an hour, and can be asked for again', async () => {
  const agent = await subscribe(panel, MONTHLY)
  const { website_id } = agent
  await payWith(panel, agent, 'sbx_card_threeDSecureRequired_1240_authenticated')
  await runUntil(panel, '2027-01-21T15:00:00Z')
  const token = await signIn(panel, agent)
  panel.advanceClock(60_000)
  expect((await panel.call(payOverduePayment, { website_id }, { token })).status).toBe(202)
  panel.advanceClock(61 * 60_000)
  await runWorker(panel)
  expect((await chargesOf(panel, agent)).at(-1)).toMatchObject({
    state: 'declined',
    message: expect.stringMatching(/not confirmed in time/)
  })
  expect((await panel.call(payOverduePayment, { website_id }, { token })).status).toBe(202)
})

test('a new price is told thirty days before it counts, and counts from that renewal on', async () => {
  const agent = await subscribe(panel, MONTHLY)
  await runUntil(panel, '2027-02-01T15:00:00Z', 5)
  const plan = () => panel.world.db.updateTable('plans').where('plan_id', '=', 2)
  await plan().set({ plan_price: 8900 }).execute()
  try {
    await runUntil(panel, '2027-03-22T15:00:00Z')
    expect(subjectsTo(panel, agent).filter((subject) => /New price/.test(subject))).toEqual([
      expect.stringMatching(/^New price from March 21, 2027/)
    ])
    expect((await chargesOf(panel, agent)).slice(1).map(({ amount }) => amount)).toEqual([
      8927, 8927, 10_057
    ])
  } finally {
    await plan().set({ plan_price: 7900 }).execute()
  }
})

test('a card about to run out is told of thirty and seven days before', async () => {
  const agent = await subscribe(panel, { token: 'sbx_card_visa_0327' })
  await runUntil(panel, '2027-03-01T15:00:00Z', 5)
  const told = () => subjectsTo(panel, agent).filter((subject) => /expires/.test(subject)).length
  expect(told()).toBe(0)
  await runUntil(panel, '2027-03-24T15:00:00Z')
  expect(told()).toBe(1)
  await runUntil(panel, '2027-04-10T15:00:00Z')
  expect(told()).toBe(2)
})

test('a provider that loses every answer takes the money once, and the next round finds out', async () => {
  const agent = await subscribe(panel, MONTHLY)
  const { cards } = panel.world
  await runUntil(panel, '2027-01-20T16:00:00Z', 10)
  panel.world.cards = {
    ...cards,
    async confirmPayment(payment_id) {
      await cards.confirmPayment(payment_id)
      throw new Error('the answer was lost')
    }
  }
  panel.setClock(new Date('2027-01-21T15:00:00Z'))
  await runWorker(panel)
  panel.world.cards = cards
  expect((await chargesOf(panel, agent)).at(-1)).toMatchObject({ state: 'submitted' })
  await runWorker(panel)
  expect((await chargesOf(panel, agent)).at(-1)).toMatchObject({ state: 'submitted' })
  panel.advanceClock(61_000)
  await runWorker(panel)
  expect((await chargesOf(panel, agent)).slice(1)).toMatchObject([{ state: 'succeeded' }])
  const payments = await panel.world.db
    .selectFrom('sandbox_payments')
    .select('status')
    .where('customer_id', '=', `sbx_cus_${agent.agent_id}`)
    .execute()
  expect(payments).toEqual([{ status: 'succeeded' }, { status: 'succeeded' }])
})
