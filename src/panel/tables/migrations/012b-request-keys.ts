import { type Kysely, sql } from 'kysely'

/** Replaces idempotency_keys, which could only hold agents' keys; that table goes in the next release. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table request_keys (
      scope text not null,
      key text not null,
      request_hash text not null,
      answer jsonb,
      created timestamptz not null,
      primary key (scope, key)
    )
  `.execute(db)
  await sql`create index request_keys_created on request_keys (created)`.execute(db)
}
