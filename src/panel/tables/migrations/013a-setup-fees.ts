import { type Kysely, sql } from 'kysely'

/** The setup fee in a charge's subtotal; null in old rows, and if the order has it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table charges add column setup_fee integer`.execute(db)
}
