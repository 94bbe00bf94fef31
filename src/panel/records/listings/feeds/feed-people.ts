import { sql } from 'kysely'
import type { Db } from '../../../services/world.ts'

export type Named = { key: string; name: string; phone: string }
export type People = 'members' | 'offices'

/** Of each, its table and the column of its key. */
const TABLES = {
  members: [sql.table('feed_members'), sql.ref('member_key')],
  offices: [sql.table('feed_offices'), sql.ref('office_key')]
} as const

/** Those of these keys that a feed has no name of. */
export async function unknownPeople(
  db: Db,
  feed_id: number,
  { keys, people }: { people: People; keys: readonly string[] }
): Promise<string[]> {
  if (keys.length === 0) return []
  const [table, column] = TABLES[people]
  const { rows } = await sql<{ key: string }>`
    select ${column} as key from ${table}
    where feed_id = ${feed_id} and ${column} in (${sql.join([...keys])})
  `.execute(db)
  const names = new Set(rows.map(({ key }) => key))
  return keys.filter((key) => !names.has(key))
}

/** Those whose names were read longest ago, before then. */
export async function oldPeople(
  db: Db,
  feed_id: number,
  { before, most, people }: { people: People; before: Date; most: number }
): Promise<string[]> {
  const [table, column] = TABLES[people]
  const { rows } = await sql<{ key: string }>`
    select ${column} as key from ${table}
    where feed_id = ${feed_id} and (read_at is null or read_at < ${before})
    order by read_at nulls first, ${column} limit ${most}
  `.execute(db)
  return rows.map(({ key }) => key)
}

/** Saves names over those that were known. */
export async function savePeople(
  tx: Db,
  feed_id: number,
  { named, now, people }: { people: People; named: readonly Named[]; now: Date }
): Promise<void> {
  if (named.length === 0) return
  const [table, column] = TABLES[people]
  const rows = named.map(
    ({ key, name, phone }) =>
      sql`(${feed_id}::integer, ${key}, ${name}, ${phone}, ${now}::timestamptz)`
  )
  await sql`
    insert into ${table} (feed_id, ${column}, name, phone, read_at) values ${sql.join(rows)}
    on conflict (feed_id, ${column}) do update
      set name = excluded.name, phone = excluded.phone, read_at = excluded.read_at
  `.execute(tx)
}

/** Asked for in vain: the names that are known stay. */
export async function markPeopleRead(
  tx: Db,
  feed_id: number,
  { keys, now, people }: { people: People; keys: readonly string[]; now: Date }
): Promise<void> {
  if (keys.length === 0) return
  const [table, column] = TABLES[people]
  await sql`
    update ${table} set read_at = ${now}
    where feed_id = ${feed_id} and ${column} in (${sql.join([...keys])})
  `.execute(tx)
}
