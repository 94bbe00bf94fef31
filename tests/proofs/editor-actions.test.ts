import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ItemKind } from '#contract/content/editor-fields.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { inProcessPanel } from '#panel/service/in-process-panel.ts'
import { publishSite } from '#publish/publish-site.ts'
import { resetContent, registerEditor } from '../kit/editor.ts'
import { editorActions, KINDS, publishedTexts } from '../kit/editor-actions.ts'
import { type Answer, startPanel, type TestPanel } from '../kit/panel.ts'
import { publishedPages, withoutSpaces } from '../kit/shown-content.ts'

const MINUTE = 60_000
const TEXTS = ['First words', 'Second words', 'Third words', 'Fourth words', 'Fifth words']
const [FIRST = '', SECOND = '', THIRD = '', FOURTH = '', FIFTH = ''] = TEXTS

let panel: TestPanel
let restoreContent: () => Promise<void>
let store: string
let desk: ReturnType<typeof editorActions>
let first: Record<'faq' | 'testimonial', string>
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
  restoreContent = await resetContent(panel)
  desk = editorActions(panel, await registerEditor(panel))
  store = mkdtempSync(join(tmpdir(), 'maplekey-verbs-'))
  const { db } = panel.world
  const top = { faq: 'faq_title', testimonials: 'review' } as const
  const [question, voice] = [
    await db.selectFrom('faq').select(top.faq).orderBy('position').executeTakeFirstOrThrow(),
    await db
      .selectFrom('testimonials')
      .select(top.testimonials)
      .orderBy('position')
      .executeTakeFirstOrThrow()
  ]
  first = { faq: question.faq_title, testimonial: voice.review }
}, 300_000)
beforeEach(() => panel.world.db.deleteFrom('publish_runs').execute())
afterAll(async () => {
  await restoreContent()
  await panel.close()
  rmSync(store, { recursive: true })
})

const each = <Done>(work: (kind: ItemKind) => Promise<Done>): Promise<Done[]> =>
  KINDS.reduce<Promise<Done[]>>(
    async (before, kind) => [...(await before), await work(kind)],
    Promise.resolve([])
  )
const answered = (answers: readonly Answer[]) => answers.map(({ status }) => status)
const DONE = KINDS.map(() => 200)
const all = (...words: string[]) => Object.fromEntries(KINDS.map((kind) => [kind, words]))
const runs = () => panel.world.db.selectFrom('publish_runs').select('run_id').execute()

/** The texts of the four items on the public pages, after publishing what was requested. */
async function onSite() {
  const { problems } = await publishSite({
    root: resolve('.'),
    store,
    env: { ...process.env, SITE_URL: 'https://maplekey.test' },
    fetchPanel: inProcessPanel(panel.world),
    report() {}
  })
  expect(problems).toEqual([])
  const ids = Object.fromEntries(KINDS.map((kind) => [kind, desk.itemOf(kind).item_id]))
  return publishedTexts(store, ids as Record<ItemKind, string>, TEXTS)
}

describe('for a post, a policy, a question and a testimonial', () => {
  test('a new item is a draft and is not published', async () => {
    expect(answered(await each((kind) => desk.save(kind, FIRST)))).toEqual(DONE)
    expect(await runs()).toEqual([])
    expect(await onSite()).toEqual(all())
  })

  test('a published item is on its pages', async () => {
    expect(answered(await each(desk.publish))).toEqual(DONE)
    expect(await runs()).toHaveLength(1)
    expect(await onSite()).toEqual(all(FIRST))
  })

  test('an edit appears on the site only once it is published', async () => {
    expect(answered(await each((kind) => desk.save(kind, SECOND)))).toEqual(DONE)
    expect(await runs()).toEqual([])
    expect(await onSite()).toEqual(all(FIRST))
    await each(desk.publish)
    expect(await onSite()).toEqual(all(SECOND))
  })

  test('undoing a publish restores the previous version, and undoing that brings the new one back', async () => {
    expect(answered(await each(desk.undo))).toEqual(DONE)
    expect(await onSite()).toEqual(all(FIRST))
    await each(desk.undo)
    expect(await onSite()).toEqual(all(SECOND))
  })

  test('an unpublished item leaves the site, and undoing that puts it back', async () => {
    expect(answered(await each(desk.unpublish))).toEqual(DONE)
    expect(await onSite()).toEqual(all())
    await each(desk.undo)
    expect(await onSite()).toEqual(all(SECOND))
  })

  test('a restored version appears on the site once it is published', async () => {
    expect(answered(await each((kind) => desk.restore(kind, 1)))).toEqual(DONE)
    expect(await onSite()).toEqual(all(SECOND))
    await each(desk.publish)
    expect(await onSite()).toEqual(all(FIRST))
  })

  test('a scheduled version goes live at its time, and not at a replaced one', async () => {
    const at = (minutes: number) => new Date(+panel.now() + minutes * MINUTE).toISOString()
    await each((kind) => desk.save(kind, THIRD))
    expect(answered(await each((kind) => desk.schedule(kind, at(10))))).toEqual(DONE)
    expect(answered(await each((kind) => desk.schedule(kind, at(20))))).toEqual(DONE)
    for (const words of [FIRST, THIRD]) {
      panel.advanceClock(10 * MINUTE)
      await runDueJobs(panel.world)
      panel.world.contentRevision.now++
      expect(await onSite()).toEqual(all(words))
    }
    await each(desk.reload)
    await each((kind) => desk.save(kind, FOURTH))
    await each(desk.publish)
    expect(await onSite()).toEqual(all(FOURTH))
  })

  test('questions and testimonials can be moved, and other kinds are refused with a reason', async () => {
    const [post, policy, question, voice] = await each((kind) => desk.move(kind, 1))
    for (const answer of [post, policy]) {
      expect(answer).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining('can be moved') as string }
      })
    }
    for (const answer of [question, voice]) expect(answer?.body.run_id).toEqual(expect.any(Number))
    expect(await onSite()).toEqual(all(FOURTH))
    const pages = publishedPages(store)
    const isBefore = (file: string, words: string, old: string) => {
      const { text } = pages.read(file)
      const [at, behind] = [text.indexOf(withoutSpaces(words)), text.indexOf(withoutSpaces(old))]
      return at >= 0 && behind >= 0 && at < behind
    }
    expect(isBefore('faq.html', `${FOURTH} in a question?`, first.faq)).toBe(true)
    expect(isBefore('index.html', `${FOURTH} in a review.`, first.testimonial)).toBe(true)
  })

  test('a published item can’t be deleted, and a deleted draft is gone for good', async () => {
    for (const answer of await each(desk.remove)) {
      expect(answer).toMatchObject({
        status: 409,
        body: { message: 'This is on the site. Unpublish it before you delete it.' }
      })
    }
    expect(await onSite()).toEqual(all(FOURTH))
    await each(desk.unpublish)
    expect(answered(await each(desk.remove))).toEqual(DONE)
    expect(await onSite()).toEqual(all())
    expect(answered(await each(desk.reload))).toEqual(KINDS.map(() => 404))
  })

  test('an item added after a deletion gets a new id', async () => {
    const before = desk.itemOf('post').item_id
    desk = editorActions(panel, await registerEditor(panel))
    await each((kind) => desk.save(kind, FIFTH))
    await each(desk.publish)
    expect(await onSite()).toEqual(all(FIFTH))
    expect(desk.itemOf('post').item_id).not.toBe(before)
  })
})
