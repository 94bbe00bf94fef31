import { expect, test } from 'vitest'
import * as editor from '#contract/content/editor.ts'
import { blogPost } from '#contract/general.ts'
import { draftPost, registerEditor, POST, saveChange, itemKey } from '../../kit/editor.ts'
import { editorPanel } from '../../kit/editor-panel.ts'

const MINUTE = 60_000

const { ann, panel } = await editorPanel()

const save = (item: editor.Item, change: Partial<typeof POST>) =>
  saveChange(panel, ann, item, change)

test('pauses in writing are one version; what was published, chosen, brought back or is old stays one of its own', async () => {
  const bo = await registerEditor(panel, 'Bo Wu')
  const versions = async ({ item_id, kind }: editor.Item): Promise<number[]> => {
    const { body } = await panel.call(editor.itemVersions, { item_id, kind }, ann)
    return body.data.map(({ version }: { version: number }) => version)
  }
  const first = await draftPost(panel, ann)
  const typed = await save(first, { post_title: 'Open houses in the r' })
  let item = await save(typed, { post_title: 'Open houses in the rain!' })
  expect([item.version, await versions(item)]).toEqual([3, [3]])
  expect(await save(typed, { post_title: 'Unseen' })).toMatchObject({ api_status: 409 })

  panel.advanceClock(10 * MINUTE)
  item = await save(item, { post_title: 'After tea' })
  expect(await versions(item)).toEqual([4, 3])

  const fields = { ...item.fields, post_title: 'By Bo' }
  const saved = { ...itemKey(item), base_version: 4, fields: fields as typeof POST }
  item = (await panel.call(editor.saveItem, saved, bo)).body
  item = await save(item, { post_title: 'By Ann again' })
  expect(await versions(item)).toEqual([6, 5, 4, 3])

  item = (await panel.call(editor.publishItem, { ...itemKey(item), version: item.version }, ann))
    .body
  item = await save(item, { post_title: 'After it was published' })
  const publish_at = new Date(+panel.now() + MINUTE).toISOString()
  const wish = { ...itemKey(item), version: item.version, publish_at }
  item = (await panel.call(editor.scheduleItem, wish, ann)).body
  await panel.call(editor.unscheduleItem, itemKey(item), ann)
  item = await save(item, { post_title: 'After it was scheduled' })
  expect(await versions(item)).toEqual([8, 7, 6, 5, 4, 3])

  const back = { ...itemKey(item), version: 3, base_version: 8 }
  item = (await panel.call(editor.restoreVersion, back, ann)).body
  item = await save(item, { post_title: 'After it was restored' })
  expect(await versions(item)).toEqual([10, 9, 8, 7, 6, 5, 4, 3])

  const mine = { ...POST, post_title: 'Mine, kept beside theirs' }
  const kept = { ...itemKey(item), base_version: 10, fields: mine, apart: true }
  await panel.call(editor.saveItem, kept, ann)
  expect((await versions(item)).slice(0, 2)).toEqual([11, 10])
  const lost = (await panel.call(editor.saveItem, kept, ann)).body
  expect(lost, 'the answer to the same words was lost').toMatchObject({ version: 11 })
})

test('a question that is unpublished and published again keeps its place', async () => {
  const order = async () => {
    const rows = await panel.world.db
      .selectFrom('faq')
      .select('faq_id')
      .orderBy('position')
      .execute()
    return rows.map(({ faq_id }) => faq_id)
  }
  const before = await order()
  const which = { kind: 'faq', item_id: String(before[2]) } as const
  await panel.call(editor.unpublishItem, which, ann)
  expect(await order()).toEqual([...before.slice(0, 2), ...before.slice(3)])
  await panel.call(editor.undo, { ...which, published_version: null }, ann)
  expect(await order()).toEqual(before)
})

test('who publishes what they have not seen is told so instead', async () => {
  const item = await draftPost(panel, ann)
  await save(item, { post_title: 'Newer' })
  const wish = { ...itemKey(item), version: item.version }
  expect((await panel.call(editor.publishItem, wish, ann)).status).toBe(409)
  expect((await panel.call(blogPost, { blog_id: item.item_id })).status).toBe(404)
})
