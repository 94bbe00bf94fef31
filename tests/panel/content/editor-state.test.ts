import { expect, test } from 'vitest'
import * as editor from '#contract/content/editor.ts'
import {
  draftPost,
  registerEditor,
  POST,
  publishVersion,
  saveChange,
  itemKey
} from '../../kit/editor.ts'
import { editorPanel } from '../../kit/editor-panel.ts'

const { ann, panel } = await editorPanel()

const publish = (item: editor.Item) => publishVersion(panel, ann, item)
const save = (item: editor.Item, change: Partial<typeof POST>) =>
  saveChange(panel, ann, item, change)

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
  const bo = await registerEditor(panel, 'Ann Lee')
  const item = await draftPost(panel, ann)
  expect(item.saved_by_you).toBe(true)
  const { body } = await panel.call(editor.editorItem, itemKey(item), bo)
  expect(body, 'of the same name').toMatchObject({ updated_by: 'Ann Lee', saved_by_you: false })
})
