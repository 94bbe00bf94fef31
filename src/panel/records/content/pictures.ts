import type { Insertable } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { PicturesTable } from '../../tables/editor-tables.ts'

/** Stores each picture once, as equal bytes have equal names. A repeated upload restarts its month. */
export async function storePicture(db: Db, picture: Insertable<PicturesTable>): Promise<void> {
  await db
    .insertInto('pictures')
    .values(picture)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ unused_since: null }))
    .execute()
}

export function pictureByName(
  db: Db,
  name: string
): Promise<Pick<PicturesTable, 'alt' | 'bytes' | 'type'> | undefined> {
  return db
    .selectFrom('pictures')
    .select(['alt', 'bytes', 'type'])
    .where('name', '=', name)
    .executeTakeFirst()
}

export async function hasPictures(db: Db): Promise<boolean> {
  const found = await db.selectFrom('pictures').select('name').limit(1).executeTakeFirst()
  return found !== undefined
}
