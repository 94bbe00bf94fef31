import { type Kysely, sql } from 'kysely'

/** Drafts can be deleted, and pictures that nothing names any more are removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deleted_items (
      kind text not null check (kind in ('faq', 'policy', 'post', 'testimonial')),
      item_id text not null,
      deleted timestamptz not null,
      primary key (kind, item_id)
    )
  `.execute(db)
  await sql`alter table pictures add column unused_since timestamptz`.execute(db)
}
