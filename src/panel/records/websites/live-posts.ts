import { sql } from 'kysely'
import type { Db } from '../../services/world.ts'

/** A published post without its text. */
export type LivePostRow = {
  post_id: number
  content: unknown
  slug: string
  published_at: Date
  revised_at: Date
}

/** The website's published posts, the newest first. */
export async function livePosts(db: Db, website_id: number): Promise<LivePostRow[]> {
  const { rows } = await sql<LivePostRow>`
    select post_id, published - 'body' as content, published_slug as slug, published_at, revised_at
    from site_posts
    where website_id = ${website_id} and published is not null and deleted_at is null
    order by published_at desc, post_id desc
  `.execute(db)
  return rows
}

/** The text of a published post. */
export async function livePostBody(
  db: Db,
  { post_id, website_id }: { website_id: number; post_id: number }
): Promise<string | undefined> {
  const row = await db
    .selectFrom('site_posts')
    .select(sql<string>`published ->> 'body'`.as('body'))
    .where('website_id', '=', website_id)
    .where('post_id', '=', post_id)
    .where('published', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.body
}
