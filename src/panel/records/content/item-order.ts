import { sql } from 'kysely'
import type { OrderedKind } from '#rules/content/list-order.ts'
import type { Db } from '../../services/world.ts'
import { LIVE_TABLES } from './live-content.ts'

/** Every item of a kind in the order of its list, drafts included. */
export function itemsInOrder(
  db: Db,
  kind: OrderedKind
): Promise<{ item_id: string; published_version: number | null }[]> {
  return db
    .selectFrom('content_items')
    .select(['item_id', 'published_version'])
    .where('kind', '=', kind)
    .orderBy('position', (order) => order.asc().nullsLast())
    .orderBy(sql`item_id::integer`)
    .execute()
}

/** Sets the places of items and their published rows. The caller holds `lockItems`. */
export async function setOrder(
  tx: Db,
  kind: OrderedKind,
  places: ReadonlyMap<string, number>
): Promise<void> {
  const [table, key] = LIVE_TABLES[kind]
  const rows = JSON.stringify([...places].map(([item_id, place]) => ({ item_id, place })))
  await sql`
    update content_items i set position = placed.place
    from jsonb_to_recordset(${rows}::jsonb) as placed (item_id text, place integer)
    where i.kind = ${kind} and i.item_id = placed.item_id and i.position is distinct from placed.place
  `.execute(tx)
  await sql`
    update ${sql.table(table)} live set position = i.position
    from content_items i
    where i.kind = ${kind} and i.item_id = live.${sql.id(key)}::text
      and i.position is distinct from live.position
  `.execute(tx)
}

/** The place after all others. */
export async function lastPosition(tx: Db, kind: OrderedKind): Promise<number> {
  const { next } = await tx
    .selectFrom('content_items')
    .select(sql<number>`coalesce(max(position), 0) + 1`.as('next'))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return next
}
