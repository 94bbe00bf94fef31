import { type Kysely, sql } from 'kysely'
import type { Database } from '#panel/tables/schema.ts'

/** Tables with people's data; rows that refer to these are deleted by cascade. */
const PEOPLE = [
  'transactions',
  'charges',
  'websites',
  'trials',
  'coupon_redemptions',
  'orders',
  'customers',
  'cards',
  'agents',
  'jobs',
  'publish_runs',
  'pictures',
  'rate_limits',
  'request_keys',
  'failed_logins',
  'human_used',
  'sandbox_payments',
  'sandbox_payment_methods',
  'card_news',
  'book_comparisons',
  'tax_records',
  'closed_trials'
]

/** Few rows, so deleting is faster than truncating; one statement avoids foreign-key order. */
export async function forgetPeople(db: Kysely<Database>): Promise<void> {
  const deletes = PEOPLE.map((table) => `no_${table} as (delete from ${table})`)
  await sql.raw(`with ${deletes.join(', ')} select 1`).execute(db)
  // The objects of pictures that went with them.
  await db.deleteFrom('object_deletions').execute()
}
