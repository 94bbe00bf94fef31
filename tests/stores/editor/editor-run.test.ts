import { expect, test, vi } from 'vitest'
import { publishItem } from '#contract/content/editor.ts'
import { draftPost } from '../../kit/editor.ts'
import { editorPanel } from '../../kit/editor-panel.ts'
import { connectTo, freshVisitor } from '../../kit/visitor.ts'

freshVisitor('/editor')

const { ann, panel } = await editorPanel()

test('a page follows the latest run, and a page that was left in the meantime doesn’t', async () => {
  vi.resetModules()
  connectTo(panel)
  localStorage.setItem('access_token', ann.token)
  const { $run, clearRun, followLatestRun } = await import('#stores/editor/editor-run.ts')
  const { item_id, version } = await draftPost(panel, ann)
  const { body } = await panel.call(publishItem, { kind: 'post', item_id, version }, ann)

  const answer = followLatestRun()
  clearRun()
  await answer
  expect($run.get()).toBeUndefined()

  await followLatestRun()
  expect($run.get()?.run_id).toBe(body.run_id)
  clearRun()
})
