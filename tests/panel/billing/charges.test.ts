import { globSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import { runBilling } from '#panel/actions/billing/run-billing.ts'
import { resumeCharges } from '#panel/actions/charges/resume-charges.ts'
import { claimCharges } from '#panel/records/billing/charges.ts'
import type { CardProcessor } from '#panel/services/cards/card-processor.ts'
import { chargesOf, subscribe, type Subscriber, websiteRow } from '../../kit/billing.ts'
import { accountOnFreshDomain } from '../../kit/books.ts'
import { START, startPanel, type TestPanel } from '../../kit/panel.ts'
import { RACE_ENGINE } from '../../kit/postgres.ts'

const RENEWAL = new Date('2027-01-21T15:00:00Z')
const LEASE_MS = 2 * 60_000

describe.each([RACE_ENGINE] as const)('charges of every kind, on %s,', (engine) => {
  let panel: TestPanel
  let cards: CardProcessor
  beforeAll(async () => {
    panel = await startPanel({ engine, settings: { rateLimits: false } })
    cards = panel.world.cards
  })
  beforeEach(() => {
    panel.world.cards = cards
    panel.setClock(START)
  })
  afterAll(() => panel.close())

  const subscribeMonthly = () => subscribe(panel, { plan_duration: 1, price: 201.14 })

  /** The processor takes the money, and none of its answers arrive. */
  function loseAnswers(): void {
    panel.world.cards = {
      ...cards,
      async confirmPayment(payment_id) {
        await cards.confirmPayment(payment_id)
        throw new Error('the answer was lost')
      }
    }
  }

  async function renewInVain(): Promise<void> {
    panel.setClock(RENEWAL)
    loseAnswers()
    await runBilling(panel.world)
    panel.world.cards = cards
  }

  async function orderInVain(): Promise<Subscriber> {
    const agent = await panel.registerAgent()
    loseAnswers()
    const wish = accountOnFreshDomain({ plan_duration: 1, price: 201.14 })
    const answer = await panel.call(chargeAndWebsite, wish, { token: agent.token })
    expect(answer).toMatchObject({
      status: 202,
      body: { message: 'Your account creation is in process.' }
    })
    panel.world.cards = cards
    return { ...agent, website_id: 0 }
  }

  async function rowsOf(agent: Subscriber) {
    const of = (table: 'orders' | 'transactions' | 'websites') =>
      panel.world.db.selectFrom(table).selectAll().where('agent_id', '=', agent.agent_id).execute()
    const payments = await panel.world.db
      .selectFrom('sandbox_payments')
      .select('status')
      .where('customer_id', '=', `sbx_cus_${agent.agent_id}`)
      .execute()
    return {
      orders: await of('orders'),
      payments: payments.map(({ status }) => status),
      transactions: await of('transactions'),
      websites: await of('websites')
    }
  }

  const statesOf = async (agent: Subscriber) =>
    (await chargesOf(panel, agent)).map(({ kind, state }) => `${kind} ${state}`)

  test('an order and a renewal without an answer are resumed in one round, and paid once', async () => {
    const subscriber = await subscribeMonthly()
    await renewInVain()
    const buyer = await orderInVain()
    await resumeCharges(panel.world)
    expect(await statesOf(subscriber)).toEqual(['order succeeded', 'renewal submitted'])
    expect(await statesOf(buyer)).toEqual(['order submitted'])

    panel.advanceClock(3_000)
    await resumeCharges(panel.world)
    expect(await statesOf(subscriber)).toEqual(['order succeeded', 'renewal succeeded'])
    expect(await statesOf(buyer)).toEqual(['order succeeded'])
    expect((await websiteRow(panel, subscriber)).plan_end_date).toEqual(
      new Date('2027-02-21T15:00:00Z')
    )
    const bought = await rowsOf(buyer)
    expect(bought).toMatchObject({ orders: [{ state: 'finished' }], payments: ['succeeded'] })
    expect([bought.transactions.length, bought.websites.length]).toEqual([1, 1])
    expect((await rowsOf(subscriber)).payments).toEqual(['succeeded', 'succeeded'])
  })

  test('an outcome that can’t be recorded is tried again, and does not hold up the others', async () => {
    const { db } = panel.world
    const [blocked, other] = [await subscribeMonthly(), await subscribeMonthly()]
    await renewInVain()
    const { charge_id } = await db
      .selectFrom('charges')
      .select('charge_id')
      .where('agent_id', '=', blocked.agent_id)
      .where('state', '=', 'submitted')
      .executeTakeFirstOrThrow()
    const obstacle = {
      transaction_id: 'tx_in_the_way',
      agent_id: blocked.agent_id,
      charge_id,
      amount: 1,
      subtotal: 1,
      taxes: '[]',
      card_brand: null,
      card_last4: null,
      status: false,
      created: panel.now()
    }
    await db.insertInto('transactions').values(obstacle).execute()
    panel.advanceClock(3_000)
    await resumeCharges(panel.world)
    expect((await statesOf(blocked)).at(-1)).toBe('renewal submitted')
    expect((await statesOf(other)).at(-1)).toBe('renewal succeeded')

    await db.deleteFrom('transactions').where('charge_id', '=', charge_id).execute()
    panel.advanceClock(3_000)
    await resumeCharges(panel.world)
    expect((await statesOf(blocked)).at(-1)).toBe('renewal succeeded')
    for (const agent of [blocked, other]) {
      const { payments, transactions } = await rowsOf(agent)
      expect([payments, transactions.length]).toEqual([['succeeded', 'succeeded'], 2])
    }
  })

  test('are claimed by one process at a time, those of people who wait first', async () => {
    const { db } = panel.world
    await subscribeMonthly()
    await renewInVain()
    panel.advanceClock(1_000)
    await orderInVain()
    panel.advanceClock(3_000)
    const claim = async (most: number) => {
      const now = panel.now()
      const lease = { lease_until: new Date(now.getTime() + LEASE_MS), lease_holder: null }
      return (await claimCharges(db, lease, { now, most })).map(({ kind }) => kind)
    }
    expect(await claim(1)).toEqual(['order'])
    expect(await claim(8)).toEqual(['renewal'])
    expect(await claim(8)).toEqual([])
    panel.advanceClock(LEASE_MS)
    expect((await claim(8)).sort()).toEqual(['order', 'renewal'])
    panel.advanceClock(LEASE_MS)
    await resumeCharges(panel.world)
    expect(await claim(8)).toEqual([])
  })

  test('a trial that could not be finished is finished once by two rounds at the same time', async () => {
    const { db } = panel.world
    const agent = await panel.registerAgent()
    const trial = accountOnFreshDomain({ isTrial: true, token: 'sbx_card_visa_1229' })
    await sql`alter table websites add constraint no_more check (website_id < 0) not valid`.execute(
      db
    )
    try {
      const answer = await panel.call(chargeAndWebsite, trial, { token: agent.token })
      expect(answer).toMatchObject({
        status: 202,
        body: { message: 'Your account creation is in process.' }
      })
    } finally {
      await sql`alter table websites drop constraint no_more`.execute(db)
    }
    await Promise.all([resumeCharges(panel.world), resumeCharges(panel.world)])
    const { orders, payments, websites } = await rowsOf({ ...agent, website_id: 0 })
    expect([orders.map(({ state }) => state), payments, websites.length]).toEqual([
      ['finished'],
      [],
      1
    ])
    const again = await panel.call(chargeAndWebsite, trial, { token: agent.token })
    expect(again.body.api_status).toBe(0)
  })
})

test('nothing but the charge engine moves money', () => {
  const calls = ['.createPayment(', '.confirmPayment(', '.cancelPayment(', '.retrievePayment(']
  const callers = globSync('src/panel/**/*.ts').filter((path) => {
    const source = readFileSync(path, 'utf8')
    return calls.some((call) => source.includes(call))
  })
  expect(callers.sort()).toEqual([
    'src/panel/actions/charges/handle-payment-event.ts',
    'src/panel/actions/charges/take-payment.ts'
  ])
})
