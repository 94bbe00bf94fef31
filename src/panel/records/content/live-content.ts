import { sql } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { ItemRow, Which } from './items.ts'

// The rows that the site is built from, as publishing and unpublishing items change them.

/** The table of a kind's published rows, and its key column. */
export const LIVE_TABLES = {
  faq: ['faq', 'faq_id'],
  policy: ['policies', 'policy_name'],
  post: ['posts', 'post_id'],
  testimonial: ['testimonials', 'testimonial_id']
} as const

/** Publishes a version's fields. */
export async function putLive(
  tx: Db,
  item: Pick<ItemRow, 'created' | 'item_id' | 'kind' | 'position'>,
  fields: Record<string, string | null>
): Promise<void> {
  const [table, key] = LIVE_TABLES[item.kind]
  const row = {
    [key]: item.item_id,
    ...fields,
    ...(item.kind === 'post' && { created: item.created }),
    ...(item.position !== null && { position: item.position })
  }
  const names = sql.join(Object.keys(row).map((name) => sql.id(name)))
  const set = Object.keys(row).map((name) => sql`${sql.id(name)} = excluded.${sql.id(name)}`)
  await sql`
    insert into ${sql.table(table)} (${names})
    select ${names} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)
    on conflict (${sql.id(key)}) do update set ${sql.join(set)}
  `.execute(tx)
}

export async function takeOff(tx: Db, { item_id, kind }: Which): Promise<void> {
  const [table, key] = LIVE_TABLES[kind]
  await sql`delete from ${sql.table(table)} where ${sql.id(key)}::text = ${item_id}`.execute(tx)
}
