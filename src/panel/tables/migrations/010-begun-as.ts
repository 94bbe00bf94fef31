import { type Kysely, sql } from 'kysely'

/** The creating browser's own id for an item, so that a repeated save creates one item. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table content_items add column begun_as text`.execute(db)
  await sql`create unique index content_items_begun_as on content_items (begun_as)`.execute(db)
}
