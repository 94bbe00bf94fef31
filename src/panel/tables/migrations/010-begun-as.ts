import { type Kysely, sql } from 'kysely'

/** What a browser calls an item that it begins: asked twice, as after a lost answer, it is one item. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table content_items add column begun_as text`.execute(db)
  await sql`create unique index content_items_begun_as on content_items (begun_as)`.execute(db)
}
