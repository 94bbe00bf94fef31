import type { Db } from '../../services/world.ts'

/** What an entry of a list without numbers is known by, from one import to the next. */
const KNOWN_BY = { faq: ['faq_id', 'faq_title'], testimonials: ['testimonial_id', 'name'] } as const

/**
 * Gives the entries of a list their numbers and places. One that is there by its words already keeps its number, and with
 * it its versions; a new one gets a number that none ever had.
 */
export async function numberEntries<Entry extends object>(
  tx: Db,
  table: keyof typeof KNOWN_BY,
  entries: readonly Entry[]
): Promise<Record<string, unknown>[]> {
  const [key, words] = KNOWN_BY[table]
  const kind = table === 'faq' ? 'faq' : 'testimonial'
  const known = await tx
    .selectFrom('content_items')
    .select(['item_id', 'title'])
    .where('kind', '=', kind)
    .orderBy('published_version')
    .orderBy('item_id')
    .execute()
  let last = Math.max(0, ...known.map(({ item_id }) => Number(item_id)))
  return entries.map((entry, index) => {
    const title = (entry as Record<string, unknown>)[words]
    const at = known.findIndex((one) => one.title === title)
    const id = at < 0 ? ++last : Number(known.splice(at, 1)[0]?.item_id)
    return { ...entry, [key]: id, position: index + 1 }
  })
}
