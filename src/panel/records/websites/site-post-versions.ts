import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { SitePostVersionsTable } from '../../tables/site-tables.ts'
import type { WhichPost } from './site-posts.ts'

export type SitePostVersionRow = Selectable<SitePostVersionsTable>
type Which = WhichPost & { version: number }

export async function insertPostVersion(
  tx: Db,
  version: Insertable<SitePostVersionsTable>
): Promise<void> {
  await tx.insertInto('site_post_versions').values(version).execute()
}

/** Replaces the newest version under the next number, so that tabs with the old one are warned. */
export async function rewritePostVersion(
  tx: Db,
  { post_id, version, website_id }: Which,
  change: { content: string; updated: Date }
): Promise<void> {
  await tx
    .updateTable('site_post_versions')
    .set({ ...change, version: version + 1 })
    .where('website_id', '=', website_id)
    .where('post_id', '=', post_id)
    .where('version', '=', version)
    .execute()
}

/** Closes a version that was published or scheduled, so that later saves start a new one. */
export async function closePostVersion(
  tx: Db,
  { post_id, version, website_id }: Which,
  change: { published_at?: Date } = {}
): Promise<void> {
  await tx
    .updateTable('site_post_versions')
    .set({ ...change, open_until: null })
    .where('website_id', '=', website_id)
    .where('post_id', '=', post_id)
    .where('version', '=', version)
    .execute()
}

export function postVersionBy(
  db: Db,
  { post_id, version, website_id }: Which
): Promise<SitePostVersionRow | undefined> {
  return db
    .selectFrom('site_post_versions')
    .selectAll()
    .where('website_id', '=', website_id)
    .where('post_id', '=', post_id)
    .where('version', '=', version)
    .executeTakeFirst()
}

/** Versions without their content, newest first. */
export function postVersionsOf(db: Db, { post_id, website_id }: WhichPost) {
  return db
    .selectFrom('site_post_versions')
    .select(['version', 'updated', 'published_at'])
    .where('website_id', '=', website_id)
    .where('post_id', '=', post_id)
    .orderBy('version', 'desc')
    .execute()
}

/** The hashes of pictures that any version of any post names, as a cover or in its text. */
export async function picturesOfPosts(db: Db, website_id: number): Promise<Set<string>> {
  const { rows } = await sql<{ sha256: string }>`
    select distinct (regexp_matches(content::text, '"sha256": "([0-9a-f]{64})"', 'g'))[1] as sha256
    from site_post_versions where website_id = ${website_id}
    union
    select distinct (regexp_matches(content ->> 'body', '/_site/media/([0-9a-f]{64})-', 'g'))[1]
    from site_post_versions where website_id = ${website_id}
  `.execute(db)
  return new Set(rows.map(({ sha256 }) => sha256))
}
