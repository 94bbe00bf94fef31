import { type Kysely, sql } from 'kysely'

/** A poll whose listings could not be shown is remembered until they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table feeds add column unshown_poll_at timestamptz`.execute(db)
}
