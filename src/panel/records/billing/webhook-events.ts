import type { Selectable } from 'kysely'
import type { CardNews } from '../../services/cards/card-processor.ts'
import type { Db } from '../../services/world.ts'
import type { CardNewsTable } from '../../tables/payment-tables.ts'

export type CardNewsRow = Selectable<CardNewsTable>

/** Writes an event down, once however often it is told. False where all that follows from it has been done before. */
export async function receiveNews(db: Db, news: CardNews, received: Date): Promise<boolean> {
  const row = await db
    .insertInto('card_news')
    .values({
      event_id: news.event_id,
      type: news.type,
      about: news.about,
      payment_id: 'payment_id' in news ? news.payment_id : null,
      amount: 'amount' in news ? news.amount : null,
      sent: news.sent,
      received,
      done: null
    })
    // Nothing is changed, yet so a known row is answered too.
    .onConflict((conflict) => conflict.column('event_id').doUpdateSet({ type: news.type }))
    .returning('done')
    .executeTakeFirstOrThrow()
  return row.done === null
}

/** Answers whether this call was the one that ended it. */
export async function finishNews(db: Db, event_id: string, done: Date): Promise<boolean> {
  const result = await db
    .updateTable('card_news')
    .set({ done })
    .where('event_id', '=', event_id)
    .where('done', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** The provider tells nothing again after some days. */
export async function removeOldNews(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('card_news').where('received', '<', before).execute()
}
