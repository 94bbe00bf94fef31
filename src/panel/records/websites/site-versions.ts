import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { SiteVersionsTable } from '../../tables/site-tables.ts'

export type SiteVersionRow = Selectable<SiteVersionsTable>
type Which = { website_id: number; version: number }

export async function insertSiteVersion(
  tx: Db,
  version: Insertable<SiteVersionsTable>
): Promise<void> {
  await tx.insertInto('site_versions').values(version).execute()
}

/** Replaces the newest version under the next number, so that tabs with the old one are warned. */
export async function rewriteSiteVersion(
  tx: Db,
  { version, website_id }: Which,
  change: { content: string; updated: Date }
): Promise<void> {
  await tx
    .updateTable('site_versions')
    .set({ ...change, version: version + 1 })
    .where('website_id', '=', website_id)
    .where('version', '=', version)
    .execute()
}

/** Closes a version that was published or scheduled, so that later saves start a new one. */
export async function closeSiteVersion(
  tx: Db,
  { version, website_id }: Which,
  change: { published_at?: Date } = {}
): Promise<void> {
  await tx
    .updateTable('site_versions')
    .set({ ...change, open_until: null })
    .where('website_id', '=', website_id)
    .where('version', '=', version)
    .execute()
}

export function siteVersionBy(
  db: Db,
  { version, website_id }: Which
): Promise<SiteVersionRow | undefined> {
  return db
    .selectFrom('site_versions')
    .selectAll()
    .where('website_id', '=', website_id)
    .where('version', '=', version)
    .executeTakeFirst()
}

/** Versions without their content, newest first. */
export function siteVersionsOf(db: Db, website_id: number) {
  return db
    .selectFrom('site_versions')
    .select(['version', 'updated', 'published_at'])
    .where('website_id', '=', website_id)
    .orderBy('version', 'desc')
    .execute()
}

/** The pictures that any version shows: nothing else in content looks like a hash. */
export async function picturesUsedBy(db: Db, website_id: number): Promise<Set<string>> {
  const { rows } = await sql<{ sha256: string }>`
    select distinct (regexp_matches(content::text, '"sha256": "([0-9a-f]{64})"', 'g'))[1] as sha256
    from site_versions where website_id = ${website_id}
  `.execute(db)
  return new Set(rows.map(({ sha256 }) => sha256))
}
