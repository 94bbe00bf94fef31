import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logIn } from '#contract/accounts/auth.ts'
import { resetPassword } from '#contract/accounts/user.ts'
import { chargeAndWebsite } from '#contract/account-setup/new-account.ts'
import type { CardProcessor } from '#panel/services/cards/card-processor.ts'
import { resumeCharges } from '#panel/actions/charges/resume-charges.ts'
import { newAccount } from '../../kit/new-account.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { RACE_ENGINE } from '../../kit/postgres.ts'

describe.each([RACE_ENGINE] as const)('on %s', (engine) => {
  let panel: TestPanel
  beforeAll(async () => {
    panel = await startPanel({ engine })
  })
  afterAll(() => panel.close())

  const at = (base_url: string, change: Parameters<typeof newAccount>[0] = {}) =>
    newAccount({ website_details: { ...newAccount().website_details, base_url }, ...change })

  async function booksOf(base_url: string) {
    const rows = (table: 'charges' | 'transactions', agents: string[]) =>
      panel.world.db.selectFrom(table).selectAll().where('agent_id', 'in', agents).execute()
    const orders = await panel.world.db
      .selectFrom('orders')
      .selectAll()
      .where('base_url', '=', base_url)
      .execute()
    const agents = orders.map((order) => order.agent_id)
    const websites = await panel.world.db
      .selectFrom('websites')
      .selectAll()
      .where('base_url', '=', base_url)
      .execute()
    const payments = await panel.world.db
      .selectFrom('sandbox_payments')
      .selectAll()
      .where(
        'customer_id',
        'in',
        agents.map((agent) => `sbx_cus_${agent}`)
      )
      .execute()
    return {
      orders,
      websites,
      payments,
      charges: await rows('charges', agents),
      transactions: await rows('transactions', agents)
    }
  }

  test.each([
    ['with one key', () => 'same-key'],
    ['with a key each', (index: number) => `key-${index}`],
    ['without keys', () => undefined]
  ])('20 simultaneous submits of one agent %s make one charge', async (name, keyOf) => {
    const { token } = await panel.registerAgent()
    const base_url = `race-${name.replaceAll(' ', '-')}.ca`
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        panel.call(chargeAndWebsite, at(base_url), { token, idempotencyKey: keyOf(index) })
      )
    )
    for (const answer of answers) expect(answer.body.api_status).toBe(0)
    const books = await booksOf(base_url)
    expect(books.orders).toHaveLength(1)
    expect(books.charges).toHaveLength(1)
    expect(books.transactions).toHaveLength(1)
    expect(books.websites).toHaveLength(1)
    expect(books.payments).toMatchObject([{ status: 'succeeded' }])
  })

  test('of 20 agents who order one domain at once, one gets it and only that one pays', async () => {
    const agents = await Promise.all(Array.from({ length: 20 }, () => panel.registerAgent()))
    const answers = await Promise.all(
      agents.map(({ token }) => panel.call(chargeAndWebsite, at('wanted.ca'), { token }))
    )
    expect(answers.filter(({ body }) => body.api_status === 0)).toHaveLength(1)
    for (const { body } of answers) {
      if (body.api_status !== 0) expect(body.message).toBe('Domain name already exists.')
    }
    const books = await booksOf('wanted.ca')
    expect(books.payments).toMatchObject([{ status: 'succeeded' }])
    expect(books.websites).toHaveLength(1)
  })

  test('of 10 agents who start a trial with one card at once, one gets it', async () => {
    const agents = await Promise.all(Array.from({ length: 10 }, () => panel.registerAgent()))
    const card = 'sbx_card_visa_0933'
    const answers = await Promise.all(
      agents.map(({ token }, index) =>
        panel.call(chargeAndWebsite, at(`trial-${index}.ca`, { isTrial: true, token: card }), {
          token
        })
      )
    )
    expect(answers.filter(({ body }) => body.api_status === 0)).toHaveLength(1)
  })

  test('of two new passwords set at once from two devices, one counts, and the other device is logged out', async () => {
    const { email, password, token } = await panel.registerAgent()
    const other = await panel.call(logIn, { email, password, recaptcha: 'checked' })
    const devices = [
      { token, password: 'beyond the harbour' },
      { token: String(other.body.access_token), password: 'behind the harbour' }
    ]
    const answers = await Promise.all(
      devices.map(({ password: chosen, token: known }) =>
        panel.call(resetPassword, { password: chosen, confirmPassword: chosen }, { token: known })
      )
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
    const winner = devices[answers.findIndex(({ status }) => status === 200)]
    const entered = await panel.call(logIn, {
      email,
      password: winner?.password ?? '',
      recaptcha: 'checked'
    })
    expect(entered.status).toBe(200)
  })

  test('if all the provider’s answers are lost, it charges once, and the next round finds out', async () => {
    const { token } = await panel.registerAgent()
    const { cards } = panel.world
    const silent: CardProcessor = {
      ...cards,
      async confirmPayment(payment_id) {
        await cards.confirmPayment(payment_id)
        throw new Error('the answer was lost')
      }
    }
    panel.world.cards = silent
    const answer = await panel.call(chargeAndWebsite, at('silent.ca'), { token })
    expect(answer).toMatchObject({
      status: 202,
      body: { message: 'Your account creation is in process.' }
    })
    expect((await booksOf('silent.ca')).websites).toEqual([])

    panel.world.cards = cards
    panel.advanceClock(60_000)
    await resumeCharges(panel.world)
    const books = await booksOf('silent.ca')
    expect(books.websites).toHaveLength(1)
    expect(books.charges).toMatchObject([{ state: 'succeeded' }])
    expect(books.payments).toHaveLength(1)
    expect((await panel.call(chargeAndWebsite, at('silent.ca'), { token })).body.api_status).toBe(0)
  })
})
