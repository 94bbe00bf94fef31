import { type Selectable, sql } from 'kysely'
import type { CardProcessor } from '../../services/cards/card-processor.ts'
import type { Db } from '../../services/world.ts'
import type { BookComparisonsTable } from '../../tables/payment-tables.ts'
import type { ChargeRow } from './charges.ts'

export type Difference = Selectable<BookComparisonsTable>['differences'][number]

/** The part of a charge that is compared with the provider's records. */
export type BookedCharge = {
  charge_id: string
  provider_id: string | null
  amount: number
  state: ChargeRow['state']
  created: Date
}

/** The charges with these ids or payments, of closed accounts too, and all that this provider's cards paid in the period. */
export async function bookedCharges(
  db: Db,
  named: { charge_ids: readonly string[]; payment_ids: readonly string[] },
  paid: { provider: CardProcessor['kind']; since: Date; until: Date }
): Promise<BookedCharge[]> {
  const { rows } = await sql<BookedCharge>`
    select c.charge_id, c.provider_id, c.amount, c.state, c.created
    from charges c join cards on cards.upm_id = c.upm_id
    where c.charge_id::text in (select jsonb_array_elements_text(${JSON.stringify(named.charge_ids)}::jsonb))
      or c.provider_id in (select jsonb_array_elements_text(${JSON.stringify(named.payment_ids)}::jsonb))
      or (cards.provider = ${paid.provider} and c.state = 'succeeded'
        and c.created >= ${paid.since} and c.created < ${paid.until})
    union all
    select t.charge_id, t.payment_id, t.amount, 'succeeded', t.created
    from tax_records t
    where t.charge_id::text in (select jsonb_array_elements_text(${JSON.stringify(named.charge_ids)}::jsonb))
      or t.payment_id in (select jsonb_array_elements_text(${JSON.stringify(named.payment_ids)}::jsonb))
      or (t.provider = ${paid.provider} and t.created >= ${paid.since} and t.created < ${paid.until})
    order by created
  `.execute(db)
  return rows
}

export async function saveComparison(
  db: Db,
  comparison: { compared: Date; payments: number; differences: readonly Difference[] }
): Promise<void> {
  const row = { ...comparison, differences: JSON.stringify(comparison.differences) }
  await db
    .insertInto('book_comparisons')
    .values(row)
    .onConflict((conflict) => conflict.column('compared').doUpdateSet(row))
    .execute()
}

export function lastComparison(db: Db) {
  return db
    .selectFrom('book_comparisons')
    .selectAll()
    .orderBy('compared', 'desc')
    .executeTakeFirst()
}

/** All differences since a moment, each as last seen. */
export async function differencesSince(
  db: Db,
  since: Date
): Promise<(Difference & { seen: Date })[]> {
  const rows = await db
    .selectFrom('book_comparisons')
    .select(['compared', 'differences'])
    .where('compared', '>=', since)
    .orderBy('compared')
    .execute()
  const seen = rows.flatMap(({ compared, differences }) =>
    differences.map((difference) => ({ seen: compared, ...difference }))
  )
  const keyOf = ({ what, payment_id, charge_id }: Difference) =>
    [what, payment_id, charge_id].join()
  return [...new Map(seen.map((difference) => [keyOf(difference), difference])).values()]
}

export async function removeOldComparisons(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('book_comparisons').where('compared', '<', before).execute()
}
