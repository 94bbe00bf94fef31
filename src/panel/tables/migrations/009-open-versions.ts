import { type Kysely, sql } from 'kysely'

/** Until when the writer's next words become part of a version; null, as for all that are there, once it stands by itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table content_versions add column open_until timestamptz`.execute(db)
}
