import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { OrdersTable } from '../../tables/payment-tables.ts'

export type OrderRow = Selectable<OrdersTable>

/** Undefined if the agent or the domain has a pending order, or the key was used before. */
export function insertOrder(db: Db, order: Insertable<OrdersTable>): Promise<OrderRow | undefined> {
  return db
    .insertInto('orders')
    .values(order)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function orderById(db: Db, order_id: string): Promise<OrderRow> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
}

export function pendingOrderOf(db: Db, agent_id: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('agent_id', '=', agent_id)
    .where('state', '=', 'pending')
    .executeTakeFirst()
}

export function orderByKey(
  db: Db,
  agent_id: string,
  idempotency_key: string
): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('agent_id', '=', agent_id)
    .where('idempotency_key', '=', idempotency_key)
    .executeTakeFirst()
}

/** The agent's newest order, in any state. */
export function newestOrderOf(db: Db, agent_id: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('agent_id', '=', agent_id)
    .orderBy('created', 'desc')
    .executeTakeFirst()
}

/** Pending orders that cost nothing now: trials, and totals of zero. */
export function unchargedOrders(db: Db): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('state', '=', 'pending')
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('charges')
            .select('charge_id')
            .whereRef('charges.order_id', '=', 'orders.order_id')
        )
      )
    )
    .orderBy('created')
    .execute()
}

/** False if it had already ended. */
export async function endOrder(
  db: Db,
  order_id: string,
  end: { state: 'failed' | 'finished'; message: string | null; details: string; ended: Date }
): Promise<boolean> {
  const result = await db
    .updateTable('orders')
    .set(end)
    .where('order_id', '=', order_id)
    .where('state', '=', 'pending')
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** False if the card or the domain has already had a trial. */
export async function insertTrial(
  db: Db,
  trial: { order_id: string; fingerprint: string; base_url: string; created: Date }
): Promise<boolean> {
  const row = await db
    .insertInto('trials')
    .values(trial)
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes what the wizard asked out of orders that came to nothing. */
export async function emptyFailedOrders(db: Db, endedBefore: Date): Promise<void> {
  await db
    .updateTable('orders')
    .set({ details: JSON.stringify({}) })
    .where('state', '=', 'failed')
    .where('ended', '<', endedBefore)
    .execute()
}
