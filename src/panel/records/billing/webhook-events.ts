import type { WebhookEvent } from '../../services/cards/card-processor.ts'
import type { Db } from '../../services/world.ts'

/** Saves an event once, however often it is delivered. False if it was already processed. */
export async function saveWebhookEvent(
  db: Db,
  event: WebhookEvent,
  received: Date
): Promise<boolean> {
  const row = await db
    .insertInto('card_news')
    .values({
      event_id: event.event_id,
      type: event.type,
      about: event.about,
      payment_id: 'payment_id' in event ? event.payment_id : null,
      amount: 'amount' in event ? event.amount : null,
      sent: event.sent,
      received,
      done: null
    })
    // Changes nothing, but makes `returning` include an existing row.
    .onConflict((conflict) => conflict.column('event_id').doUpdateSet({ type: event.type }))
    .returning('done')
    .executeTakeFirstOrThrow()
  return row.done === null
}

/** True if this call marked it as processed. */
export async function finishWebhookEvent(db: Db, event_id: string, done: Date): Promise<boolean> {
  const result = await db
    .updateTable('card_news')
    .set({ done })
    .where('event_id', '=', event_id)
    .where('done', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** The provider stops redelivering after a few days. */
export async function removeOldWebhookEvents(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('card_news').where('received', '<', before).execute()
}
