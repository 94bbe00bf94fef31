import type { Insertable } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { SitePreviewsTable } from '../../tables/site-tables.ts'

export async function insertPreview(db: Db, preview: Insertable<SitePreviewsTable>): Promise<void> {
  await db.insertInto('site_previews').values(preview).execute()
}

/** The website of a link that hasn't expired. */
export async function websiteOfPreview(
  db: Db,
  token_hash: string,
  now: Date
): Promise<number | undefined> {
  const preview = await db
    .selectFrom('site_previews')
    .select('website_id')
    .where('token_hash', '=', token_hash)
    .where('expires', '>', now)
    .executeTakeFirst()
  return preview?.website_id
}

/** When the website's last link expires. */
export async function previewsUntil(db: Db, website_id: number, now: Date): Promise<Date | null> {
  const last = await db
    .selectFrom('site_previews')
    .select('expires')
    .where('website_id', '=', website_id)
    .where('expires', '>', now)
    .orderBy('expires', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.expires ?? null
}

export async function deletePreviews(db: Db, website_id: number): Promise<void> {
  await db.deleteFrom('site_previews').where('website_id', '=', website_id).execute()
}

export async function removeExpiredPreviews(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('site_previews').where('expires', '<=', now).execute()
}
