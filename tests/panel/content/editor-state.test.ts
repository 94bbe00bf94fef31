import { afterAll, beforeAll, expect, test } from 'vitest'
import * as editor from '#contract/content/editor.ts'
import { borrowContent, draftPost, enterEditor, POST } from '../../kit/editor.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
let giveBack: () => Promise<void>
let ann: { name: string; token: string }
beforeAll(async () => {
  panel = await startPanel()
  giveBack = await borrowContent(panel)
  ann = await enterEditor(panel)
})
afterAll(() => giveBack())

const whichOf = ({ item_id, kind }: editor.Item) => ({ item_id, kind })
const publish = async (item: editor.Item) => {
  const which = { ...whichOf(item), version: item.version }
  return (await panel.call(editor.publishItem, which, ann)).body
}
const save = async (item: editor.Item, change: Partial<typeof POST>) => {
  const fields = { ...item.fields, ...change } as editor.Item['fields']
  const saved = { ...whichOf(item), base_version: item.version, fields }
  return (await panel.call(editor.saveItem, saved, ann)).body
}

test('an item counts as published once a run has shown it, and after a failed run it can be published again', async () => {
  const item = await draftPost(panel, ann)
  const { run_id, undo_shows } = await publish(item)
  expect(undo_shows, 'undoing takes it off the site').toBeNull()
  const stateNow = async () => {
    const { body } = await panel.call(editor.editorItems, { kind: 'post', limit: 100 }, ann)
    const rows: editor.ItemRow[] = body.data
    return rows.find(({ item_id }) => item_id === item.item_id)?.state
  }
  const end = async (run: number, state: 'done' | 'failed') => {
    const ended = { state, started: panel.now(), ended: panel.now() }
    const { db } = panel.world
    await db.updateTable('publish_runs').set(ended).where('run_id', '=', run).execute()
  }
  expect(await stateNow()).toBe('publishing')
  await end(run_id, 'failed')
  expect(await stateNow()).toBe('publishing')
  const again = await publish(item)
  expect(again.run_id).not.toBe(run_id)
  await end(again.run_id, 'done')
  expect(await stateNow()).toBe('published')
  expect(await publish(item)).toMatchObject({ state: 'published', run_id: null })

  panel.advanceClock(1000)
  const before = new Date(panel.now().getTime() - 1000).toISOString()
  const changed = await save(item, { post_title: 'Second words' })
  expect(await publish(changed)).toMatchObject({ undo_shows: before })
})

test('who saved the newest version is told to the one who asks', async () => {
  const bo = await enterEditor(panel, 'Ann Lee')
  const item = await draftPost(panel, ann)
  expect(item.saved_by_you).toBe(true)
  const { body } = await panel.call(editor.editorItem, whichOf(item), bo)
  expect(body, 'of the same name').toMatchObject({ updated_by: 'Ann Lee', saved_by_you: false })
})
