import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import * as addCard from '#contract/billing/add-card.ts'
import { CALLS } from '#contract/calls.ts'
import * as dns from '#contract/websites/dns.ts'
import * as payment from '#contract/billing/payment.ts'
import * as receipts from '#contract/billing/receipt.ts'
import * as session from '#contract/accounts/session.ts'
import { sql } from 'kysely'
import { cardForm, GOOD_CARD, type Subscriber, subscribe } from '../../kit/billing.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
let owner: Subscriber
let stranger: Subscriber
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
  owner = await subscribe(panel)
  stranger = await subscribe(panel)
})
afterAll(() => panel.close())

const calls = Object.values(CALLS).filter(({ access }) => access === 'private')

/** A valid body for each call: the token is checked before the body. */
const ask = (call: Endpoint, authorization?: string) => {
  const path = call.path.replaceAll(/:\w+/g, 'anything')
  const init: RequestInit = { method: call.method }
  if (call.method === 'POST') {
    init.body = JSON.stringify({ website_id: owner.website_id, upm_id: 'any' })
  }
  const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) }
  return panel.request(path, { ...init, headers })
}

test('every private call of the contract is tested here', () => {
  expect(calls.length).toBeGreaterThanOrEqual(40)
})

/** Every row of every table with agents' data. */
async function everything(): Promise<string> {
  const tables = ['agents', 'cards', 'websites', 'charges', 'transactions', 'jobs', 'orders']
  const parts: string[] = []
  for (const table of tables) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(table)} as t order by 1
    `.execute(panel.world.db)
    parts.push(...rows.map(({ row }) => row))
  }
  return parts.join('\n')
}

test('without a valid token every private call returns the same 401 and changes nothing', async () => {
  const dead = (await panel.registerAgent()).token
  await panel.call(session.logOut, {}, { token: dead })
  const before = await everything()
  const refusal = JSON.stringify({ api_status: 401, message: 'User is not logged in.' })
  for (const call of calls) {
    for (const authorization of [
      undefined,
      '',
      'Bearer',
      'Bearer ',
      `Bearer ${dead}`,
      `Bearer ${owner.token}x`,
      `Bearer ${owner.token.slice(0, -1)}`,
      `Basic ${owner.token}`,
      `bearer null`,
      `Bearer ${'a'.repeat(5000)}`,
      `Bearer ' or 1=1 --`
    ]) {
      const answer = await ask(call, authorization)
      expect([call.path, authorization, answer.status]).toEqual([call.path, authorization, 401])
      expect(await answer.text()).toBe(refusal)
    }
  }
  expect(await everything()).toBe(before)
})

test('another account’s ids get the same answer as unknown ids, and nothing changes', async () => {
  const { token } = stranger
  const { body: cards } = await panel.call(payment.paymentMethods, {}, { token: owner.token })
  const { body: paid } = await panel.call(payment.transactions, {}, { token: owner.token })
  const [upm_id, transaction_id] = [cards[0].upm_id, paid[0].transaction_id]
  const nobody = '00000000-0000-4000-8000-000000000000'
  const before = await everything()

  const pairs: [Endpoint, object, object[]][] = [
    [
      payment.getOverdue,
      { website_id: owner.website_id },
      [{ website_id: 999_999 }, { website_id: -1 }]
    ],
    [payment.payOverduePayment, { website_id: owner.website_id }, [{ website_id: 999_999 }]],
    [dns.checkDNS, { website_id: owner.website_id }, [{ website_id: 999_999 }]],
    [
      payment.setPrimaryCard,
      { upm_id },
      [{ upm_id: nobody }, { upm_id: 'x' }, { upm_id: "' or 1=1" }]
    ],
    [payment.removePaymentMethod, { upm_id }, [{ upm_id: nobody }, { upm_id: '%' }]],
    [
      receipts.receipt,
      { transaction_id },
      [{ transaction_id: 'tx_0000000000000000' }, { transaction_id: '%25' }]
    ],
    [receipts.receiptPdf, { transaction_id }, [{ transaction_id: 'tx_0000000000000000' }]]
  ]
  for (const [call, foreign, unknown] of pairs) {
    const answer = await panel.call(call, foreign, { token })
    expect([call.path, answer.status]).toEqual([call.path, 404])
    for (const input of unknown) {
      expect(await panel.call(call, input, { token })).toEqual(answer)
    }
  }
  expect(await everything()).toBe(before)
})

test('lists contain only the agent’s own items, and idempotency keys are per agent', async () => {
  const own = await panel.call(payment.paymentMethods, {}, { token: stranger.token })
  const theirs = await panel.call(payment.paymentMethods, {}, { token: owner.token })
  const ids = (answer: typeof own) => answer.body.map(({ upm_id }: { upm_id: string }) => upm_id)
  expect(new Set([...ids(own), ...ids(theirs)]).size).toBe(ids(own).length + ids(theirs).length)

  const idempotencyKey = 'the-same-key'
  for (const { token } of [owner, stranger]) {
    const added = await panel.call(addCard.addPaymentMethod, cardForm(GOOD_CARD), {
      token,
      idempotencyKey
    })
    expect(added.body.message).toBe('Card successfully Added.')
  }
})
