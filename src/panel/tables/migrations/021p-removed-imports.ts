import { type Kysely, sql } from 'kysely'

/** Which imported listings an agent deleted, once their rows are gone: the next file still has them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table removed_imports (
    website_id integer not null references websites on delete cascade,
    digest text not null,
    primary key (website_id, digest)
  )`.execute(db)
}
