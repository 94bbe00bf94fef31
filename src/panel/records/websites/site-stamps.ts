import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { SiteStampsTable } from '../../tables/trade-tables.ts'

export type StampRow = Selectable<SiteStampsTable>

export async function insertStamp(tx: Db, stamp: Insertable<SiteStampsTable>): Promise<void> {
  await tx.insertInto('site_stamps').values(stamp).execute()
}

export function stampsOf(db: Db, website_id: number): Promise<StampRow[]> {
  return db
    .selectFrom('site_stamps')
    .selectAll()
    .where('website_id', '=', website_id)
    .orderBy('stamp_id', 'desc')
    .execute()
}

/** The stamp of a link that was neither ended nor has expired. */
export function stampByToken(db: Db, token_hash: string, now: Date): Promise<StampRow | undefined> {
  return db
    .selectFrom('site_stamps')
    .selectAll()
    .where('token_hash', '=', token_hash)
    .where('expires', '>', now)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
}

/** False if it was decided or ended before. */
export async function decideStamp(
  tx: Db,
  stamp_id: number,
  decision: Updateable<SiteStampsTable>
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('site_stamps')
    .set(decision)
    .where('stamp_id', '=', stamp_id)
    .where('decision', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Ends the website's link if nothing was decided. */
export async function endStamp(
  db: Db,
  { stamp_id, website_id }: { stamp_id: number; website_id: number },
  now: Date
): Promise<void> {
  await db
    .updateTable('site_stamps')
    .set({ revoked_at: now })
    .where('stamp_id', '=', stamp_id)
    .where('website_id', '=', website_id)
    .where('decision', 'is', null)
    .where('revoked_at', 'is', null)
    .execute()
}
