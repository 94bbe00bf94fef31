import { sql } from 'kysely'
import { expect } from 'vitest'
import { CALLS } from '#contract/calls.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { tablesOf } from '#panel/records/backup/catalog.ts'
import { type Answer, START, type TestPanel } from './panel.ts'
import { type Case, keyedCalls, type SafeCase, safeCalls } from './repeated-calls.ts'

export const callsMarked = (repeat: Endpoint['repeat']) =>
  Object.keys(CALLS).filter((name) => CALLS[name]?.repeat === repeat)

let keys = 0

/** Makes a keyed call once under one key, then thrice under another, two of them at the same time. */
export async function repeatKeyedCall(panel: TestPanel, name: string): Promise<void> {
  const call = CALLS[name] as Endpoint
  const make = keyedCalls(panel)[name] as Case
  panel.setClock(START)
  const alone = await make()
  const one = await growth(panel, async () => {
    const options = { token: alone.token, idempotencyKey: `alone-${++keys}` }
    expect((await panel.call(call, alone.input, options)).status).toBe(200)
  })
  panel.setClock(START)
  // A queued run absorbs further requests.
  await panel.world.db.deleteFrom('publish_runs').execute()
  const { input, other, token } = await make()
  const options = { token, idempotencyKey: `twice-${++keys}` }
  const answers: Answer[] = []
  const both = await growth(panel, async () => {
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
}

/** Makes a safe call twice. */
export async function repeatSafeCall(panel: TestPanel, name: string): Promise<void> {
  const call = CALLS[name] as Endpoint
  const made = safeCalls(panel)[name] as SafeCase
  const [make, { again = undefined } = {}] = Array.isArray(made) ? made : [made]
  panel.setClock(START)
  const { input, token } = await make()
  const first = await panel.call(call, input, { token })
  expect(first.status).toBe(200)
  let second = first
  const repeat = async () => void (second = await panel.call(call, input, { token }))
  expect(await growth(panel, repeat)).toEqual({})
  expect(second.status).toBe(again ?? 200)
}

/** Tables that grow with every call; a lost session or preview link expires unused. */
const LEFT_OUT = new Set(['rate_limits', 'request_keys', 'sessions', 'site_previews'])

/** How many rows each table has gained. */
async function growth(
  panel: TestPanel,
  work: () => Promise<unknown>
): Promise<Record<string, number>> {
  const before = await counts(panel)
  await work()
  const after = await counts(panel)
  const grown = Object.entries(after).map(([table, rows]) => [table, rows - (before[table] ?? 0)])
  return Object.fromEntries(grown.filter(([, more]) => more !== 0))
}

async function counts({ world: { db } }: TestPanel): Promise<Record<string, number>> {
  const tables = (await tablesOf(db)).map(({ table }) => table).filter((one) => !LEFT_OUT.has(one))
  const { rows } = await sql<{ table: string; rows: number }>`${sql.join(
    tables.map(
      (one) => sql`select ${one} as "table", count(*)::integer as rows from ${sql.id(one)}`
    ),
    sql` union all `
  )}`.execute(db)
  return Object.fromEntries(rows.map((row) => [row.table, row.rows]))
}

function withoutToken(answer?: { status: number; body: object }) {
  return { ...answer, body: { ...answer?.body, access_token: undefined } }
}
