import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as builder from '#contract/websites/site-builder.ts'
import { accessTokenLoginWeb } from '#contract/accounts/session.ts'
import { receipt } from '#contract/billing/receipt.ts'
import { leadAddress } from '#panel/actions/websites/lead-address.ts'
import { siteContentValidation } from '#messages/validation/site-content.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { siteOf } from '#panel/records/websites/sites.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { headlineOf, openBuilder } from '../../kit/site-builder.ts'

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

test('undo publishes the version before, and a second undo redoes it', async () => {
  const ann = await openBuilder(panel)
  await ann.saveHeadline('Second')
  await ann.publish()
  const undo = async (published_version: number | null) =>
    (await panel.call(builder.undoSite, { published_version }, ann)).body
  expect(await undo(1)).toMatchObject({ api_status: 409 })
  expect(await undo(2)).toMatchObject({ published_version: 1, undo_version: 2 })
  expect(headlineOf((await siteRow(ann.website_id)).published)).toBe('Find your home in Toronto.')
  expect(await undo(1)).toMatchObject({ published_version: 2, undo_version: 1 })
})

test('unpublishing takes the website offline, and undo brings it back', async () => {
  const ann = await openBuilder(panel)
  const off = await panel.call(builder.unpublishSite, {}, ann)
  expect(off.body).toMatchObject({ published_version: null, published_at: null, can_undo: true })
  expect((await siteRow(ann.website_id)).published).toBeNull()
  expect((await panel.call(builder.unpublishSite, {}, ann)).status).toBe(409)
  const back = await panel.call(builder.undoSite, { published_version: null }, ann)
  expect(back.body).toMatchObject({ published_version: 1 })
  expect((await siteRow(ann.website_id)).revision).toBe(3)
})

test('a page keeps its date until a publish changes its own content', async () => {
  const ann = await openBuilder(panel)
  const dates = async () => (await siteRow(ann.website_id)).page_dates
  const first = panel.now().toISOString()
  panel.advanceClock(MINUTE)
  await ann.saveHeadline('Second')
  await ann.publish()
  const second = panel.now().toISOString()
  expect(await dates()).toMatchObject({ home: second, about: first, contact: first })

  panel.advanceClock(MINUTE)
  await panel.call(builder.unpublishSite, {}, ann)
  await panel.call(builder.undoSite, { published_version: null }, ann)
  expect(await dates()).toMatchObject({ home: second, about: first })

  panel.advanceClock(MINUTE)
  const { content, draft_version } = await ann.draft()
  const recoloured = { ...content, salesman_contact: '4165550199', palette: 'night' }
  await ann.save({ content: recoloured, base_version: draft_version, apart: true })
  await ann.publish()
  expect(await dates()).toMatchObject({ home: second, about: first })
})

test('an agent is emailed why scheduled changes weren’t published', async () => {
  const ann = await openBuilder(panel)
  const { draft_version: version } = await ann.saveHeadline('On Monday')
  const publish_at = new Date(+panel.now() + MINUTE).toISOString()
  await panel.call(builder.scheduleSite, { version, publish_at }, ann)
  // As after an upgrade with a newer rule.
  await sql`update site_versions set content = jsonb_set(content::jsonb, '{pages,0,title}', '{"en":"","fr":""}')
    where website_id = ${ann.website_id} and version = ${version}`.execute(panel.world.db)
  panel.advanceClock(MINUTE)
  await runDueJobs(panel.world)
  expect(await ann.draft()).toMatchObject({ published_version: 1, publish_at: null })
  const told = panel.emails.find(({ subject, to }) => {
    return to.address === ann.email && subject === 'The changes to your website weren’t published'
  })
  expect(told?.text).toContain(siteContentValidation.en.title)
})

test('a scheduled version is published at its time, unless it was unscheduled', async () => {
  const ann = await openBuilder(panel)
  const { draft_version: version } = await ann.saveHeadline('On Monday')
  const at = (ms: number) => new Date(+panel.now() + ms).toISOString()
  const schedule = (publish_at: string) =>
    panel.call(builder.scheduleSite, { version, publish_at }, ann)
  expect((await schedule(at(-1000))).body.message).toBe('Please choose a time in the future.')
  expect((await schedule(at(400 * 24 * 60 * MINUTE))).status).toBe(400)
  await schedule(at(MINUTE))
  const later = await schedule(at(5 * MINUTE))
  expect(later.body).toMatchObject({ scheduled_version: 2, publish_at: at(5 * MINUTE) })
  await ann.saveHeadline('Written meanwhile')

  panel.advanceClock(2 * MINUTE)
  await runDueJobs(panel.world)
  expect(await ann.draft()).toMatchObject({ published_version: 1 })
  panel.advanceClock(3 * MINUTE)
  await runDueJobs(panel.world)
  expect(await ann.draft()).toMatchObject({
    draft_version: 3,
    published_version: 2,
    publish_at: null
  })

  const wish = { version: 3, publish_at: at(MINUTE) }
  await panel.call(builder.scheduleSite, wish, ann)
  expect((await panel.call(builder.unscheduleSite, {}, ann)).body).toMatchObject({
    publish_at: null
  })
  panel.advanceClock(2 * MINUTE)
  await runDueJobs(panel.world)
  expect(await ann.draft()).toMatchObject({ published_version: 2 })
})

test('a version that the caller hasn’t seen, or that is published already, is not published', async () => {
  const ann = await openBuilder(panel)
  expect((await ann.publish(1)).body.message).toBe('This version is already published.')
  await ann.saveHeadline('Newer')
  expect((await ann.publish(1)).status).toBe(409)
})

test('a page without a title is saved as a draft and not published', async () => {
  const ann = await openBuilder(panel)
  const { content } = await ann.draft()
  const [home, about, ...others] = content.pages
  if (!home || !about) throw new Error('no pages')
  const pages = [home, { ...about, title: { en: '', fr: '' } }, ...others]
  const saved = await ann.save({ content: { ...content, pages }, base_version: 1 })
  expect(saved.status).toBe(200)
  const refused = await ann.publish()
  expect(refused).toMatchObject({
    status: 400,
    body: { errors: { title: 'Please give the page a title.' } }
  })
  const publish_at = new Date(+panel.now() + MINUTE).toISOString()
  const wish = { version: saved.body.draft_version, publish_at }
  expect((await panel.call(builder.scheduleSite, wish, ann)).status).toBe(400)
})

test('the dashboard names the template that is published', async () => {
  const ann = await openBuilder(panel)
  const templates = await panel.world.db
    .selectFrom('templates')
    .select(['website_id', 'website_name'])
    .orderBy('website_id')
    .execute()
  const nameOnDashboard = async () =>
    (await panel.call(accessTokenLoginWeb, {}, ann)).body.website.template.website_name
  const { content } = await ann.draft()
  const template_id = templates[1]?.website_id ?? 0
  await ann.save({ content: { ...content, template_id }, base_version: 1 })
  expect(await nameOnDashboard()).toBe(templates[0]?.website_name)
  await ann.publish()
  expect(await nameOnDashboard()).toBe(templates[1]?.website_name)
  const unknown = { ...content, template_id: 999_999 }
  const refused = await ann.save({ content: unknown, base_version: 2 })
  expect(refused.body).toMatchObject({
    api_status: 400,
    message: 'Please choose one of the templates.'
  })
})

test('the dashboard, receipts and leads follow what the agent publishes in the builder', async () => {
  const ann = await openBuilder(panel)
  const { content, draft_version } = await ann.draft()
  const seen = async () => {
    const { body } = await panel.call(accessTokenLoginWeb, {}, ann)
    const { db } = panel.world
    const { transaction_id } = await db
      .selectFrom('transactions')
      .select('transaction_id')
      .where('agent_id', '=', ann.agent_id)
      .executeTakeFirstOrThrow()
    const { buyer_address } = (await panel.call(receipt, { transaction_id }, ann)).body
    const to = await leadAddress(db, ann, { name: 'Ann', email: 'ann@example.test' })
    const { website_name, template } = body.website
    return [website_name, template.website_name, buyer_address[0], to.address]
  }
  const before = await seen()
  const change = {
    website_name: 'Ann at the Lake',
    template_id: 2,
    company_name: 'Lakeview Realty, Brokerage',
    salesman_email: 'ann@lake.example'
  }
  await ann.save({ content: { ...content, ...change }, base_version: draft_version })
  expect(await seen()).toEqual(before)
  await ann.publish()
  expect(await seen()).toEqual([
    'Ann at the Lake',
    'Harbour',
    'Lakeview Realty, Brokerage',
    'ann@lake.example'
  ])
})
