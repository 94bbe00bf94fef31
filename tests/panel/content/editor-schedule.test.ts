import { expect, test } from 'vitest'
import * as editor from '#contract/content/editor.ts'
import { blogPost } from '#contract/general.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { draftPost, POST } from '../../kit/editor.ts'
import { editorPanel } from '../../kit/editor-panel.ts'

const MINUTE = 60_000

const { ann, panel } = await editorPanel()

test('a schedule is moved to another time in one call, with the words that were scheduled or the newest', async () => {
  const at = (minutes: number) => new Date(+panel.now() + minutes * MINUTE).toISOString()
  const { item_id, kind } = await draftPost(panel, ann)
  const schedule = async (version: number, publish_at: string) =>
    (await panel.call(editor.scheduleItem, { kind, item_id, version, publish_at }, ann)).body
  const [late, soon] = [at(30), at(10)]
  await schedule(1, late)
  const fields = { ...POST, post_title: 'Written after it was scheduled' }
  await panel.call(editor.saveItem, { kind, item_id, base_version: 1, fields } as never, ann)
  expect(await schedule(1, soon)).toMatchObject({
    state: 'scheduled',
    publish_at: soon,
    scheduled_version: 1,
    version: 2
  })
  expect(await schedule(2, late)).toMatchObject({ publish_at: late, scheduled_version: 2 })
  const old = await schedule(1, soon)
  expect(old, 'a version that is no longer scheduled').toMatchObject({ api_status: 409 })
  await schedule(2, soon)

  panel.advanceClock(10 * MINUTE)
  await runDueJobs(panel.world)
  const post = async () => (await panel.call(blogPost, { blog_id: item_id })).body
  expect(await post()).toMatchObject({ post_title: fields.post_title, created: soon })
  await panel.world.db.deleteFrom('publish_runs').execute()
  panel.advanceClock(20 * MINUTE)
  await runDueJobs(panel.world)
  const runs = panel.world.db.selectFrom('publish_runs').selectAll()
  expect(await runs.execute(), 'nothing happens at the time before').toEqual([])
})
