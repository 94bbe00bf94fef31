import { type Kysely, sql } from 'kysely'

/** Until when its author's next edits extend a version; null, as in existing rows, once it is final. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table content_versions add column open_until timestamptz`.execute(db)
}
