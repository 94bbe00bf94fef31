import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import * as addCard from '#contract/billing/add-card.ts'
import { CALLS } from '#contract/calls.ts'
import * as dns from '#contract/websites/dns.ts'
import * as payment from '#contract/billing/payment.ts'
import * as receipts from '#contract/billing/receipt.ts'
import * as session from '#contract/accounts/session.ts'
import { removeSavedSearch, switchRegistration } from '#contract/leads/person-changes.ts'
import { answerPrivacyRequest, privacyRequests } from '#contract/leads/privacy-requests.ts'
import { removeBoardAgreement, saveBoardAgreement } from '#contract/listings/agreements.ts'
import * as feeds from '#contract/listings/feeds.ts'
import { brokerageMoves, cancelMove, planMove } from '#contract/websites/brokerage-moves.ts'
import { siteDraft } from '#contract/websites/site-builder.ts'
import { endForwarding, forwardSite } from '#contract/websites/site-exports.ts'
import { askForStamp, revokeStamp, siteStamps } from '#contract/websites/site-stamps.ts'
import { sql } from 'kysely'
import { cardForm, GOOD_CARD, type Subscriber, subscribe } from '../../kit/billing.ts'
import { saveConsentText } from '#panel/records/leads/lead-consents.ts'
import { insertFeed, SIGNED } from '../../kit/connected-feeds.ts'
import { addLead } from '../../kit/lead-emails.ts'
import { addPrivacyRequest } from '../../kit/privacy-requests.ts'
import { insertRegistration } from '../../kit/registrations.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { NEW_BROKERAGE } from '../../kit/repeated-site-calls.ts'

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
  tables.push(
    'feeds',
    'agreements',
    'site_stamps',
    'brokerage_moves',
    'saved_searches',
    'vow_registrations'
  )
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

test('another account’s feeds, agreements, stamps, moves, forwarding and saved searches stay as they are', async () => {
  const { website_id } = owner
  const feed_id = await insertFeed(panel, { website_id })
  await panel.call(saveBoardAgreement, { agreement_id: null, agreement: SIGNED }, owner)
  const [agreement] = (await panel.call(feeds.feeds, {}, owner)).body.agreements
  const { body: draft } = await panel.call(siteDraft, {}, owner)
  const broker = { name: 'Bea', email: 'bea@brokerage.test' }
  await panel.call(askForStamp, { ...broker, version: draft.draft_version }, owner)
  const [stamp] = (await panel.call(siteStamps, {}, owner)).body.data
  const move_at = new Date(+panel.now() + 86_400_000).toISOString()
  await panel.call(planMove, { ...NEW_BROKERAGE, move_at }, owner)
  await panel.call(forwardSite, { address: 'https://elsewhere-homes.ca' }, owner)
  const lead_id = await addLead(panel, website_id)
  const saved_search_id = await insertSearch(website_id, lead_id)
  const visitor = { website_id, lead_id, email: 'jordan@example.org' }
  const registration_id = await insertRegistration(panel, visitor)
  const request_id = await addPrivacyRequest(panel, { ...visitor, kind: 'deletion' })
  const before = await everything()
  expect([agreement, stamp]).not.toContain(undefined)

  const { agreement_id } = agreement
  const foreign: [Endpoint, object, number][] = [
    [feeds.pauseFeed, { feed_id }, 404],
    [feeds.resumeFeed, { feed_id }, 404],
    [feeds.removeFeed, { feed_id }, 404],
    [feeds.putBackFeed, { feed_id }, 404],
    [saveBoardAgreement, { agreement_id, agreement: { ...SIGNED, note: 'mine' } }, 404],
    [removeSavedSearch, { lead_id, saved_search_id }, 404],
    [switchRegistration, { lead_id, registration_id, is_open: false }, 404],
    [answerPrivacyRequest, { request_id, answer: 'erased', message: '' }, 404],
    // What isn't theirs is gone already.
    [removeBoardAgreement, { agreement_id }, 200],
    [revokeStamp, { stamp_id: stamp.stamp_id }, 200],
    [cancelMove, {}, 200],
    [endForwarding, {}, 200]
  ]
  for (const [call, input, status] of foreign) {
    const answer = await panel.call(call, input, stranger)
    expect([call.path, answer.status]).toEqual([call.path, status])
  }
  expect(await everything()).toBe(before)
  const lists = [feeds.feeds, siteStamps, brokerageMoves, privacyRequests]
  for (const list of lists) {
    const { body } = await panel.call(list, {}, stranger)
    expect(Object.values(body).flat().filter(Boolean)).toEqual([])
  }
})

async function insertSearch(website_id: number, lead_id: string): Promise<string> {
  const now = panel.now()
  const { db } = panel.world
  const text_id = await saveConsentText(db, 'en', 'Yes, email me new homes.')
  const row = await db
    .insertInto('saved_searches')
    .values({
      website_id,
      lead_id,
      query: 'beds=2',
      email: 'jordan@example.org',
      email_key: 'jordan@example.org',
      language: 'en',
      text_id,
      verified: true,
      asked_at: now,
      confirmed_at: now,
      next_at: now
    })
    .returning('saved_search_id')
    .executeTakeFirstOrThrow()
  return row.saved_search_id
}

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
