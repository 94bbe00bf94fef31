import type { Db } from '../../services/world.ts'

/**
 * Deletes payments from before a moment, of open and of closed accounts. An order stays for its website's
 * sake, without what the wizard asked.
 */
export async function removeOldBooks(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('tax_records').where('paid_at', '<', before).execute()
  await db.deleteFrom('transactions').where('created', '<', before).execute()
  await db.deleteFrom('coupon_redemptions').where('created', '<', before).execute()
  await db
    .deleteFrom('charges')
    .where('ended', '<', before)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('transactions')
            .select('transaction_id')
            .whereRef('transactions.charge_id', '=', 'charges.charge_id')
        )
      )
    )
    .execute()
  await db
    .updateTable('orders')
    .set({ details: JSON.stringify({}) })
    .where('state', '=', 'finished')
    .where('ended', '<', before)
    .execute()
}
