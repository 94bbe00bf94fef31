import { type Kysely, sql } from 'kysely'

/** Days that pauses have added to the last paid period; 0 in old rows, where they are unknown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table websites add column paused_days integer not null default 0`.execute(db)
}
