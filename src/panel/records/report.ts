import { sql } from 'kysely'
import type { Db } from '../services/world.ts'

/** What was asked of cards since a moment, the oldest first. */
export function chargesSince(db: Db, since: Date) {
  return db
    .selectFrom('charges')
    .leftJoin('websites', 'websites.website_id', 'charges.website_id')
    .leftJoin('orders', 'orders.order_id', 'charges.order_id')
    .select((eb) => eb.fn.coalesce('websites.base_url', 'orders.base_url').as('website'))
    .select(['charges.created', 'kind', 'months', 'period_start', 'amount', 'charges.state'])
    .select('charges.message')
    .where('charges.created', '>=', since)
    .orderBy('charges.created')
    .orderBy('website')
    .execute()
}

export function allPlanStandings(db: Db) {
  return db
    .selectFrom('websites')
    .selectAll()
    .orderBy('plan_end_date')
    .orderBy('website_id')
    .execute()
}

/** Jobs of each kind and how they ended, mails by what they say. */
export async function jobsSince(
  db: Db,
  since: Date
): Promise<{ kind: string; state: string; count: number }[]> {
  const { rows } = await sql<{ kind: string; state: string; count: number }>`
    select kind, state, count(*)::integer as count from jobs
    where created >= ${since} group by kind, state order by kind, state
  `.execute(db)
  return rows
}
