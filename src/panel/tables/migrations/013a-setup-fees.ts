import { type Kysely, sql } from 'kysely'

/** How much of a charge's subtotal is the setup fee; null in rows of before, and where the order has it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table charges add column setup_fee integer`.execute(db)
}
