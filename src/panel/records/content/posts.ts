import { type Selectable, sql } from 'kysely'
import { RECENT_POSTS } from '#rules/content/recent-posts.ts'
import type { Db } from '../../services/world.ts'
import type { PostsTable } from '../../tables/content-tables.ts'

export type PostRow = Omit<Selectable<PostsTable>, 'digest'>
type ListedPost = Omit<PostRow, 'post_description'>

const LISTED = [
  'post_id',
  'post_title',
  'post_excerpt',
  'post_main_image',
  'post_main_image_alt',
  'created'
] as const

/** A page of posts without their text, newest first, and the total count. */
export async function postsPage(
  db: Db,
  page: { limit: number; offset: number }
): Promise<{ posts: ListedPost[]; total_count: number }> {
  const posts = await db
    .selectFrom('posts')
    .select(LISTED)
    .orderBy('created', 'desc')
    .orderBy('post_id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const { total_count } = await db
    .selectFrom('posts')
    .select((eb) => eb.fn.countAll<number>().as('total_count'))
    .executeTakeFirstOrThrow()
  return { posts, total_count }
}

export function postById(db: Db, post_id: number): Promise<PostRow | undefined> {
  return db
    .selectFrom('posts')
    .select([...LISTED, 'post_description'])
    .where('post_id', '=', post_id)
    .executeTakeFirst()
}

/** A post's neighbours, as many on either side as may be listed beside it, nearest first. */
export async function postsBeside(db: Db, post_id: number) {
  const created = sql`(select created from posts where post_id = ${post_id})`
  const some = (side: '<' | '>', order: 'asc' | 'desc') =>
    db
      .selectFrom('posts')
      .select(['post_id', 'post_title'])
      .where(sql<boolean>`(created, post_id) ${sql.raw(side)} (${created}, ${post_id})`)
      .orderBy('created', order)
      .orderBy('post_id', order)
      .limit(RECENT_POSTS)
      .execute()
  return { older: await some('<', 'desc'), newer: await some('>', 'asc') }
}

/** Posts by id, with a digest that changes with the post. */
export function postsAfter(db: Db, after: number, limit: number) {
  return db
    .selectFrom('posts')
    .select([...LISTED, 'digest'])
    .where('post_id', '>', after)
    .orderBy('post_id')
    .limit(limit)
    .execute()
}

export function postBodies(db: Db, post_ids: readonly number[]) {
  return db
    .selectFrom('posts')
    .select(['post_id', 'digest', 'post_description'])
    .where('post_id', 'in', post_ids)
    .orderBy('post_id')
    .execute()
}
