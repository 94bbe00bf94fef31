import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { ChargesTable } from '../../tables/payment-tables.ts'

export type ChargeRow = Selectable<ChargesTable>

export async function insertCharge(
  db: Db,
  charge: Omit<Insertable<ChargesTable>, 'message' | 'provider_id' | 'state'>
): Promise<void> {
  await db
    .insertInto('charges')
    .values({ ...charge, state: 'created', provider_id: null, message: null })
    .execute()
}

/** The newest try to charge for an order. */
export function chargeOfOrder(db: Db, order_id: string): Promise<ChargeRow | undefined> {
  return db
    .selectFrom('charges')
    .selectAll()
    .where('order_id', '=', order_id)
    .orderBy('created', 'desc')
    .executeTakeFirst()
}

/**
 * From here on the provider may have the money, so silence is never taken for a failure. Answers the payment that counts:
 * of two that were made for one charge the first to be written down, and no other is ever confirmed.
 */
export async function markSubmitted(
  db: Db,
  charge_id: string,
  provider_id: string
): Promise<string> {
  await db
    .updateTable('charges')
    .set({ state: 'submitted', provider_id })
    .where('charge_id', '=', charge_id)
    .where('state', '=', 'created')
    .execute()
  const charge = await db
    .selectFrom('charges')
    .select('provider_id')
    .where('charge_id', '=', charge_id)
    .executeTakeFirstOrThrow()
  if (charge.provider_id === null) throw new Error('a submitted charge without its payment')
  return charge.provider_id
}

/** The charge that a payment was made for, if it was made here. */
export function chargeOfPayment(db: Db, provider_id: string): Promise<ChargeRow | undefined> {
  return db
    .selectFrom('charges')
    .selectAll()
    .where('provider_id', '=', provider_id)
    .executeTakeFirst()
}

/** The card's owner is asked for; the charge is as live as before. */
export async function markNeedsAction(db: Db, charge_id: string): Promise<void> {
  await db
    .updateTable('charges')
    .set({ state: 'needs_action' })
    .where('charge_id', '=', charge_id)
    .where('state', '=', 'submitted')
    .execute()
}

/** Ends a live charge once; false where somebody else ended it before. */
export async function endCharge(
  db: Db,
  charge_id: string,
  end: { state: 'declined' | 'succeeded'; message: string | null; ended: Date }
): Promise<boolean> {
  const result = await db
    .updateTable('charges')
    .set({ ...end, lease_holder: null })
    .where('charge_id', '=', charge_id)
    .where('state', 'in', ['needs_action', 'submitted'])
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
