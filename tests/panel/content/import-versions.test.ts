import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as editor from '#contract/content/editor.ts'
import { readContent } from '#panel/actions/content/content-file.ts'
import { exportContent } from '#panel/actions/content/export-content.ts'
import { importContent } from '#panel/actions/content/import-content.ts'
import { insertFirstContent } from '#panel/records/content/first-content.ts'
import { resetContent, registerEditor } from '../../kit/editor.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
let restoreContent: () => Promise<void>
let ann: { token: string }
beforeAll(async () => {
  panel = await startPanel()
  restoreContent = await resetContent(panel)
  ann = await registerEditor(panel)
})
afterAll(async () => {
  await restoreContent()
  await panel.close()
})

const content = async () => JSON.parse(await exportContent(panel.world.db))
const take = (file: object) =>
  importContent(panel.world, readContent(JSON.stringify({ maplekey: 'content', ...file })))
const runs = () => panel.world.db.selectFrom('publish_runs').selectAll().execute()
const itemsOf = async (kind: 'faq' | 'post') =>
  (await panel.call(editor.editorItems, { kind, limit: 100 }, ann)).body.data as editor.ItemRow[]

test('an import that changes nothing makes no version and asks for no run', async () => {
  // Once, so that nothing of what other tests left behind is a change.
  await take(await content())
  await panel.world.db.deleteFrom('publish_runs').execute()
  const versions = async () => (await itemsOf('post')).map(({ version }) => version)
  const before = await versions()

  // Rows that were written again lie in another order in their table.
  await sql`update tax_rates set taxes = taxes where province_shortcode in ('AB', 'ON')`.execute(
    panel.world.db
  )
  await take(await content())
  await take(await content())
  expect(await versions()).toEqual(before)
  expect(await runs()).toEqual([])
})

test('an import over an editor’s words leaves them as a version, and what it takes away as a draft', async () => {
  const { faq, posts } = await content()
  const [post] = posts
  const which = { kind: 'post', item_id: String(post.post_id) } as const
  const { body: item } = await panel.call(editor.editorItem, which, ann)
  const fields = { ...item.fields, post_title: 'An editor’s title' }
  await panel.call(editor.saveItem, { ...which, base_version: 1, fields }, ann)

  await take({
    faq: [{ faq_title: 'A new one', faq_description: 'First.' }, ...faq.slice(1)],
    posts: [{ ...post, post_title: 'The imported title' }, ...posts.slice(2)]
  })
  const { body: after } = await panel.call(editor.editorItem, which, ann)
  expect(after).toMatchObject({ version: 3, published_version: 3, updated_by: 'Import' })
  const { body: kept } = await panel.call(editor.itemVersion, { ...which, version: 2 }, ann)
  expect(kept.fields.post_title).toBe('An editor’s title')

  const gone = { kind: 'post', item_id: String(posts[1].post_id) } as const
  const { body: taken } = await panel.call(editor.editorItem, gone, ann)
  expect(taken).toMatchObject({ state: 'draft', can_undo: true })
  await panel.call(editor.undo, { ...gone, published_version: null }, ann)
  expect((await content()).posts).toHaveLength(posts.length)
  expect(await runs()).toMatchObject([{ state: 'queued', asked_by: 'import' }])
})

test('a question keeps its number and versions wherever it moves in the list', async () => {
  const before = await itemsOf('faq')
  const { faq } = await content()
  await take({ faq: faq.toReversed() })
  const after = await itemsOf('faq')
  for (const { item_id, title, version } of after) {
    expect(before).toContainEqual(expect.objectContaining({ item_id, title, version }))
  }
  expect((await content()).faq).toEqual(faq.toReversed())
})

test('prices that change are published too, though editors do not write them', async () => {
  await panel.world.db.deleteFrom('publish_runs').execute()
  const { plans } = await content()
  await take({ plans })
  expect(await runs()).toEqual([])
  await take({ plans: [{ ...plans[0], plan_price: 51 }, ...plans.slice(1)] })
  expect(await runs()).toHaveLength(1)
  await take({ plans })
})

test('what was imported before a rule forbade it is shown, compared and restored all the same', async () => {
  const { policies, posts } = await content()
  const post_title = 'A title that goes on '.repeat(20)
  const odd = { policy_name: 'Terms & “conditions”, 2026', title: 'Terms', content: '<p>x</p>' }
  await importContent(panel.world, {
    maplekey: 'content',
    policies: [...policies, odd],
    posts: [{ ...posts[0], post_title }, ...posts.slice(1)]
  })
  const { body: list } = await panel.call(editor.editorItems, { kind: 'policy' }, ann)
  expect(list.total_count).toBe(3)
  const policy = { kind: 'policy', item_id: odd.policy_name } as const
  expect((await panel.call(editor.editorItem, policy, ann)).body.title).toBe('Terms')

  const which = { kind: 'post', item_id: String(posts[0].post_id) } as const
  const { body: long } = await panel.call(editor.editorItem, which, ann)
  const { version } = long
  const short = { ...long.fields, post_title: 'A short one' }
  await panel.call(editor.saveItem, { ...which, base_version: version, fields: short }, ann)
  const { body: restored } = await panel.call(
    editor.restoreVersion,
    { ...which, version, base_version: version + 1 },
    ann
  )
  expect(restored).toMatchObject({ version: version + 2, fields: { post_title } })
  await take({ policies, posts })
})

test('content that is older than the editors’ items gets its first versions at a start, and once', async () => {
  const { db } = panel.world
  await db.deleteFrom('content_items').execute()
  await Promise.all([
    insertFirstContent(db, { now: panel.now(), samples: true }),
    insertFirstContent(db, { now: panel.now(), samples: true })
  ])
  await insertFirstContent(db, { now: panel.now(), samples: true })
  const versions = await db.selectFrom('content_versions').select('version').execute()
  expect(versions.length).toBe(
    (await db.selectFrom('content_items').select('version').execute()).length
  )
  expect(versions.every(({ version }) => version === 1)).toBe(true)
})
