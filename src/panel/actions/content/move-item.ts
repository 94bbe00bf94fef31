import { moveTo, type OrderedKind, placesOf } from '#rules/content/list-order.ts'
import { itemsInOrder, setOrder } from '../../records/content/item-order.ts'
import { lockItems } from '../../records/content/items.ts'
import { queueRun } from '../../records/publishing/publish-runs.ts'
import { inTransaction } from '../../services/database/transaction.ts'
import type { World } from '../../services/world.ts'
import { gone } from './write-item.ts'

const LISTS: Record<OrderedKind, string> = { faq: 'the questions', testimonial: 'the testimonials' }

/**
 * Moves an item to a place in its list, drafts included. Returns the publish run of the new order, or
 * null if the order of the published items is unchanged.
 */
export async function moveItem(
  { clock, contentRevision, db }: World,
  by: string,
  { item_id, kind, place }: { kind: OrderedKind; item_id: string; place: number }
): Promise<number | null> {
  const run_id = await inTransaction(db, async (tx) => {
    await lockItems(tx)
    const before = await itemsInOrder(tx, kind)
    const item = before.find((one) => one.item_id === item_id)
    if (!item) throw gone()
    const after = moveTo(before, item, place)
    await setOrder(tx, kind, placesOf(after.map((one) => one.item_id)))
    if (published(before) === published(after)) return null
    const reason = `the order of ${LISTS[kind]} changed`
    return queueRun(tx, { asked_by: by, reason, now: clock() })
  })
  contentRevision.now++
  return run_id
}

function published(items: readonly { item_id: string; published_version: number | null }[]) {
  return items
    .filter(({ published_version }) => published_version !== null)
    .map(({ item_id }) => item_id)
    .join()
}
