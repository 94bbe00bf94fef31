import { mergeOrder, placesOf } from '#rules/content/list-order.ts'
import { itemsInOrder, setOrder } from '../../records/content/item-order.ts'
import { lastNumber, titlesOf } from '../../records/content/items.ts'
import type { Db } from '../../services/world.ts'

/** The field that identifies an entry of a list without numbers across imports. */
const IDENTITY = {
  faq: { key: 'faq_id', kind: 'faq', field: 'faq_title' },
  testimonials: { key: 'testimonial_id', kind: 'testimonial', field: 'name' }
} as const

/**
 * Numbers and orders the entries of a list. A known entry keeps its number, and so its versions; a new
 * one gets a number that was never used. Entries that aren't imported, such as drafts, stay behind
 * the one that they followed.
 */
export async function numberEntries<Entry extends object>(
  tx: Db,
  table: keyof typeof IDENTITY,
  entries: readonly Entry[]
): Promise<Record<string, unknown>[]> {
  const { field, key, kind } = IDENTITY[table]
  const known = await titlesOf(tx, kind)
  let last = await lastNumber(tx, kind)
  const numbered = entries.map((entry) => {
    const title = (entry as Record<string, unknown>)[field]
    const at = known.findIndex((one) => one.title === title)
    return { entry, item_id: at < 0 ? String(++last) : (known.splice(at, 1)[0]?.item_id ?? '') }
  })
  const before = (await itemsInOrder(tx, kind)).map((one) => one.item_id)
  const imported = numbered.map((one) => one.item_id)
  const places = placesOf(mergeOrder(before, imported))
  await setOrder(tx, kind, new Map([...places].filter(([item_id]) => !imported.includes(item_id))))
  return numbered.map(({ entry, item_id }) => ({
    ...entry,
    [key]: Number(item_id),
    position: places.get(item_id)
  }))
}
