import { messageFrom } from '#messages/language.ts'
import { contentRefusals } from '#messages/refusals/content.ts'
import { isOrdered, placesOf } from '#rules/content/list-order.ts'
import { deleteItemRows, wasDeleted } from '../../records/content/deleted-items.ts'
import { itemsInOrder, setOrder } from '../../records/content/item-order.ts'
import { lockItem, lockItems, type Which } from '../../records/content/items.ts'
import { Refused } from '../../services/refused.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import type { World } from '../../services/world.ts'
import { newer } from './store-version.ts'
import { gone } from './write-item.ts'

const ON_SITE = messageFrom(contentRefusals, (t) => t.unpublishFirst)

/** Deletes a draft with all its versions; refused if the caller hasn't seen the newest one. */
export function deleteItem(
  { clock, db }: World,
  { version, ...which }: Which & { version: number }
): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (isOrdered(which.kind)) await lockItems(tx)
    const item = await lockItem(tx, which)
    if (!item) {
      // An earlier call may have deleted it and lost its answer.
      if (await wasDeleted(tx, which)) return
      throw gone()
    }
    if (item.published_version !== null) throw new Refused(ON_SITE, 409)
    if (item.version !== version) throw newer(item)
    await deleteItemRows(tx, item, clock())
    if (!isOrdered(item.kind)) return
    const left = await itemsInOrder(tx, item.kind)
    await setOrder(tx, item.kind, placesOf(left.map(({ item_id }) => item_id)))
  })
}
