import { type Kysely, sql } from 'kysely'

/** Which process holds a lease: once it is dead, others need not wait for the lease to expire. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['orders', 'charges', 'jobs']) {
    await sql`alter table ${sql.table(table)} add column lease_holder integer`.execute(db)
    const index = sql.ref(`${table}_lease_holder`)
    await sql`
      create index ${index} on ${sql.table(table)} (lease_holder) where lease_holder is not null
    `.execute(db)
  }
}
