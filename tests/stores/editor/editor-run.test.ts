import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { publishItem } from '#contract/content/editor.ts'
import { borrowContent, draftPost, enterEditor } from '../../kit/editor.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { connectTo, freshVisitor } from '../../kit/visitor.ts'

freshVisitor('/editor')

let panel: TestPanel
let ann: { name: string; token: string }
let giveBack: () => Promise<void>

beforeAll(async () => {
  panel = await startPanel()
  giveBack = await borrowContent(panel)
  ann = await enterEditor(panel)
})
afterAll(() => giveBack())

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
