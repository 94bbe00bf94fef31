import { sql } from 'kysely'
import type { Db } from '../../services/world.ts'
import { type ChargeRow, LIVE } from './charges.ts'

/** Charges since a moment, oldest first; of closed accounts only what they paid. */
export function chargesSince(db: Db, since: Date) {
  return db
    .selectFrom('charges')
    .leftJoin('websites', 'websites.website_id', 'charges.website_id')
    .leftJoin('orders', 'orders.order_id', 'charges.order_id')
    .select((eb) => eb.fn.coalesce('websites.base_url', 'orders.base_url').as('website'))
    .select(['charges.created', 'kind', 'months', 'period_start', 'amount', 'charges.state'])
    .select(['charges.message', 'orders.details', 'orders.created as ordered'])
    .where('charges.created', '>=', since)
    .unionAll(
      db
        .selectFrom('tax_records')
        .select(sql<string>`'closed account'`.as('website'))
        .select(['created', 'kind', 'months', 'period_start', 'amount'])
        .select(sql<ChargeRow['state']>`'succeeded'`.as('state'))
        .select([
          sql<string | null>`null::text`.as('message'),
          sql<unknown>`null::jsonb`.as('details'),
          sql<Date | null>`null::timestamptz`.as('ordered')
        ])
        .where('created', '>=', since)
    )
    .orderBy('created')
    .orderBy('website')
    .execute()
}

/** Every plan that is or was paid for; samples are neither. */
export function allPlanStatuses(db: Db) {
  return db
    .selectFrom('websites')
    .leftJoin('sites', 'sites.website_id', 'websites.website_id')
    .selectAll('websites')
    .where((eb) => eb.or([eb('is_sample', 'is', null), eb('is_sample', '=', false)]))
    .orderBy('plan_end_date')
    .orderBy('websites.website_id')
    .execute()
}

/** Charges without an outcome since before `before`. */
export function unknownCharges(db: Db, before: Date) {
  return db
    .selectFrom('charges')
    .select(['charge_id', 'provider_id', 'created', 'kind', 'amount', 'state'])
    .where('state', 'in', LIVE)
    .where('created', '<', before)
    .orderBy('created')
    .execute()
}

/** Refunds and disputes that the provider reported. */
export function moneyBackSince(db: Db, since: Date) {
  return db
    .selectFrom('card_news')
    .leftJoin('charges', 'charges.provider_id', 'card_news.payment_id')
    .leftJoin('tax_records', 'tax_records.payment_id', 'card_news.payment_id')
    .select(['sent', 'type', 'card_news.payment_id', 'card_news.amount'])
    .select((eb) => eb.fn.coalesce('charges.charge_id', 'tax_records.charge_id').as('charge_id'))
    .where('about', '=', 'money-back')
    .where('sent', '>=', since)
    .orderBy('sent')
    .execute()
}

/** The number of jobs by kind and state. */
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
