import { type Insertable, sql } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { TaxRecordsTable } from '../../tables/payment-tables.ts'

/** An agent's successful payments, with what a tax record keeps of each besides its receipt. */
export function paymentsToKeep(
  tx: Db,
  agent_id: string
): Promise<Omit<Insertable<TaxRecordsTable>, 'receipt'>[]> {
  return (
    tx
      .selectFrom('transactions')
      .innerJoin('charges', 'charges.charge_id', 'transactions.charge_id')
      .innerJoin('cards', 'cards.upm_id', 'charges.upm_id')
      .leftJoin('orders', 'orders.order_id', 'charges.order_id')
      .select(['transaction_id', 'charges.charge_id', 'cards.provider', 'kind'])
      // An order's charge has its months in the order.
      .select(
        sql<number>`coalesce(nullif(charges.months, 0), (details ->> 'plan_duration')::integer, 0)`.as(
          'months'
        )
      )
      .select(['charges.provider_id as payment_id', 'period_start'])
      .select(['transactions.amount', 'charges.created', 'transactions.created as paid_at'])
      .where('transactions.agent_id', '=', agent_id)
      .where('status', '=', true)
      .execute()
  )
}

export async function saveTaxRecords(
  tx: Db,
  records: readonly Insertable<TaxRecordsTable>[]
): Promise<void> {
  if (records.length === 0) return
  await tx
    .insertInto('tax_records')
    .values([...records])
    .execute()
}
