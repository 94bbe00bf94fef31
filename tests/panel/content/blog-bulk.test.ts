import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { blogBodies, blogIndex, type IndexedPost } from '#contract/content/blog-bulk.ts'
import { blogPost } from '#contract/general.ts'
import { postsBeside } from '#panel/records/content/posts.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
beforeAll(async () => {
  panel = await startPanel()
})
afterAll(() => panel.close())

const index = async (asked: { after?: number; limit?: number } = {}) =>
  (await panel.call(blogIndex, asked)).body.data as IndexedPost[]

test('the whole blog is had page by page, by number, without its texts', async () => {
  const all = await index()
  expect(all.map(({ post_id }) => post_id)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1))
  expect(JSON.stringify(all)).not.toContain('post_description')
  const pages = [await index({ limit: 5 }), await index({ after: 5, limit: 5 })]
  expect([...pages.flat(), ...(await index({ after: 10 }))]).toEqual(all)
  expect(await index({ after: 12 })).toEqual([])
})

test('texts come with the digest of what they belong to; what is not there is left out', async () => {
  const all = await index()
  const { body } = await panel.call(blogBodies, { post_ids: '3,999,1,3' })
  expect(body.data.map(({ post_id }: { post_id: number }) => post_id)).toEqual([1, 3])
  for (const { digest, post_description, post_id } of body.data) {
    expect(digest).toBe(all[post_id - 1]?.digest)
    const { body: post } = await panel.call(blogPost, { blog_id: post_id })
    expect(post.post_description).toBe(post_description)
  }
  const { body: none } = await panel.call(blogBodies, { post_ids: '2147483648' })
  expect(none).toEqual({ api_status: 0, data: [] })
  for (const post_ids of ['', '1,', 'a', Array(101).fill(1).join()]) {
    expect((await panel.call(blogBodies, { post_ids })).status).toBe(400)
  }
})

test('a post’s digest changes with everything that its page shows, and with nothing else', async () => {
  const { db } = panel.world
  const row = await db
    .selectFrom('posts')
    .selectAll()
    .where('post_id', '=', 5)
    .executeTakeFirstOrThrow()
  const { digest, ...before } = row
  onTestFinished(async () => {
    await db.updateTable('posts').set(before).where('post_id', '=', 5).execute()
  })
  const digestWith = async (change: object) => {
    const { digest: made } = await db
      .updateTable('posts')
      .set({ ...before, ...change })
      .where('post_id', '=', 5)
      .returning('digest')
      .executeTakeFirstOrThrow()
    return made
  }
  const changed = [
    { post_title: `${before.post_title}!` },
    { post_excerpt: `${before.post_excerpt}!` },
    { post_main_image: '/pictures/a.webp' },
    { post_main_image_alt: 'A house' },
    { post_description: `${before.post_description} ` },
    { created: new Date(+before.created + 1) },
    // A letter that moves over to the next field.
    { post_title: 'ab', post_excerpt: 'c' },
    { post_title: 'a', post_excerpt: 'bc' }
  ]
  const digests = []
  for (const change of changed) digests.push(await digestWith(change))
  expect(new Set([digest, ...digests]).size).toBe(changed.length + 1)
  expect(await digestWith({})).toBe(digest)
})

test('a post lists older ones beside it, and the oldest posts list newer ones', async () => {
  const { db } = panel.world
  const rows = await db.selectFrom('posts').select('post_id').orderBy('created', 'desc').execute()
  const ids = rows.map(({ post_id }) => post_id)
  const beside = async (post_id: number) =>
    (await panel.call(blogPost, { blog_id: post_id })).body.recentBlog.map(
      (post: { post_id: number }) => ids.indexOf(post.post_id)
    )
  expect(await beside(ids[0]!)).toEqual([1, 2, 3, 4, 5])
  expect(await beside(ids[9]!)).toEqual([10, 11, 8, 7, 6])
  expect(await beside(ids[11]!)).toEqual([10, 9, 8, 7, 6])
})

test('posts of the same moment list each other, never themselves', async () => {
  const { db } = panel.world
  const created = '2020-01-01T00:00:00.000300Z'
  const post = { post_title: 'a', post_excerpt: 'b', post_main_image: null, post_description: 'c' }
  const twins = [901, 902, 903].map((post_id) => ({ ...post, post_id, created }))
  await db.insertInto('posts').values(twins).execute()
  onTestFinished(async () => {
    await db.deleteFrom('posts').where('post_id', '>', 900).execute()
  })
  const { newer, older } = await postsBeside(db, 'en', 902)
  expect(older.map(({ post_id }) => post_id)).toEqual([901])
  expect(newer[0]?.post_id).toBe(903)
})
