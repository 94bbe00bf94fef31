import type { Db } from '../../services/world.ts'
import type { Which } from './items.ts'

/** Deletes an item with all its versions, and records its number so that it is never reused. */
export async function deleteItemRows(tx: Db, { item_id, kind }: Which, now: Date): Promise<void> {
  await tx
    .insertInto('deleted_items')
    .values({ kind, item_id, deleted: now })
    .onConflict((conflict) => conflict.columns(['kind', 'item_id']).doUpdateSet({ deleted: now }))
    .execute()
  await tx
    .deleteFrom('content_items')
    .where('kind', '=', kind)
    .where('item_id', '=', item_id)
    .execute()
}

export async function wasDeleted(db: Db, { item_id, kind }: Which): Promise<boolean> {
  const found = await db
    .selectFrom('deleted_items')
    .select('deleted')
    .where('kind', '=', kind)
    .where('item_id', '=', item_id)
    .executeTakeFirst()
  return found !== undefined
}
