import { type Kysely, sql } from 'kysely'

/** Days that pauses have added to the period that was paid last; 0 in rows of before, where they are not known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table websites add column paused_days integer not null default 0`.execute(db)
}
