import { type Kysely, sql } from 'kysely'

/** Nothing has used these since 012b, which made request_keys, and 014d, which moved leases to charges. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table idempotency_keys`.execute(db)
  await sql`alter table charges drop column driven_until`.execute(db)
  await sql`
    alter table orders
      drop column driven_until,
      drop column lease_holder,
      drop column rests_until
  `.execute(db)
}
