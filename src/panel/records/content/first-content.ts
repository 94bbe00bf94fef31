import type { Kysely } from 'kysely'
import type { Database } from '../../tables/schema.ts'
import { seedContent } from '../../tables/seed.ts'
import { adoptContent, ITEM_KINDS } from './adopt-content.ts'

/** The author of versions that weren't written in the editor. */
export const BY_IMPORT = 'Import'

/** Seeds an empty database, and gives content that predates the editor its first versions. */
export async function insertFirstContent(
  db: Kysely<Database>,
  { now, samples }: { now: Date; samples: boolean }
): Promise<void> {
  await seedContent(db, { samples })
  const item = await db.selectFrom('content_items').select('item_id').limit(1).executeTakeFirst()
  if (item) return
  await db.transaction().execute((tx) => adoptContent(tx, ITEM_KINDS, { by: BY_IMPORT, now }))
}
