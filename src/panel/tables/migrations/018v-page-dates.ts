import { type Kysely, sql } from 'kysely'

/** When each page of a published website last changed, by page id; older pages go by the website's date. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sites add column page_dates jsonb not null default '{}'`.execute(db)
}
