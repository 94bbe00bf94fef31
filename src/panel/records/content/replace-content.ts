import { sql } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { Database } from '../../tables/schema.ts'

/** Rows that replace a table's content, identified by their key columns. */
export type Replacement = {
  table: keyof Database
  keys: readonly string[]
  rows: readonly Record<string, unknown>[]
}

/**
 * Replaces tables' content. Existing rows are updated in place, as others reference them; removing a
 * row that is still referenced fails the whole transaction. Returns how many rows each table lost.
 */
export async function replaceRows(
  tx: Db,
  replacements: readonly Replacement[]
): Promise<{ table: Replacement['table']; count: number }[]> {
  const removed: { table: Replacement['table']; count: number }[] = []
  for (const { keys, rows, table } of replacements) {
    const [first] = rows
    if (!first) continue
    const columns = Object.keys(first)
    const names = sql.join(columns.map((name) => sql.id(name)))
    const set = columns.map((name) => sql`${sql.id(name)} = excluded.${sql.id(name)}`)
    await sql`
      insert into ${sql.table(table)} (${names})
      select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
      on conflict (${sql.join(keys.map((name) => sql.id(name)))}) do update set ${sql.join(set)}
    `.execute(tx)
  }
  for (const { keys, rows, table } of replacements.toReversed()) {
    const same = keys.map((name) => sql`kept.${sql.id(name)} = old.${sql.id(name)}`)
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} as old where not exists (
        select from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) as kept
        where ${sql.join(same, sql` and `)}
      )
    `.execute(tx)
    if (numAffectedRows > 0n) removed.unshift({ table, count: Number(numAffectedRows) })
  }
  return removed
}

/** Everything that editors don't write, such as plans and templates, in the site's order. */
export async function soldContent(db: Db) {
  return {
    plans: await db.selectFrom('plans').selectAll().orderBy('position').execute(),
    provinces: await db.selectFrom('provinces').selectAll().orderBy('province_shortcode').execute(),
    // Sorted, as an import compares the state before and after.
    taxRates: await db
      .selectFrom('tax_rates')
      .selectAll()
      .orderBy('starts_on')
      .orderBy('province_shortcode')
      .execute(),
    coupons: await db.selectFrom('coupons').selectAll().orderBy('coupon_code').execute(),
    templates: await db.selectFrom('templates').selectAll().orderBy('position').execute(),
    websites: await db.selectFrom('demo_websites').selectAll().orderBy('position').execute(),
    french: await db.selectFrom('french_texts').selectAll().orderBy('english').execute()
  }
}

/** All of the site's content. */
export async function allContent(db: Db) {
  return {
    ...(await soldContent(db)),
    testimonials: await db
      .selectFrom('testimonials')
      .selectAll()
      .orderBy('position')
      .orderBy('testimonial_id')
      .execute(),
    faq: await db.selectFrom('faq').selectAll().orderBy('position').orderBy('faq_id').execute(),
    posts: await db
      .selectFrom('posts')
      .selectAll()
      .orderBy('created', 'desc')
      .orderBy('post_id', 'desc')
      .execute(),
    policies: await db.selectFrom('policies').selectAll().orderBy('policy_name').execute()
  }
}
export type AllContent = Awaited<ReturnType<typeof allContent>>
