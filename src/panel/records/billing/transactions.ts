import type { Insertable, Selectable } from 'kysely'
import type { TaxLine } from '#rules/money/tax.ts'
import type { Db } from '../../services/world.ts'
import type { TransactionsTable } from '../../tables/payment-tables.ts'
import type { CardRow } from './cards.ts'
import type { ChargeRow } from './charges.ts'

export type TransactionRow = Selectable<TransactionsTable>

/** Derived from the charge's id, so that every writer inserts the same transaction. */
export function transactionIdOf(charge_id: string): string {
  return `tx_${charge_id.replaceAll('-', '').slice(0, 16)}`
}

/** The transaction of a finished charge. */
export function transactionOf(
  charge: ChargeRow,
  card: Pick<CardRow, 'card_brand' | 'card_last4'>,
  outcome: { taxes: readonly TaxLine[]; status: boolean; created: Date }
): Insertable<TransactionsTable> & { transaction_id: string } {
  const { agent_id, amount, charge_id, subtotal } = charge
  const { card_brand, card_last4 } = card
  return {
    transaction_id: transactionIdOf(charge_id),
    agent_id,
    charge_id,
    amount,
    subtotal,
    card_brand,
    card_last4,
    ...outcome,
    taxes: JSON.stringify(outcome.taxes)
  }
}

export async function insertTransactions(
  tx: Db,
  transactions: readonly Insertable<TransactionsTable>[]
): Promise<void> {
  if (transactions.length === 0) return
  await tx
    .insertInto('transactions')
    .values([...transactions])
    .execute()
}

/** An agent's successful and failed payments, newest first. */
export function transactionsOf(db: Db, agent_id: string): Promise<TransactionRow[]> {
  return db
    .selectFrom('transactions')
    .selectAll()
    .where('agent_id', '=', agent_id)
    .orderBy('created', 'desc')
    .orderBy('transaction_id')
    .execute()
}

/** A website's newest successful charge, including its order's. */
export function lastPaidCharge(db: Db, website: { website_id: number; order_id: string }) {
  return db
    .selectFrom('charges')
    .leftJoin('orders', 'orders.order_id', 'charges.order_id')
    .select(['kind', 'months', 'period_start', 'details', 'orders.created as ordered'])
    .where('charges.state', '=', 'succeeded')
    .where((charge) =>
      charge.or([
        charge('website_id', '=', website.website_id),
        charge('charges.order_id', '=', website.order_id)
      ])
    )
    .orderBy('period_start', 'desc')
    .executeTakeFirst()
}

/** An agent's successful payment, with what it paid for. */
export function paymentOf(db: Db, agent_id: string, transaction_id: string) {
  return db
    .selectFrom('transactions')
    .innerJoin('charges', 'charges.charge_id', 'transactions.charge_id')
    .leftJoin('orders', 'orders.order_id', 'charges.order_id')
    .selectAll('transactions')
    .select(['charges.discounts', 'charges.kind', 'charges.months', 'charges.period_start'])
    .select(['orders.details', 'orders.created as ordered'])
    .select((eb) => eb.fn.coalesce('charges.setup_fee', 'orders.setup_fee').as('setup_fee'))
    .where('transactions.agent_id', '=', agent_id)
    .where('transaction_id', '=', transaction_id)
    .where('status', '=', true)
    .executeTakeFirst()
}
