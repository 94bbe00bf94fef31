import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokerageMoves, cancelMove, planMove } from '#contract/websites/brokerage-moves.ts'
import { scheduleSite, undoSite } from '#contract/websites/site-builder.ts'
import type { SitePicture } from '#contract/websites/site-fields.ts'
import { addSitePicture, deleteSitePicture } from '#contract/websites/site-pictures.ts'
import { siteStamps } from '#contract/websites/site-stamps.ts'
import { agentSender } from '#panel/actions/leads/agent-sender.ts'
import { workOnce } from '#panel/jobs/worker.ts'
import { siteOf } from '#panel/records/websites/sites.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { pictureBlob } from '../../kit/pictures.ts'
import { NEW_BROKERAGE } from '../../kit/repeated-site-calls.ts'
import { headlineOf, openBuilder, withHeadline } from '../../kit/site-builder.ts'

const HOUR = 60 * 60_000

let panel: TestPanel
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
})
afterAll(() => panel.close())

const later = (hours: number) => new Date(+panel.now() + hours * HOUR).toISOString()
const nameIn = (content: unknown) => (content as { company_name: string }).company_name
const rowOf = async (website_id: number) => (await siteOf(panel.world.db, website_id))!

test('on the day everything that visitors see names the new brokerage, and a record shows it', async () => {
  const ann = await openBuilder(panel)
  const { content, draft_version } = await ann.draft()
  const old = content.company_name
  await ann.save({
    content: withHeadline(content, `With ${old} since 2020`),
    base_version: draft_version
  })
  await ann.publish()
  const { draft_version: version } = await ann.saveHeadline(`Still at ${old}`)
  await panel.call(scheduleSite, { version, publish_at: later(48) }, ann)
  await ann.saveHeadline('Draft')
  const file = await pictureBlob('jpeg', { width: 400, height: 200 })
  const { picture } = (await panel.call(addSitePicture, { file }, ann)).body
  const planned = { ...NEW_BROKERAGE, move_at: later(24) }
  const withLogo = (company_logo: SitePicture) => {
    const details = { ...NEW_BROKERAGE.details, company_logo }
    return panel.call(planMove, { ...planned, details }, ann)
  }
  expect((await withLogo(picture)).body.errors).toEqual({
    company_logo: 'Please describe the picture.'
  })
  await withLogo({ ...picture, alt: { en: 'Harbourfront Homes', fr: '' } })
  // The logo of a planned move can't be deleted.
  const { sha256 } = picture
  expect((await panel.call(deleteSitePicture, { sha256 }, ann)).status).toBe(409)
  await workOnce(panel.world)
  expect(nameIn((await rowOf(ann.website_id)).published)).toBe(old)

  panel.advanceClock(24 * HOUR)
  await workOnce(panel.world)
  const row = await rowOf(ann.website_id)
  const to = NEW_BROKERAGE.details.company_name
  expect([nameIn(row.published), nameIn(row.draft)]).toEqual([to, to])
  expect(row.published).toMatchObject({ company_logo: { sha256 } })
  expect(headlineOf(row.published)).toBe(`With ${to} since 2020`)
  expect(headlineOf(row.draft)).toBe('Draft')
  expect(await agentSender(panel.world, ann.website_id)).toMatchObject({ brokerage: to })
  const { body } = await panel.call(brokerageMoves, {}, ann)
  expect(body.data[0]).toMatchObject({
    done_at: panel.now().toISOString(),
    record: {
      from: { company_name: old },
      to: { company_name: to },
      published_version: row.published_version,
      draft_version: row.draft_version
    }
  })
  expect(body.data[0].record.texts).toBeGreaterThan(0)
  const undo = await panel.call(undoSite, { published_version: row.published_version }, ann)
  expect(undo.status).toBe(409)

  // The new broker and the agent are told, and what was scheduled has moved too.
  const stamps = await panel.call(siteStamps, {}, ann)
  expect(stamps.body.data).toMatchObject([
    { asked_email: 'ruth@broker.example', version: row.published_version }
  ])
  await workOnce(panel.world)
  expect(panel.emails.filter(({ subject }) => subject.includes(to))).toHaveLength(1)
  panel.advanceClock(24 * HOUR)
  await workOnce(panel.world)
  expect(headlineOf((await rowOf(ann.website_id)).published)).toBe(`Still at ${to}`)
})

test('a move can be changed and cancelled until its day, and not be in the past', async () => {
  const bo = await openBuilder(panel)
  const plan = (hours: number) =>
    panel.call(planMove, { ...NEW_BROKERAGE, move_at: later(hours) }, bo)
  expect((await plan(-1)).status).toBe(400)
  await plan(1)
  expect((await plan(2)).body.data).toHaveLength(1)
  panel.advanceClock(HOUR)
  await workOnce(panel.world)
  expect((await panel.call(brokerageMoves, {}, bo)).body.data).toMatchObject([{ done_at: null }])
  await panel.call(cancelMove, {}, bo)
  panel.advanceClock(HOUR)
  await workOnce(panel.world)
  const { body } = await panel.call(brokerageMoves, {}, bo)
  expect(body.data).toMatchObject([{ done_at: null, record: null }])
  expect(body.data[0].cancelled_at).not.toBeNull()
})

test('a name with markup is text wherever it is put', async () => {
  const cy = await openBuilder(panel)
  const details = { company_name: 'Bad <img src=x onerror=alert(1)> & Co' }
  await panel.call(planMove, { ...NEW_BROKERAGE, details, move_at: later(1) }, cy)
  panel.advanceClock(HOUR)
  await workOnce(panel.world)
  const { draft, published } = await rowOf(cy.website_id)

  expect(nameIn(published)).toBe(details.company_name)
  for (const content of [draft, published]) {
    const rich = (
      content as { pages: { blocks: { type: string; text?: { en: string } }[] }[] }
    ).pages
      .flatMap(({ blocks }) => blocks)
      .flatMap(({ text, type }) => (type === 'about' || type === 'text' ? [text?.en ?? ''] : []))
    expect(rich.join()).not.toMatch(/<img|onerror=/)
  }
})
