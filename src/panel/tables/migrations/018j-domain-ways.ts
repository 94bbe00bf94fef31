import { type Kysely, sql } from 'kysely'

/** How DNS sends a domain's visitors to us: by our name servers, or by its own records. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table websites
      add column domain_way text check (domain_way in ('name-servers', 'records'))
  `.execute(db)
}
