import { type Selectable, sql } from 'kysely'
import { RECENT_POSTS } from '#rules/content/recent-posts.ts'
import type { Db } from '../../services/world.ts'
import type { PostsTable } from '../../tables/content-tables.ts'

export type PostRow = Omit<Selectable<PostsTable>, 'digest'>
type ListedPost = Omit<PostRow, 'post_description'>
type Language = 'en' | 'fr'

const LISTED = [
  'post_id',
  'post_title',
  'post_excerpt',
  'post_main_image',
  'post_main_image_alt',
  'created'
] as const

/** The posts of a language. In French, those of which every text has French, with a digest of their own. */
function postsIn(db: Db, language: Language) {
  if (language === 'en') return db.selectFrom(db.selectFrom('posts').selectAll().as('posts'))
  const french = db
    .selectFrom('posts as p')
    .innerJoin('french_texts as title', 'title.english', 'p.post_title')
    .innerJoin('french_texts as excerpt', 'excerpt.english', 'p.post_excerpt')
    .innerJoin('french_texts as description', 'description.english', 'p.post_description')
    .leftJoin('french_texts as alt', 'alt.english', 'p.post_main_image_alt')
    .where((eb) => eb.or([eb('p.post_main_image_alt', '=', ''), eb('alt.french', 'is not', null)]))
    .select((eb) => [
      'p.post_id',
      'p.post_main_image',
      'p.created',
      'title.french as post_title',
      'excerpt.french as post_excerpt',
      'description.french as post_description',
      eb.fn.coalesce('alt.french', 'p.post_main_image_alt').as('post_main_image_alt'),
      sql<string>`md5(json_build_array(
        p.digest, title.french, excerpt.french, description.french, alt.french
      )::text)`.as('digest')
    ])
  return db.selectFrom(french.as('posts'))
}

/** A page of posts without their text, newest first, and the total count. */
export async function postsPage(
  db: Db,
  language: Language,
  page: { limit: number; offset: number }
): Promise<{ posts: ListedPost[]; total_count: number }> {
  const posts = await postsIn(db, language)
    .select(LISTED)
    .orderBy('created', 'desc')
    .orderBy('post_id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const { total_count } = await postsIn(db, language)
    .select((eb) => eb.fn.countAll<number>().as('total_count'))
    .executeTakeFirstOrThrow()
  return { posts, total_count }
}

export function postById(
  db: Db,
  language: Language,
  post_id: number
): Promise<PostRow | undefined> {
  return postsIn(db, language)
    .select([...LISTED, 'post_description'])
    .where('post_id', '=', post_id)
    .executeTakeFirst()
}

/** A post's neighbours, as many on either side as may be listed beside it, nearest first. */
export async function postsBeside(db: Db, language: Language, post_id: number) {
  const created = sql`(select created from posts where post_id = ${post_id})`
  const some = (side: '<' | '>', order: 'asc' | 'desc') =>
    postsIn(db, language)
      .select(['post_id', 'post_title'])
      .where(sql<boolean>`(created, post_id) ${sql.raw(side)} (${created}, ${post_id})`)
      .orderBy('created', order)
      .orderBy('post_id', order)
      .limit(RECENT_POSTS)
      .execute()
  return { older: await some('<', 'desc'), newer: await some('>', 'asc') }
}

/** Posts by id, with a digest that changes with the post. */
export function postsAfter(db: Db, language: Language, after: number, limit: number) {
  return postsIn(db, language)
    .select([...LISTED, 'digest'])
    .where('post_id', '>', after)
    .orderBy('post_id')
    .limit(limit)
    .execute()
}

export function postBodies(db: Db, language: Language, post_ids: readonly number[]) {
  return postsIn(db, language)
    .select(['post_id', 'digest', 'post_description'])
    .where('post_id', 'in', post_ids)
    .orderBy('post_id')
    .execute()
}
