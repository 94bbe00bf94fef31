import { expect, test } from 'vitest'
import type { ItemKind } from '#contract/content/editor-fields.ts'
import * as editor from '#contract/content/editor.ts'
import { readContent } from '#panel/actions/content/content-file.ts'
import { exportContent } from '#panel/actions/content/export-content.ts'
import { importContent } from '#panel/actions/content/import-content.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { draftPost, registerEditor, itemKey } from '../../kit/editor.ts'
import { editorPanel } from '../../kit/editor-panel.ts'
import { PLAIN } from '../../kit/hostile-content.ts'

const MINUTE = 60_000

const { ann, panel } = await editorPanel({ settings: { rateLimits: false } })

const draft = async (kind: ItemKind): Promise<editor.Item> => {
  const policy_name = kind === 'policy' ? { policy_name: 'refund-policy' } : {}
  const fields = PLAIN[kind] as never
  const begin = { kind, item_id: null, base_version: 0, fields, ...policy_name }
  return (await panel.call(editor.saveItem, begin, ann)).body
}
const remove = (item: editor.Item) =>
  panel.call(editor.deleteItem, { ...itemKey(item), version: item.version }, ann)

test.each(['post', 'policy', 'faq', 'testimonial'] as const)(
  'a deleted %s is gone with all its versions, also for a caller who lost the first answer',
  async (kind) => {
    const item = await draft(kind)
    expect((await remove(item)).body).toEqual({ api_status: 0 })
    expect((await remove(item)).status).toBe(200)
    expect((await panel.call(editor.editorItem, itemKey(item), ann)).status).toBe(404)
    expect((await panel.call(editor.itemVersions, itemKey(item), ann)).status).toBe(404)
    const versions = await panel.world.db
      .selectFrom('content_versions')
      .select('version')
      .where('kind', '=', kind)
      .where('item_id', '=', item.item_id)
      .execute()
    expect(versions).toEqual([])
    const again = await draft(kind)
    expect(again.version).toBe(1)
    if (kind !== 'policy') expect(Number(again.item_id)).toBe(Number(item.item_id) + 1)
    await remove(again)
  }
)

test('nothing that is on the site is deleted, and a draft that someone changed is looked at first', async () => {
  const item = await draft('faq')
  const publish = { ...itemKey(item), version: 1 }
  await panel.call(editor.publishItem, publish, ann)
  expect((await remove(item)).body).toMatchObject({
    api_status: 409,
    message: 'This is on the site. Unpublish it before you delete it.'
  })
  const privacy = { kind: 'policy', item_id: 'privacy-policy', version: 1 } as const
  expect((await panel.call(editor.deleteItem, privacy, ann)).status).toBe(409)

  await panel.call(editor.unpublishItem, itemKey(item), ann)
  const bo = await registerEditor(panel, 'Bo Wu')
  const fields = { ...PLAIN.faq, faq_title: 'By Bo' } as never
  await panel.call(editor.saveItem, { ...itemKey(item), base_version: 1, fields }, bo)
  const { body, status } = await remove(item)
  expect([status, body.message]).toEqual([409, expect.stringMatching(/^Bo Wu saved this on /)])
  expect((await remove({ ...item, version: 2 })).status).toBe(200)
})

test('what was never there is not called deleted', async () => {
  const wish = { kind: 'post', item_id: '999999', version: 1 } as const
  expect((await panel.call(editor.deleteItem, wish, ann)).status).toBe(404)
})

test('a scheduled draft that is deleted does not go live', async () => {
  const item = await draftPost(panel, ann)
  const publish_at = new Date(+panel.now() + MINUTE).toISOString()
  await panel.call(editor.scheduleItem, { ...itemKey(item), version: 1, publish_at }, ann)
  expect((await remove(item)).status).toBe(200)
  panel.advanceClock(MINUTE)
  await runDueJobs(panel.world)
  const posts = panel.world.db.selectFrom('posts').where('post_id', '=', Number(item.item_id))
  expect(await posts.selectAll().execute()).toEqual([])
  const jobs = panel.world.db.selectFrom('jobs').where('kind', '=', 'publish-scheduled')
  expect(await jobs.select('state').execute()).toEqual([{ state: 'done' }])
})

test('an imported question gets no number of a deleted one', async () => {
  const item = await draft('faq')
  await remove(item)
  const content = JSON.parse(await exportContent(panel.world.db))
  const faq = [...content.faq, { faq_title: 'Imported?', faq_description: 'Yes.' }]
  await importContent(panel.world, readContent(JSON.stringify({ maplekey: 'content', faq })))
  const { body } = await panel.call(editor.editorItems, { kind: 'faq', search: 'Imported' }, ann)
  expect(Number(body.data[0].item_id)).toBeGreaterThan(Number(item.item_id))
})
