import { type Kysely, sql } from 'kysely'

/** The language of an account's emails and receipts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table agents
      add column language text not null default 'en' check (language in ('en', 'fr'))
  `.execute(db)
  // The emails about their leads were French already.
  await sql`
    update agents set language = 'fr' where agent_id in (
      select agent_id from websites join sites using (website_id) where sites.language = 'fr'
    )
  `.execute(db)
}
