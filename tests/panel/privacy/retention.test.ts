import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { retentionMessages } from '#messages/privacy/retention.ts'
import { removeExpired } from '#panel/jobs/remove-expired.ts'
import { DATA_KINDS, removedBefore, RETENTION, type TimedKind } from '#rules/privacy/retention.ts'
import type { Retention } from '#rules/privacy/keeping.ts'
import type { Ids } from '../../kit/aged-row.ts'
import { AGED_ROWS } from '../../kit/aged-rows.ts'
import { subscribe } from '../../kit/billing.ts'
import { IMPERSONAL_COLUMNS } from '../../kit/impersonal-columns.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

const MINUTE = 60_000

let panel: TestPanel
let ids: Ids
beforeAll(async () => {
  panel = await startPanel()
  const { agent_id, website_id } = await subscribe(panel)
  const { upm_id } = await panel.world.db
    .selectFrom('orders')
    .select('upm_id')
    .executeTakeFirstOrThrow()
  ids = { agent_id, website_id, upm_id }
  await sql`insert into content_items (kind, item_id, title, version, updated, updated_by)
    values ('policy', 'privacy-policy', '', 1, now(), ''), ('policy', 'cookie-policy', '', 1, now(), '')
    on conflict do nothing`.execute(panel.world.db)
})
afterAll(() => panel.close())

test.each([
  ['registrations', '180 days after they ended or expired', 'après leur fin ou leur expiration'],
  ['signInLinks', '1 day after they expired', 'après leur expiration'],
  ['failedOrders', '90 days after it failed', 'après l’échec'],
  ['invitations', '30 days after the invitation expired', 'après l’expiration de l’invitation'],
  ['visits', '762 days after it was recorded', 'après l’enregistrement']
] as const)('the policy counts the period of %s from what ends it', (kind, en, fr) => {
  expect(retentionMessages.en.period(RETENTION[kind])).toMatch(new RegExp(`^${en},`))
  expect(retentionMessages.fr.period(RETENTION[kind])).toContain(`${fr},`)
})

test('every column that may hold personal data is in the table of retention', async () => {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select c.relname as "table", array_agg(a.attname::text) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped
    group by c.relname
  `.execute(panel.world.db)
  const personal = new Set<string>(DATA_KINDS.flatMap((kind) => [...RETENTION[kind].tables]))
  const others = rows
    .filter(({ table }) => !personal.has(table))
    .map(({ columns, table }) => [table, columns.sort().join(' ')])
  const known = Object.entries(IMPERSONAL_COLUMNS).map(([table, columns]) => [
    table,
    columns.split(' ').sort().join(' ')
  ])
  expect(Object.fromEntries(others)).toEqual(Object.fromEntries(known))
  const tables = rows.map(({ table }) => table)
  expect([...personal].filter((table) => !tables.includes(table))).toEqual([])
})

const timed = DATA_KINDS.filter((kind): kind is TimedKind => !('until' in RETENTION[kind]))

test.each(timed)('the job removes %s past their period, and no younger ones', async (kind) => {
  const boundary = removedBefore(kind, panel.now()).getTime()
  const gap = kind === 'visits' ? 25 * 60 * MINUTE : 61 * MINUTE
  const before = await rowsOf(kind)
  await plant(kind, new Date(boundary - gap))
  await removeExpired(panel.world)
  expect(await rowsOf(kind)).toBe(before)

  await plant(kind, new Date(boundary + gap))
  const young = await rowsOf(kind)
  expect(young).toBeGreaterThan(before)
  await removeExpired(panel.world)
  expect(await rowsOf(kind)).toBe(young)
})

test('tax records stay for six years after the year that they were made in', () => {
  const made = new Date('2026-03-05T12:00:00Z')
  expect(removedBefore('books', new Date('2032-12-31T23:00:00Z')) <= made).toBe(true)
  expect(removedBefore('books', new Date('2033-01-01T12:00:00Z')) <= made).toBe(true)
  expect(removedBefore('books', new Date('2033-01-02T12:00:00Z')) > made).toBe(true)
})

async function plant(kind: TimedKind, at: Date): Promise<void> {
  for (const [table, row] of AGED_ROWS[kind](ids, at)) {
    const columns = sql.join(Object.keys(row).map((name) => sql.id(name)))
    const values = sql.join(Object.values(row))
    await sql`insert into ${sql.id(table)} (${columns}) values (${values})`.execute(panel.world.db)
  }
}

/** The rows of a kind's tables; of those that become anonymous, the ones that are not. */
async function rowsOf(kind: TimedKind): Promise<number> {
  const { end, tables }: Retention = RETENTION[kind]
  const counts = await Promise.all(
    tables.map(async (table) => {
      const personal = end === 'anonymous' ? sql`where details <> '{}'` : sql``
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from ${sql.id(table)} ${personal}
      `.execute(panel.world.db)
      return rows[0]?.count ?? 0
    })
  )
  return counts.reduce((sum, count) => sum + count, 0)
}
