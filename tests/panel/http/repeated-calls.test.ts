import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as auth from '#contract/accounts/auth.ts'
import { CALLS } from '#contract/calls.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { sendVerification } from '#contract/accounts/verification.ts'
import { tablesOf } from '#panel/records/backup/catalog.ts'
import { resetContent } from '../../kit/editor.ts'
import { START, startPanel, type TestPanel } from '../../kit/panel.ts'
import {
  type Case,
  keyedCalls,
  signUpForm,
  type SafeCase,
  safeCalls
} from '../../kit/repeated-calls.ts'

let panel: TestPanel
let restoreContent: () => Promise<void>
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
  restoreContent = await resetContent(panel)
})
afterAll(async () => {
  await restoreContent()
  await panel.close()
})

const marked = (repeat: Endpoint['repeat']) =>
  Object.keys(CALLS).filter((name) => CALLS[name]?.repeat === repeat)

test('every call that is not a GET declares what a repeat does, and is tested here', () => {
  const unmarked = marked(undefined).filter((name) => CALLS[name]?.method !== 'GET')
  expect(unmarked).toEqual([])
  expect(Object.keys(keyedCalls(panel)).toSorted()).toEqual(marked('keyed').toSorted())
  expect(Object.keys(safeCalls(panel)).toSorted()).toEqual(marked('safe').toSorted())
})

/** Tables that grow with every call; a lost session or preview link expires unused. */
const LEFT_OUT = new Set(['rate_limits', 'request_keys', 'sessions', 'site_previews'])

/** How many rows each table has gained. */
async function growth(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await counts()
  await work()
  const after = await counts()
  const grown = Object.entries(after).map(([table, rows]) => [table, rows - (before[table] ?? 0)])
  return Object.fromEntries(grown.filter(([, more]) => more !== 0))
}

async function counts(): Promise<Record<string, number>> {
  const { db } = panel.world
  const tables = (await tablesOf(db)).map(({ table }) => table).filter((one) => !LEFT_OUT.has(one))
  const { rows } = await sql<{ table: string; rows: number }>`${sql.join(
    tables.map(
      (one) => sql`select ${one} as "table", count(*)::integer as rows from ${sql.id(one)}`
    ),
    sql` union all `
  )}`.execute(db)
  return Object.fromEntries(rows.map((row) => [row.table, row.rows]))
}

let keys = 0

describe.each(marked('keyed'))('%s', (name) => {
  const call = CALLS[name] as Endpoint

  test('twice under one key runs once with one answer; other input under the key is refused', async () => {
    const make = keyedCalls(panel)[name] as Case
    panel.setClock(START)
    const alone = await make()
    const one = await growth(async () => {
      const options = { token: alone.token, idempotencyKey: `alone-${++keys}` }
      expect((await panel.call(call, alone.input, options)).status).toBe(200)
    })
    panel.setClock(START)
    // A queued run absorbs further requests.
    await panel.world.db.deleteFrom('publish_runs').execute()
    const { input, other, token } = await make()
    const options = { token, idempotencyKey: `twice-${++keys}` }
    const answers: Awaited<ReturnType<typeof panel.call>>[] = []
    const both = await growth(async () => {
      const press = () => panel.call(call, input, options)
      answers.push(...(await Promise.all([press(), press()])), await press())
    })
    expect(both).toEqual(one)
    const [first] = answers
    expect(first?.status).toBe(200)
    for (const answer of answers) expect(withoutToken(answer)).toEqual(withoutToken(first))
    const [otherCall, otherInput] = other as [Endpoint, object]
    const refused = await panel.call(otherCall, otherInput, options)
    expect(refused.status).toBe(409)
  })
})

describe.each(marked('safe'))('%s', (name) => {
  const call = CALLS[name] as Endpoint

  test('repeated, it changes nothing more', async () => {
    const made = safeCalls(panel)[name] as SafeCase
    const [make, { again = undefined } = {}] = Array.isArray(made) ? made : [made]
    panel.setClock(START)
    const { input, token } = await make()
    const first = await panel.call(call, input, { token })
    expect(first.status).toBe(200)
    let second = first
    expect(await growth(async () => (second = await panel.call(call, input, { token })))).toEqual(
      {}
    )
    expect(second.status).toBe(again ?? 200)
  })
})

test('a repeated registration with another password is not logged in', async () => {
  const form = signUpForm()
  const options = { idempotencyKey: 'register' }
  await panel.call(auth.registerUser, form, options)
  const other = { password: 'another password', confirmPassword: 'another password' }
  const refused = await panel.call(auth.registerUser, { ...form, ...other }, options)
  expect(refused).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/details/) }
  })
  const kept = await panel.world.db.selectFrom('request_keys').selectAll().execute()
  expect(JSON.stringify(kept)).not.toMatch(/mk_|access_token/)
})

test('an agent’s key does not affect another agent', async () => {
  panel.setClock(START)
  const [ann, bo] = [await panel.registerAgent(), await panel.registerAgent()]
  for (const { token } of [ann, bo]) {
    const options = { token, idempotencyKey: 'the-same' }
    expect((await panel.call(sendVerification, { code: '' }, options)).status).toBe(200)
  }
  const uses = panel.world.db
    .selectFrom('request_keys')
    .select('scope')
    .where('key', '=', 'the-same')
    .execute()
  expect(await uses).toHaveLength(2)
})

function withoutToken(answer?: { status: number; body: object }) {
  return { ...answer, body: { ...answer?.body, access_token: undefined } }
}
