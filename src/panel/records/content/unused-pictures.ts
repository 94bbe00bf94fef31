import { sql } from 'kysely'
import { anyPicturesIn } from '#rules/content/named-pictures.ts'
import type { Db } from '../../services/world.ts'
import type { Database } from '../../tables/schema.ts'

/** Every table that can name an uploaded picture, with the key to page through it. */
const NAMING: [keyof Database, readonly [string, ...string[]]][] = [
  ['content_versions', ['kind', 'item_id', 'version']],
  ['posts', ['post_id']],
  ['policies', ['policy_name']],
  ['faq', ['faq_id']],
  ['testimonials', ['testimonial_id']],
  ['templates', ['website_id']],
  ['demo_websites', ['demo_id']],
  ['plans', ['plan_id']]
]
/** Rows have at most 100 KB each; requests to the embedded database wait for one batch at most. */
const PORTION = 100

/** The names of all pictures in versions, published rows and other content. */
export async function namedPictures(db: Db): Promise<Set<string>> {
  const names = new Set<string>()
  for (const [table, keys] of NAMING) {
    for await (const text of textsOf(db, table, keys)) {
      for (const name of anyPicturesIn(text)) names.add(name)
    }
  }
  return names
}

async function* textsOf(db: Db, table: keyof Database, keys: readonly [string, ...string[]]) {
  const columns = sql.join(keys.map((key) => sql.id(key)))
  let after: unknown[] | undefined
  for (;;) {
    const later = after ? sql`where (${columns}) > (${sql.join(after)})` : sql``
    const { rows } = await sql<{ text: string | null; [key: string]: unknown }>`
      select ${columns}, case when text like '%/pictures/%' then text end as text from (
        select ${columns}, to_jsonb(portion)::text as text
        from (select * from ${sql.table(table)} ${later} order by ${columns} limit ${PORTION}) portion
      ) portion
      order by ${columns}
    `.execute(db)
    for (const { text } of rows) if (text !== null) yield text
    const last = rows.at(-1)
    if (!last || rows.length < PORTION) return
    after = keys.map((key) => last[key])
  }
}

/** Marks unused pictures, and removes those marked before `before`. Returns how many. */
export async function removeUnused(
  db: Db,
  named: ReadonlySet<string>,
  { before, now }: { before: Date; now: Date }
): Promise<number> {
  const pictures = await db.selectFrom('pictures').select(['name', 'unused_since']).execute()
  const isNamed = (picture: { name: string }) => named.has(picture.name)
  const namesOf = (some: readonly { name: string }[]) => some.map(({ name }) => name)
  const usedAgain = namesOf(pictures.filter((one) => one.unused_since && isNamed(one)))
  const newlyUnused = namesOf(pictures.filter((one) => !one.unused_since && !isNamed(one)))
  const old = namesOf(
    pictures.filter((one) => one.unused_since && one.unused_since <= before && !isNamed(one))
  )
  const note = (names: string[], unused_since: Date | null) =>
    names.length > 0 &&
    db.updateTable('pictures').set({ unused_since }).where('name', 'in', names).execute()
  await note(usedAgain, null)
  await note(newlyUnused, now)
  if (old.length === 0) return 0
  const removed = await db
    .deleteFrom('pictures')
    .where('name', 'in', old)
    // A repeated upload has removed the mark.
    .where('unused_since', '<=', before)
    .returning('name')
    .execute()
  return removed.length
}
