import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { blogBodies, blogIndex, type IndexedPost } from '#contract/content/blog-bulk.ts'
import { blogList, blogPost } from '#contract/general.ts'
import { frenchTextRow, frenchTexts } from '#panel/records/content/french-texts.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

const FRENCH = { headers: { 'accept-language': 'fr-CA' } }
const ENGLISH = { headers: { 'accept-language': 'en-CA' } }

let panel: TestPanel
let first: ReadonlyMap<string, string>
beforeAll(async () => {
  panel = await startPanel()
  first = await frenchTexts(panel.world.db)
})
afterEach(() => setFrench(first))
afterAll(() => panel.close())

/** All that has French, by its English. */
async function setFrench(texts: ReadonlyMap<string, string>): Promise<void> {
  const { db } = panel.world
  await db.deleteFrom('french_texts').execute()
  const rows = Array.from(texts, ([english, french]) => frenchTextRow({ english, french }))
  await db.insertInto('french_texts').values(rows).execute()
}

/** Has these posts alone in French; `without`: but for one of their texts. */
async function translate(ids: readonly number[], without?: 'title' | 'excerpt' | 'text') {
  const { db } = panel.world
  const posts = await db.selectFrom('posts').selectAll().where('post_id', 'in', ids).execute()
  const texts = posts.flatMap(({ post_description, post_excerpt, post_id, post_title }) => [
    { name: 'title', english: post_title, french: `Article ${post_id}` },
    { name: 'excerpt', english: post_excerpt, french: `Le sujet ${post_id}` },
    { name: 'text', english: post_description, french: '<p>Oui.</p><script>x</script>' }
  ])
  const named = texts.filter(({ name }) => name !== without)
  await setFrench(new Map(named.map(({ english, french }) => [english, french])))
}

/** Changes post 3, and sets it back once `run` is over. */
async function withPost(
  change: { post_title?: string; post_main_image_alt?: string },
  run: () => Promise<void>
): Promise<void> {
  const { db } = panel.world
  const { digest: _, ...before } = await db
    .selectFrom('posts')
    .selectAll()
    .where('post_id', '=', 3)
    .executeTakeFirstOrThrow()
  await db.updateTable('posts').set(change).where('post_id', '=', 3).execute()
  try {
    await run()
  } finally {
    await db.updateTable('posts').set(before).where('post_id', '=', 3).execute()
  }
}

const indexed = async (call = FRENCH) =>
  (await panel.call(blogIndex, {}, call)).body.data as IndexedPost[]
const titlesOf = (posts: { post_title: string }[]) => posts.map(({ post_title }) => post_title)

test('in French, the blog has the posts that have French, and counts those alone', async () => {
  await translate([9, 3, 7])
  const { body } = await panel.call(blogList, { limit: 2, offset: 0 }, FRENCH)
  expect(body).toMatchObject({ total_count: 3 })
  expect(titlesOf(body.data)).toEqual(['Article 9', 'Article 7'])
  expect(body.data[0].post_excerpt).toBe('Le sujet 9')
  const rest = await panel.call(blogList, { limit: 2, offset: 2 }, FRENCH)
  expect(titlesOf(rest.body.data)).toEqual(['Article 3'])
  expect(titlesOf(await indexed())).toEqual(['Article 3', 'Article 7', 'Article 9'])
  expect((await panel.call(blogList, { limit: 2, offset: 0 })).body.total_count).toBe(12)
})

test('a post in French has its text, cleaned, and those in French beside it', async () => {
  await translate([9, 3, 7])
  const { body } = await panel.call(blogPost, { blog_id: 7 }, FRENCH)
  expect(body).toMatchObject({ post_title: 'Article 7', post_description: '<p>Oui.</p>' })
  expect(titlesOf(body.recentBlog)).toEqual(['Article 3', 'Article 9'])
  const bodies = await panel.call(blogBodies, { post_ids: '7,8' }, FRENCH)
  const { digest } = (await indexed()).find(({ post_id }) => post_id === 7) ?? {}
  expect(bodies.body.data).toEqual([{ post_id: 7, digest, post_description: '<p>Oui.</p>' }])
})

test.each(['title', 'excerpt', 'text'] as const)(
  'a post without French of its %s is not there in French, and never shown in English',
  async (without) => {
    await translate([3], without)
    expect(await indexed()).toEqual([])
    const { body, status } = await panel.call(blogPost, { blog_id: 3 }, FRENCH)
    expect([status, body.message]).toEqual([404, 'Cet article n’est plus ici.'])
    expect((await panel.call(blogPost, { blog_id: 99 }, FRENCH)).body).toEqual(body)
    expect((await panel.call(blogBodies, { post_ids: '3' }, FRENCH)).body.data).toEqual([])
    expect((await panel.call(blogPost, { blog_id: 3 })).status).toBe(200)
  }
)

test('the description of a post’s picture needs French too', async () => {
  await translate([3])
  const french = await frenchTexts(panel.world.db)
  await withPost({ post_main_image_alt: 'A porch' }, async () => {
    expect(await indexed()).toEqual([])
    await setFrench(new Map([...french, ['A porch', 'Un porche']]))
    expect(await indexed()).toMatchObject([{ post_id: 3, post_main_image_alt: 'Un porche' }])
  })
})

test('the digest in French changes with the French, and the English one does not', async () => {
  await translate([3])
  const [before, english] = [await indexed(), await indexed(ENGLISH)]
  const texts = Array.from(
    await frenchTexts(panel.world.db),
    ([text, french]) => [text, french === 'Article 3' ? 'Troisième' : french] as const
  )
  await setFrench(new Map(texts))
  const after = await indexed()
  expect(titlesOf(after)).toEqual(['Troisième'])
  expect(after[0]?.digest).not.toBe(before[0]?.digest)
  expect(await indexed(ENGLISH)).toEqual(english)
})

test('a post that was changed in English is not there in French until it is translated again', async () => {
  await translate([3, 7])
  await withPost({ post_title: 'Another title' }, async () => {
    expect(titlesOf(await indexed())).toEqual(['Article 7'])
  })
  expect(titlesOf(await indexed())).toEqual(['Article 3', 'Article 7'])
})
