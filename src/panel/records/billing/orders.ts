import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { OrdersTable } from '../../tables/payment-tables.ts'

export type OrderRow = Selectable<OrdersTable>

/** Undefined where the agent or the domain has a live order, or the key was used before. */
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

/** What the agent asked for last, however it ended. */
export function newestOrderOf(db: Db, agent_id: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('agent_id', '=', agent_id)
    .orderBy('created', 'desc')
    .executeTakeFirst()
}

/** Pending orders that nobody is working on and that wait for nobody. */
export async function idleOrders(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('order_id')
    .where('state', '=', 'pending')
    .where((eb) => eb.or([eb('driven_until', 'is', null), eb('driven_until', '<=', now)]))
    .where((eb) => eb.or([eb('rests_until', 'is', null), eb('rests_until', '<=', now)]))
    .orderBy('created')
    .execute()
  return rows.map((row) => row.order_id)
}

/** Takes the order up for a while; undefined where it has ended or another process works on it. */
export function claimOrder(
  db: Db,
  order_id: string,
  { holder = null, now, until }: { now: Date; until: Date; holder?: number | null | undefined }
): Promise<OrderRow | undefined> {
  return db
    .updateTable('orders')
    .set({ driven_until: until, lease_holder: holder })
    .where('order_id', '=', order_id)
    .where('state', '=', 'pending')
    .where((eb) => eb.or([eb('driven_until', 'is', null), eb('driven_until', '<=', now)]))
    .returningAll()
    .executeTakeFirst()
}

/** Lets go of an order that could not be brought to its end, to be taken up again from then on. */
export async function releaseOrder(db: Db, order_id: string, from: Date): Promise<void> {
  await db
    .updateTable('orders')
    .set({ driven_until: from, lease_holder: null })
    .where('order_id', '=', order_id)
    .where('state', '=', 'pending')
    .execute()
}

/** Lets go of an order whose card's owner is asked for: their call finds it free, the sweeper looks later. */
export async function restOrder(db: Db, order_id: string, rests_until: Date): Promise<void> {
  await db
    .updateTable('orders')
    .set({ driven_until: null, lease_holder: null, rests_until })
    .where('order_id', '=', order_id)
    .where('state', '=', 'pending')
    .execute()
}

/** False where it had ended before. */
export async function endOrder(
  db: Db,
  order_id: string,
  end: { state: 'failed' | 'finished'; message: string | null; details: string; ended: Date }
): Promise<boolean> {
  const result = await db
    .updateTable('orders')
    .set({ ...end, driven_until: null, lease_holder: null })
    .where('order_id', '=', order_id)
    .where('state', '=', 'pending')
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** False where the card or the domain has had its trial. */
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
