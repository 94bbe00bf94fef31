import type { Db } from '../../services/world.ts'

/** False if this email was taken in before. */
export async function insertInboundEmail(
  tx: Db,
  email: { website_id: number; email_hash: string; received: Date }
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('inbound_emails')
    .values(email)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function removeOldInboundEmails(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('inbound_emails').where('received', '<', before).execute()
}
