import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { VowLinksTable } from '../../tables/vow-tables.ts'

export type VowLinkRow = Selectable<VowLinksTable>

export async function insertVowLink(tx: Db, link: Insertable<VowLinksTable>): Promise<string> {
  const { link_id } = await tx
    .insertInto('vow_links')
    .values(link)
    .returning('link_id')
    .executeTakeFirstOrThrow()
  return link_id
}

export function vowLinkById(db: Db, link_id: string): Promise<VowLinkRow | undefined> {
  return db.selectFrom('vow_links').selectAll().where('link_id', '=', link_id).executeTakeFirst()
}

/** Uses up a link; undefined if it is another website's, too old, or was used. */
export function useVowLink(
  tx: Db,
  { link_id, now, website_id }: { link_id: string; website_id: number; now: Date }
): Promise<VowLinkRow | undefined> {
  return tx
    .updateTable('vow_links')
    .set({ used_at: now })
    .where('link_id', '=', link_id)
    .where('website_id', '=', website_id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

/** Deletes all links to these addresses. */
export async function deleteVowLinksOf(
  tx: Db,
  website_id: number,
  email_keys: readonly string[]
): Promise<void> {
  if (email_keys.length === 0) return
  await tx
    .deleteFrom('vow_links')
    .where('website_id', '=', website_id)
    .where('email_key', 'in', [...email_keys])
    .execute()
}

export async function removeOldVowLinks(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('vow_links').where('expires_at', '<', before).execute()
}
