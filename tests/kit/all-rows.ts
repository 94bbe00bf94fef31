import { type Kysely, sql } from 'kysely'
import { tablesOf } from '#panel/records/backup/catalog.ts'
import type { Database } from '#panel/tables/schema.ts'

/** Every row of every table as text. */
export async function allRows(db: Kysely<Database>): Promise<Record<string, string[]>> {
  return db.transaction().execute(async (tx) => {
    await sql`set local timezone = 'UTC'`.execute(tx)
    const tables = await tablesOf(tx)
    const entries = []
    for (const { table } of tables) {
      const { rows } = await sql<{ row: string }>`
        select row_to_json(t)::text as row from ${sql.id(table)} t
      `.execute(tx)
      entries.push([table, rows.map(({ row }) => row).sort()] as const)
    }
    return Object.fromEntries(entries)
  })
}
