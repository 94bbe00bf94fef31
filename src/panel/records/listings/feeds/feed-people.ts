import { sql } from 'kysely'
import type { Db } from '../../../services/world.ts'

type Named = { key: string; name: string; phone: string }

export async function unknownOffices(
  db: Db,
  feed_id: number,
  keys: readonly string[]
): Promise<string[]> {
  if (keys.length === 0) return []
  const known = await db
    .selectFrom('feed_offices')
    .select('office_key')
    .where('feed_id', '=', feed_id)
    .where('office_key', 'in', [...keys])
    .execute()
  const names = new Set(known.map(({ office_key }) => office_key))
  return keys.filter((key) => !names.has(key))
}

export async function unknownMembers(
  db: Db,
  feed_id: number,
  keys: readonly string[]
): Promise<string[]> {
  if (keys.length === 0) return []
  const known = await db
    .selectFrom('feed_members')
    .select('member_key')
    .where('feed_id', '=', feed_id)
    .where('member_key', 'in', [...keys])
    .execute()
  const names = new Set(known.map(({ member_key }) => member_key))
  return keys.filter((key) => !names.has(key))
}

export async function saveOffices(
  tx: Db,
  feed_id: number,
  offices: readonly Named[]
): Promise<void> {
  if (offices.length === 0) return
  await tx
    .insertInto('feed_offices')
    .values(offices.map(({ key, ...named }) => ({ feed_id, office_key: key, ...named })))
    .onConflict((conflict) =>
      conflict
        .columns(['feed_id', 'office_key'])
        .doUpdateSet({ name: sql`excluded.name`, phone: sql`excluded.phone` })
    )
    .execute()
}

export async function saveMembers(
  tx: Db,
  feed_id: number,
  members: readonly Named[]
): Promise<void> {
  if (members.length === 0) return
  await tx
    .insertInto('feed_members')
    .values(members.map(({ key, ...named }) => ({ feed_id, member_key: key, ...named })))
    .onConflict((conflict) =>
      conflict
        .columns(['feed_id', 'member_key'])
        .doUpdateSet({ name: sql`excluded.name`, phone: sql`excluded.phone` })
    )
    .execute()
}
