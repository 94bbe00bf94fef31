import type { Insertable } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { PicturesTable } from '../../tables/editor-tables.ts'

/** The same bytes have the same name, and are kept once. */
export async function keepPicture(db: Db, picture: Insertable<PicturesTable>): Promise<void> {
  await db
    .insertInto('pictures')
    .values(picture)
    .onConflict((conflict) => conflict.column('name').doNothing())
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
