import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { PrivacyLinksTable } from '../../tables/privacy-tables.ts'

export type PrivacyLinkRow = Selectable<PrivacyLinksTable>

export async function insertPrivacyLink(
  tx: Db,
  link: Insertable<PrivacyLinksTable>
): Promise<string> {
  const { link_id } = await tx
    .insertInto('privacy_links')
    .values(link)
    .returning('link_id')
    .executeTakeFirstOrThrow()
  return link_id
}

export function privacyLinkById(db: Db, link_id: string): Promise<PrivacyLinkRow | undefined> {
  return db
    .selectFrom('privacy_links')
    .selectAll()
    .where('link_id', '=', link_id)
    .executeTakeFirst()
}

/** Deletes all links to these addresses. */
export async function deletePrivacyLinksOf(
  tx: Db,
  website_id: number,
  email_keys: readonly string[]
): Promise<void> {
  if (email_keys.length === 0) return
  await tx
    .deleteFrom('privacy_links')
    .where('website_id', '=', website_id)
    .where('email_key', 'in', [...email_keys])
    .execute()
}

export async function removeOldPrivacyLinks(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('privacy_links').where('expires_at', '<', before).execute()
}
