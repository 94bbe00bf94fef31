import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { blogIndex } from '#contract/content/blog-bulk.ts'
import * as editor from '#contract/content/editor.ts'
import { blogPost } from '#contract/general.ts'
import { readContent } from '#panel/actions/content/content-file.ts'
import { exportContent } from '#panel/actions/content/export-content.ts'
import { importContent } from '#panel/actions/content/import-content.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import {
  resetContent,
  draftPost,
  registerEditor,
  POST,
  publishVersion,
  saveChange,
  itemKey
} from '../../kit/editor.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { RACE_ENGINE } from '../../kit/postgres.ts'

const MINUTE = 60_000

describe.each([RACE_ENGINE] as const)('on %s', (engine) => {
  let panel: TestPanel
  let restoreContent: () => Promise<void>
  let ann: { name: string; token: string }
  beforeAll(async () => {
    panel = await startPanel({ engine, settings: { rateLimits: false } })
    restoreContent = await resetContent(panel)
    ann = await registerEditor(panel)
  })
  beforeEach(() => panel.world.db.deleteFrom('publish_runs').execute())
  afterAll(async () => {
    await restoreContent()
    await panel.close()
  })

  const runs = () => panel.world.db.selectFrom('publish_runs').selectAll().execute()
  const publish = (item: editor.Item) => publishVersion(panel, ann, item)
  const save = (item: editor.Item, to: Partial<typeof POST>) => saveChange(panel, ann, item, to)
  const onSite = async (item: editor.Item) => {
    const { body, status } = await panel.call(blogPost, { blog_id: item.item_id })
    return status === 200 ? body.post_title : undefined
  }

  test('content that nobody wrote in the editor has a first version, which is published', async () => {
    const { body } = await panel.call(editor.editorItems, { limit: 100 }, ann)
    expect(body.total_count).toBe(12 + 2 + 10 + 5)
    for (const item of body.data) {
      expect(item).toMatchObject({ state: 'published', version: 1, published_version: 1 })
    }
    const which = { kind: 'policy', item_id: 'privacy-policy' } as const
    const { body: versions } = await panel.call(editor.itemVersions, which, ann)
    expect(versions.data).toMatchObject([{ version: 1, updated_by: 'Import' }])
  })

  test('a draft is not on the site; published it is, with a run that shows it, and nothing in it runs', async () => {
    const draft = await draftPost(panel, ann, {
      post_description:
        '<p onclick="x()">Hi<script>alert(1)</script><img src="javascript:x()" alt="a"><a href="javascript:x()">b</a></p>' +
        '<svg onload="x()"></svg><iframe srcdoc="<script>x()</script>"></iframe>'
    })
    expect(draft).toMatchObject({ state: 'draft', version: 1, published_version: null })
    expect(await onSite(draft)).toBeUndefined()
    expect(await runs()).toEqual([])

    const { run_id, ...published } = await publish(draft)
    expect(published).toMatchObject({ state: 'publishing', published_version: 1, can_undo: true })
    expect(await runs()).toMatchObject([{ run_id, state: 'queued', asked_by: 'Ann Lee' }])
    const { body } = await panel.call(blogPost, { blog_id: draft.item_id })
    expect(body).toMatchObject({ post_title: POST.post_title, created: panel.now().toISOString() })
    expect(body.post_description).toBe('<p>Hi<img alt="a" /><a>b</a></p>')

    expect(await publish(draft)).toMatchObject({ state: 'publishing', run_id })
    expect(await runs()).toHaveLength(1)
    expect(await save(published, {})).toMatchObject({ version: 1 })
  })

  test('of ten who save on top of one version one is heard; the others are told whose words came first', async () => {
    const item = await draftPost(panel, ann)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        panel.call(
          editor.saveItem,
          {
            ...itemKey(item),
            base_version: 1,
            fields: { ...POST, post_title: `Words of ${index}` }
          },
          ann
        )
      )
    )
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    for (const { body } of answers.filter(({ status }) => status !== 200)) {
      expect(body).toMatchObject({
        api_status: 409,
        message:
          'Ann Lee saved this on November 21, 2026 at 10:00 AM (Eastern Time). Nothing was overwritten. Please check the newer version first.'
      })
    }
    const { body: newest } = await panel.call(editor.editorItem, itemKey(item), ann)
    expect(newest).toMatchObject({ version: 2, fields: won[0]?.body.fields })
    const { body: versions } = await panel.call(editor.itemVersions, itemKey(item), ann)
    expect(versions.data.map(({ version }: { version: number }) => version)).toEqual([2])
  })

  test('ten presses of Publish are one publishing and one run; undone it is gone, and undone again it is back', async () => {
    const item = await draftPost(panel, ann)
    const answers = await Promise.all(Array.from({ length: 10 }, () => publish(item)))
    const [run] = await runs()
    expect(answers.map(({ run_id }) => run_id)).toEqual(answers.map(() => run?.run_id))
    expect(await runs()).toHaveLength(1)

    const undo = async (published_version: number | null) =>
      (await panel.call(editor.undo, { ...itemKey(item), published_version }, ann)).body
    const undone = await Promise.all(Array.from({ length: 4 }, () => undo(1)))
    expect(undone.filter(({ api_status }) => api_status === 0)).toHaveLength(1)
    expect(undone.find(({ api_status }) => api_status !== 0)).toMatchObject({
      api_status: 409,
      message: 'The site has changed in the meantime. Please check it first.'
    })
    expect(await onSite(item)).toBeUndefined()
    expect(await undo(null)).toMatchObject({ state: 'publishing', published_version: 1 })
    expect(await onSite(item)).toBe(POST.post_title)
  })

  test('new items at once get a number each', async () => {
    const drafts = await Promise.all(Array.from({ length: 8 }, () => draftPost(panel, ann)))
    expect(new Set(drafts.map(({ item_id }) => item_id)).size).toBe(8)
  })

  test('of four who begin a policy at one address at once one does', async () => {
    const fields = { title: 'Terms', content: '' }
    const begin = { kind: 'policy', item_id: null, base_version: 0, fields } as const
    const terms = { ...begin, policy_name: `terms-on-${engine}` }
    const four = Array.from({ length: 4 }, () => panel.call(editor.saveItem, terms, ann))
    const statuses = (await Promise.all(four)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 400, 400, 400])
  })

  test('an undone edit leaves the newer words in the editor, and the post keeps its date', async () => {
    const first = await publish(await draftPost(panel, ann, { post_title: 'As it was' }))
    const { body: before } = await panel.call(blogPost, { blog_id: first.item_id })
    panel.advanceClock(MINUTE)
    const second = await save(first, { post_title: 'As it is' })
    expect(second.state).toBe('changed')
    expect(await onSite(first)).toBe('As it was')
    await publish(second)
    expect(await onSite(first)).toBe('As it is')
    const { body: undone } = await panel.call(
      editor.undo,
      { ...itemKey(first), published_version: 2 },
      ann
    )
    expect(undone).toMatchObject({ state: 'changed', version: 2, published_version: 1 })
    const { body: after } = await panel.call(blogPost, { blog_id: first.item_id })
    expect(after).toEqual(before)

    const restored = await panel.call(
      editor.restoreVersion,
      { ...itemKey(first), version: 1, base_version: 2 },
      ann
    )
    expect(restored.body).toMatchObject({ version: 3, fields: { post_title: 'As it was' } })
    const { body: kept } = await panel.call(
      editor.itemVersion,
      { ...itemKey(first), version: 2 },
      ann
    )
    expect(kept.fields.post_title).toBe('As it is')
  })

  test('a scheduled post goes live at its minute, and no other time that was ever chosen counts', async () => {
    const at = (minutes: number) => new Date(+panel.now() + minutes * MINUTE).toISOString()
    const item = await draftPost(panel, ann)
    const schedule = async (publish_at: string) => {
      const wish = { ...itemKey(item), version: 1, publish_at }
      return (await panel.call(editor.scheduleItem, wish, ann)).body
    }
    const chosen = at(30)
    expect((await schedule(at(-1))).errors).toEqual({
      publish_at: 'Please choose a time in the future.'
    })
    await schedule(at(10))
    await panel.call(editor.unscheduleItem, itemKey(item), ann)
    await schedule(at(20))
    expect(await schedule(chosen)).toMatchObject({ state: 'scheduled', publish_at: chosen })
    const later = await save(item, { post_title: 'Written after it was scheduled' })
    expect(later).toMatchObject({ state: 'scheduled', scheduled_version: 1, version: 2 })

    for (let minutes = 10; minutes <= 20; minutes += 10) {
      panel.advanceClock(10 * MINUTE)
      await runDueJobs(panel.world)
      expect(await onSite(item)).toBeUndefined()
    }
    panel.advanceClock(10 * MINUTE)
    await runDueJobs(panel.world)
    const { body } = await panel.call(blogPost, { blog_id: item.item_id })
    expect(body).toMatchObject({ post_title: POST.post_title, created: chosen })
    expect(await runs()).toMatchObject([{ asked_by: 'Ann Lee', state: 'queued' }])
    const { body: after } = await panel.call(editor.editorItem, itemKey(item), ann)
    expect(after).toMatchObject({ state: 'changed', published_version: 1, publish_at: null })
  })

  test('imports and editors at the same posts at once wait for each other, and none of them fails', async () => {
    const { world } = panel
    const item = await publish(await draftPost(panel, ann, { post_title: 'Contested 0' }))
    const edit = async (round: number) => {
      const { body: newest } = await panel.call(editor.editorItem, itemKey(item), ann)
      const saved = await save(newest, { post_title: `Contested ${round}` })
      return saved.api_status === 0 ? publish(saved) : saved
    }
    const change = async (round: number) => {
      const content = JSON.parse(await exportContent(world.db))
      const [mine, ...others] = content.posts
      const posts = [{ ...mine, post_excerpt: `Imported ${round}` }, ...others]
      return importContent(world, readContent(JSON.stringify({ ...content, posts })))
    }
    const rounds = Array.from({ length: 3 }, (_, round) => [edit(round), change(round)])
    const answers = await Promise.all(rounds.flat())
    for (const answer of answers) {
      if (typeof answer === 'object') expect([0, 409]).toContain(answer.api_status)
      else expect(answer).toContain('Imported ')
    }
    const { body: last } = await panel.call(editor.editorItem, itemKey(item), ann)
    const { body: versions } = await panel.call(editor.itemVersions, itemKey(item), ann)
    expect(versions.data[0]).toMatchObject({ version: last.version, updated_by: last.updated_by })
    const imported = versions.data.filter(
      ({ updated_by }: { updated_by: string }) => updated_by === 'Import'
    )
    expect(imported).toHaveLength(3)
  })

  test('several changes before a run begins are one run', async () => {
    const items = await Promise.all(
      ['One', 'Two', 'Three'].map((post_title) => draftPost(panel, ann, { post_title }))
    )
    const answers = await Promise.all(items.map(publish))
    const [only, ...more] = await runs()
    expect(more).toEqual([])
    expect(new Set(answers.map(({ run_id }) => run_id))).toEqual(new Set([only?.run_id]))
    for (const { title } of items) expect(only?.reason).toContain(`“${title}” published`)
    const { body } = await panel.call(blogIndex, {})
    const titles = body.data.map(({ post_title }: { post_title: string }) => post_title)
    expect(titles).toEqual(expect.arrayContaining(['One', 'Two', 'Three']))
  })
})
