import { type Kysely, sql } from 'kysely'

/**
 * Leases and retries for charges of every kind. Version 013 and older keep them in
 * `charges.driven_until` and in three columns of `orders`: `driven_until`, `lease_holder` and
 * `rests_until`. Those are unused from here on, and can be dropped in the release after this one.
 * Leases held at the upgrade are not copied: they are short, and a charge that two processes handle
 * is still paid once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table charges add column lease_until timestamptz, add column retry_at timestamptz
  `.execute(db)
}
