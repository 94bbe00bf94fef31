import { sql } from 'kysely'
import { anyPicturesIn } from '#rules/content/named-pictures.ts'
import type { Db } from '../../services/world.ts'
import type { Database } from '../../tables/schema.ts'

/** Everything that can name an uploaded picture, with the key that it is read in portions by. */
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
/** Rows of at most 100 KB each: a request that waits for the embedded database waits for one portion. */
const PORTION = 100

/** The names of all pictures that any version, published row or other content names. */
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

/** Notes since when each picture is unused, and removes those that were unused already at `before`. Answers how many. */
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
    // One that was uploaded again since it was looked at is no longer marked.
    .where('unused_since', '<=', before)
    .returning('name')
    .execute()
  return removed.length
}
