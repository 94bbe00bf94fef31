import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { SitePostsTable } from '../../tables/site-tables.ts'

/** Without what visitors see, which is as long as the post. */
export type SitePostRow = Omit<Selectable<SitePostsTable>, 'published'>
export type WhichPost = { website_id: number; post_id: number }

/** A post of the website, deleted or not. */
export function postBy(
  db: Db,
  { post_id, website_id }: WhichPost
): Promise<SitePostRow | undefined> {
  return db
    .selectFrom('site_posts')
    .selectAll()
    .where('website_id', '=', website_id)
    .where('post_id', '=', post_id)
    .executeTakeFirst()
}

export function postBegunAs(
  db: Db,
  { begun_as, website_id }: { website_id: number; begun_as: string }
): Promise<Selectable<SitePostsTable> | undefined> {
  return db
    .selectFrom('site_posts')
    .selectAll()
    .where('website_id', '=', website_id)
    .where('begun_as', '=', begun_as)
    .executeTakeFirst()
}

const COLUMNS = [
  'post_id',
  'website_id',
  'title',
  'slug',
  'language',
  'version',
  'published_version',
  'published_slug',
  'published_at',
  'revised_at',
  'publish_at',
  'scheduled_version',
  'begun_as',
  'created',
  'updated',
  'deleted_at'
] as const

/** Every post of the website, the newest change first. */
export function postsOf(db: Db, website_id: number): Promise<SitePostRow[]> {
  return db
    .selectFrom('site_posts')
    .select(COLUMNS)
    .where('website_id', '=', website_id)
    .where('deleted_at', 'is', null)
    .orderBy('updated', 'desc')
    .orderBy('post_id', 'desc')
    .execute()
}

/** The addresses that the website's other posts have or had. */
export async function slugsOfOthers(
  db: Db,
  { post_id, website_id }: { website_id: number; post_id: number | null }
): Promise<string[]> {
  const rows = await db
    .selectFrom('site_posts')
    .select(['slug', 'published_slug'])
    .where('website_id', '=', website_id)
    .where('deleted_at', 'is', null)
    .$if(post_id !== null, (query) => query.where('post_id', '<>', post_id ?? 0))
    .execute()
  return rows.flatMap(({ published_slug, slug }) => [slug, published_slug ?? '']).filter(Boolean)
}

export function insertPost(tx: Db, post: Insertable<SitePostsTable>): Promise<SitePostRow> {
  return tx.insertInto('site_posts').values(post).returningAll().executeTakeFirstOrThrow()
}

export function updatePost(
  tx: Db,
  { post_id, website_id }: WhichPost,
  change: Updateable<SitePostsTable>
): Promise<SitePostRow> {
  return tx
    .updateTable('site_posts')
    .set(change)
    .where('website_id', '=', website_id)
    .where('post_id', '=', post_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function removeDeletedPosts(db: Db, deletedBefore: Date): Promise<void> {
  await db.deleteFrom('site_posts').where('deleted_at', '<', deletedBefore).execute()
}
