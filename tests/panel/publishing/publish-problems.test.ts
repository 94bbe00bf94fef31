import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { editorItem, saveItem, scheduleItem } from '#contract/content/editor.ts'
import { publishRun } from '#contract/content/publish-run.ts'
import { processRuns } from '#panel/actions/publishing/process-runs.ts'
import { queueRun } from '#panel/records/publishing/publish-runs.ts'
import type { Publisher } from '#panel/services/publishing/publisher.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { draftPost, registerEditor } from '../../kit/editor.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

const SUMMARY = { changed: [], gone: [], count: 1, ms: 5, replaced: null, warnings: [] }
const DONE = { step: 'done', done: 1, total: 1, ms: 5, message: '' }
const never = new AbortController().signal
const whole: Publisher = async ({ onStep }) => onStep({ ...DONE, ...SUMMARY })

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

test('a permanent failure is reported and not retried', async () => {
  const hopeless: Publisher = async ({ onStep }) => {
    onStep({ step: 'failed', message: 'blog/1.html: Invalid URL', permanent: true })
    throw new Error('it ended with 1')
  }
  await ask()
  await processRuns(panel.world, hopeless, never)
  const progress = { step: 'failed', message: 'blog/1.html: Invalid URL', will_retry: false }
  expect(await runs()).toMatchObject([{ state: 'failed', progress }])
  expect(await panel.world.db.selectFrom('jobs').selectAll().execute()).toEqual([])
  expect(panel.logged.join()).toContain('"reason":"blog/1.html: Invalid URL"')
})

test('a skipped item is named on the run, on the item and, without its title, in the log', async () => {
  const { db } = panel.world
  const ann = await registerEditor(panel)
  const faq = await db.selectFrom('faq').selectAll().orderBy('position').execute()
  const { faq_id, faq_title } = faq[1]!
  const broken = { field: 'faq_description', reason: 'Invalid URL', shown: 'nothing' }
  const problem = { kind: 'faq', item_id: null, title: faq_title, ...broken }
  const partly: Publisher = async ({ onStep }) =>
    onStep({ ...DONE, ...SUMMARY, problems: [problem] })
  panel.logged.length = 0
  const run_id = await ask()
  await processRuns(panel.world, partly, never)

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
  await processRuns(panel.world, whole, never)
  expect(await itemOf(item_id)).toBe(null)
})

test('a scheduled item that breaks a newer rule becomes a draft again', async () => {
  const { db } = panel.world
  const ann = await registerEditor(panel)
  const { item_id, kind, version } = await draftPost(panel, ann)
  const which = { kind, item_id }
  const publish_at = new Date(+panel.now() + 60_000).toISOString()
  await panel.call(scheduleItem, { ...which, version, publish_at }, ann)
  await sql`update content_versions set fields = fields || '{"post_main_image": "https://["}'
    where kind = 'post' and item_id = ${item_id}`.execute(db)
  panel.advanceClock(60_000)
  await runDueJobs(panel.world)
  expect((await panel.call(editorItem, which, ann)).body).toMatchObject({
    state: 'draft',
    publish_at: null
  })
  expect(panel.logged.join()).toContain(
    '"field":"post_main_image","msg":"not published as scheduled"'
  )
  expect(await runs()).toEqual([])
})

test('an invalid character is refused with a message for its field', async () => {
  const ann = await registerEditor(panel)
  const fields = { review: 'Good.', name: 'half \ud800', designation: 'Agent' }
  const save = { kind: 'testimonial', item_id: null, base_version: 0, fields } as const
  const { body, status } = await panel.call(saveItem, save as never, ann)
  expect([status, body.errors]).toEqual([
    400,
    { name: 'name contains an invalid character or number' }
  ])
})
