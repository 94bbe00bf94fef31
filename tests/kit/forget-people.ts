import { type Kysely, sql } from 'kysely'
import type { Database } from '#panel/tables/schema.ts'

/** Everything that comes with people, or that the service makes for them; what refers to these goes with them. */
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
  'book_comparisons'
]

/** The rows are few: deleting them is quicker than emptying tables, and in one statement none holds another back. */
export async function forgetPeople(db: Kysely<Database>): Promise<void> {
  const deletes = PEOPLE.map((table) => `no_${table} as (delete from ${table})`)
  await sql.raw(`with ${deletes.join(', ')} select 1`).execute(db)
}
