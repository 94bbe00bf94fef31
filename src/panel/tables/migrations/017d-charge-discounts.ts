import { type Kysely, sql } from 'kysely'

/** The discounts in a charge's subtotal; null in old rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table charges add column discounts jsonb`.execute(db)
}
