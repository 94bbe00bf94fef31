import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { editorItem } from '#contract/editor.ts'
import { publishRun } from '#contract/publish-run.ts'
import { drivePublishing } from '#panel/actions/publishing/drive-run.ts'
import { queueRun } from '#panel/records/publish-runs.ts'
import type { Publisher } from '#panel/services/publisher.ts'
import { enterEditor } from '../kit/editor.ts'
import { startPanel, type TestPanel } from '../kit/panel.ts'

const SUMMARY = { changed: [], gone: [], count: 1, ms: 5, replaced: null, warnings: [] }
const DONE = { step: 'done', done: 1, total: 1, ms: 5, message: '' }
const never = new AbortController().signal
const whole: Publisher = async ({ hear }) => hear({ ...DONE, ...SUMMARY })

let panel: TestPanel
beforeAll(async () => {
  panel = await startPanel()
})
beforeEach(async () => {
  await panel.world.db.deleteFrom('publish_runs').execute()
  await panel.world.db.deleteFrom('jobs').execute()
})
afterAll(() => panel.close())

const ask = () =>
  queueRun(panel.world.db, { asked_by: 'Ann Lee', reason: 'asked', now: panel.now() })
const runs = () => panel.world.db.selectFrom('publish_runs').selectAll().execute()

test('a failure that the next run would meet again is told and not tried again', async () => {
  const hopeless: Publisher = async ({ hear }) => {
    hear({ step: 'failed', message: 'blog/1.html: Invalid URL', permanent: true })
    throw new Error('it ended with 1')
  }
  await ask()
  await drivePublishing(panel.world, hopeless, never)
  const progress = { step: 'failed', message: 'blog/1.html: Invalid URL', will_retry: false }
  expect(await runs()).toMatchObject([{ state: 'failed', progress }])
  expect(await panel.world.db.selectFrom('jobs').selectAll().execute()).toEqual([])
  expect(panel.logged.join()).toContain('"reason":"blog/1.html: Invalid URL"')
})

test('an item that was left out is named on the run, on the item and, without its words, in the log', async () => {
  const { db } = panel.world
  const ann = await enterEditor(panel)
  const faq = await db.selectFrom('faq').selectAll().orderBy('position').execute()
  const { faq_id, faq_title } = faq[1]!
  const broken = { field: 'faq_description', reason: 'Invalid URL', shown: 'nothing' }
  const problem = { kind: 'faq', item_id: null, title: faq_title, ...broken }
  const partly: Publisher = async ({ hear }) => hear({ ...DONE, ...SUMMARY, problems: [problem] })
  panel.logged.length = 0
  const run_id = await ask()
  await drivePublishing(panel.world, partly, never)

  const item_id = String(faq_id)
  const { body } = await panel.call(publishRun, { run_id }, ann)
  expect(body.run).toMatchObject({
    state: 'done',
    summary: { problems: [{ ...problem, item_id }] }
  })
  const itemOf = async (id: string) =>
    (await panel.call(editorItem, { kind: 'faq', item_id: id }, ann)).body.problem
  expect(await itemOf(item_id)).toEqual(broken)
  expect(await itemOf(String(faq[0]!.faq_id))).toBe(null)
  const line = panel.logged.find((one) => one.includes('published without an item')) ?? ''
  expect(JSON.parse(line)).toMatchObject({ kind: 'faq', item_id, ...broken })
  expect(line).not.toContain(faq_title)

  await ask()
  await drivePublishing(panel.world, whole, never)
  expect(await itemOf(item_id)).toBe(null)
})
