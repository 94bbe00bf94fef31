import { type Kysely, sql } from 'kysely'

/** When each field of a draft was typed; null in drafts that an older version saved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table setup_drafts add column typed jsonb`.execute(db)
}
