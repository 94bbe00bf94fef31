import { afterAll, beforeAll, expect, test } from 'vitest'
import * as builder from '#contract/websites/site-builder.ts'
import { siteOf } from '#panel/records/websites/sites.ts'
import { openListings } from '../../kit/listings.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { headlineOf, openBuilder, withHeadline } from '../../kit/site-builder.ts'

const MINUTE = 60_000

let panel: TestPanel
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
})
afterAll(() => panel.close())

const siteRow = async (website_id: number) => {
  const row = await siteOf(panel.world.db, website_id)
  if (!row) throw new Error('no site')
  return row
}

test('an agent reads the draft of their website, and where it opens', async () => {
  const ann = await openBuilder(panel)
  const draft = await ann.draft()
  expect(draft).toMatchObject({
    draft_version: 1,
    published_version: 1,
    scheduled_version: null,
    can_undo: false,
    undo_version: null,
    is_stopped: false,
    is_suspended: false,
    preview_until: null
  })
  expect(draft.website_url).toMatch(/^https:\/\/amara-osei-homes[\w-]*\.sites\.maplekey\.test$/)
  expect(draft.content.salesman_name).toBe('Amara Osei')
})

test('the draft comes with the listings that visitors see, for its blocks to show', async () => {
  const ann = await openBuilder(panel)
  const { save } = await openListings(panel, ann)
  await save({ title: { en: 'Loft over the bakery' } })
  await save({ title: { en: 'Not yet' }, MlsStatus: 'Draft', ListingId: 'C5712399' })
  expect(await ann.draft()).toMatchObject({
    homes: [{ title: { en: 'Loft over the bakery' } }],
    homes_total: 1
  })
})

test('an agent without a website gets 404 from every call of the builder', async () => {
  const { token } = await panel.registerAgent()
  const missing = await panel.call(builder.siteDraft, {}, { token })
  expect(missing).toMatchObject({ status: 404, body: { message: 'You don’t have a website yet.' } })
  expect((await panel.call(builder.publishSite, { version: 1 }, { token })).status).toBe(404)
})

test('a save shows nothing to visitors until it is published', async () => {
  const ann = await openBuilder(panel)
  const saved = await ann.saveHeadline('A new headline')
  expect(saved).toMatchObject({ draft_version: 2, published_version: 1 })
  const before = await siteRow(ann.website_id)
  expect(headlineOf(before.published)).toBe('Find your home in Toronto.')

  const { body } = await ann.publish()
  expect(body).toMatchObject({ published_version: 2, can_undo: true, undo_version: 1 })
  const after = await siteRow(ann.website_id)
  expect(headlineOf(after.published)).toBe('A new headline')
  expect(after.revision).toBe(before.revision + 1)
})

test('of two tabs the second is told when the first saved, and its words can still be saved', async () => {
  const ann = await openBuilder(panel)
  const { content, draft_version } = await ann.draft()
  const first = withHeadline(content, 'From the first tab')
  const second = withHeadline(content, 'From the second tab')
  expect((await ann.save({ content: first, base_version: draft_version })).status).toBe(200)
  const refused = await ann.save({ content: second, base_version: draft_version })
  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({
    message:
      'This website was saved in another tab or on another device on November 21, 2026 at 10:00 AM (Eastern Time). Nothing was overwritten. Please check the newer version first.'
  })
  const now = await ann.draft()
  expect(headlineOf(now.content)).toBe('From the first tab')
  const kept = { content: second, base_version: now.draft_version, apart: true }
  expect((await ann.save(kept)).body).toMatchObject({ draft_version: 3 })
  const { body } = await panel.call(builder.siteVersions, {}, ann)
  expect(body.data.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1])
})

test('the same content sent again after a lost answer is saved once', async () => {
  const ann = await openBuilder(panel)
  const { content, draft_version } = await ann.draft()
  const save = { content: withHeadline(content, 'Sent twice'), base_version: draft_version }
  const first = await ann.save(save)
  expect(await ann.save(save)).toEqual(first)
})

test('pauses in writing are one version; what was published, restored, removed or is old stays one of its own', async () => {
  const ann = await openBuilder(panel)
  const versions = async (): Promise<number[]> => {
    const { body } = await panel.call(builder.siteVersions, {}, ann)
    return body.data.map(({ version }: { version: number }) => version)
  }
  await ann.saveHeadline('One')
  await ann.saveHeadline('One house')
  expect(await versions()).toEqual([3, 1])
  panel.advanceClock(10 * MINUTE)
  await ann.saveHeadline('Ten minutes later')
  expect(await versions()).toEqual([4, 3, 1])
  await ann.publish()
  await ann.saveHeadline('After it was published')
  expect(await versions()).toEqual([5, 4, 3, 1])

  const { content } = await ann.draft()
  const [home, ...others] = content.pages
  if (!home) throw new Error('no home page')
  const shorter = { ...content, pages: [{ ...home, blocks: home.blocks.slice(0, -1) }, ...others] }
  await ann.save({ content: shorter, base_version: 5 })
  expect(await versions()).toEqual([6, 5, 4, 3, 1])

  const restored = await panel.call(builder.restoreSite, { version: 3, base_version: 6 }, ann)
  expect(headlineOf(restored.body.content)).toBe('One house')
  await ann.saveHeadline('After it was restored')
  expect(await versions()).toEqual([8, 7, 6, 5, 4, 3, 1])
  const old = await panel.call(builder.siteVersion, { version: 5 }, ann)
  expect(headlineOf(old.body.content)).toBe('After it was published')
  expect((await panel.call(builder.siteVersion, { version: 2 }, ann)).status).toBe(404)
})

test('a draft that newer code saved is not overwritten, and the caller is asked to reload', async () => {
  const ann = await openBuilder(panel)
  const { content } = await ann.draft()
  const newer = JSON.stringify({ ...content, schema: 99 })
  const { db } = panel.world
  await db
    .updateTable('sites')
    .set({ draft: newer })
    .where('website_id', '=', ann.website_id)
    .execute()
  const read = await panel.call(builder.siteDraft, {}, ann)
  expect(read).toMatchObject({
    status: 409,
    body: { message: 'This was saved by a newer version of the builder. Please reload the page.' }
  })
  const save = { content: { ...content, schema: 99 }, base_version: 1 }
  expect((await ann.save(save)).status).toBe(400)
})

test('one agent’s versions, schedules and undo never touch another’s', async () => {
  const ann = await openBuilder(panel)
  const bo = await openBuilder(panel)
  await ann.saveHeadline('Ann’s secret')
  const before = await siteRow(ann.website_id)
  expect((await panel.call(builder.siteVersion, { version: 2 }, bo)).status).toBe(404)
  expect((await panel.call(builder.publishSite, { version: 2 }, bo)).status).toBe(409)
  await panel.call(builder.unpublishSite, {}, bo)
  await bo.saveHeadline('Bo’s own')
  expect(await siteRow(ann.website_id)).toEqual(before)
  expect(JSON.stringify(await bo.draft())).not.toContain('Ann’s secret')
})
