import { mergeOrder, placesOf } from '#rules/content/list-order.ts'
import { itemsInOrder, setOrder } from '../../records/content/item-order.ts'
import { lastNumber } from '../../records/content/items.ts'
import type { Db } from '../../services/world.ts'

/** What identifies an entry of a list without numbers, from one import to the next. */
const KNOWN_BY = {
  faq: { key: 'faq_id', kind: 'faq', words: 'faq_title' },
  testimonials: { key: 'testimonial_id', kind: 'testimonial', words: 'name' }
} as const

/**
 * Gives the entries of a list their numbers and places. One that is there by its words already keeps its number, and with
 * it its versions; a new one gets a number that none ever had. Entries that are not
 * imported, such as drafts, stay behind the one that they followed.
 */
export async function numberEntries<Entry extends object>(
  tx: Db,
  table: keyof typeof KNOWN_BY,
  entries: readonly Entry[]
): Promise<Record<string, unknown>[]> {
  const { key, kind, words } = KNOWN_BY[table]
  const known = await tx
    .selectFrom('content_items')
    .select(['item_id', 'title'])
    .where('kind', '=', kind)
    .orderBy('published_version')
    .orderBy('item_id')
    .execute()
  let last = await lastNumber(tx, kind)
  const numbered = entries.map((entry) => {
    const title = (entry as Record<string, unknown>)[words]
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
