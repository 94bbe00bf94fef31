import { afterAll, beforeAll, expect, test } from 'vitest'
import * as posts from '#contract/websites/site-posts.ts'
import { sitePostRefusals } from '#messages/refusals/site-posts.ts'
import { removeExpired } from '#panel/jobs/remove-expired.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { postBy } from '#panel/records/websites/site-posts.ts'
import { siteOf, updateSite } from '#panel/records/websites/sites.ts'
import { subscribe } from '../../kit/billing.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { openBlog } from '../../kit/site-posts.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let panel: TestPanel
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
})
afterAll(() => panel.close())

const revisionOf = async ({ website_id }: { website_id: number }) => {
  return (await siteOf(panel.world.db, website_id))?.revision
}

test('what a post lacks is named by field before it is published', async () => {
  const ann = await openBlog(panel)
  const { body: empty } = await ann.save({ title: '', description: '', body: '', language: 'fr' })
  const { post_id, version } = empty
  const { body, status } = await ann.call(posts.publishSitePost, { post_id, version })
  expect(status).toBe(400)
  expect(Object.keys(body.errors)).toEqual(['title', 'description', 'body', 'language'])
  expect(body.message).toBe('Please give the post a title.')
})

test('a scheduled post is published at its time, as it was scheduled', async () => {
  const ann = await openBlog(panel)
  const { body: draft } = await ann.save()
  const { post_id, version } = draft
  const publish_at = new Date(+panel.now() + 60 * MINUTE).toISOString()
  const late = new Date(+panel.now() - 1).toISOString()
  const wrong = await ann.call(posts.scheduleSitePost, { post_id, version, publish_at: late })
  expect(wrong.body.errors).toEqual({ publish_at: 'Please choose a time in the future.' })
  const { body } = await ann.call(posts.scheduleSitePost, { post_id, version, publish_at })
  expect(body).toMatchObject({ state: 'scheduled', publish_at, scheduled_version: version })
  await ann.save({ title: 'Edited since' }, body)
  await runDueJobs(panel.world)
  expect((await ann.list())[0]).toMatchObject({ published_version: null })
  panel.setClock(new Date(publish_at))
  await runDueJobs(panel.world)
  expect((await ann.list())[0]).toMatchObject({
    state: 'changed',
    published_version: version,
    published_at: publish_at,
    title: 'Edited since'
  })
})

test('a cancelled schedule publishes nothing, and a moved one only at its new time', async () => {
  const ann = await openBlog(panel)
  const { body: draft } = await ann.save()
  const { post_id, version } = draft
  const at = (minutes: number) => new Date(+panel.now() + minutes * MINUTE).toISOString()
  await ann.call(posts.scheduleSitePost, { post_id, version, publish_at: at(10) })
  await ann.call(posts.scheduleSitePost, { post_id, version, publish_at: at(20) })
  panel.advanceClock(11 * MINUTE)
  await runDueJobs(panel.world)
  expect((await ann.list())[0]).toMatchObject({ state: 'scheduled', published_version: null })
  const { body } = await ann.call(posts.unscheduleSitePost, { post_id })
  expect(body).toMatchObject({ state: 'draft', publish_at: null })
  panel.advanceClock(60 * MINUTE)
  await runDueJobs(panel.world)
  expect((await ann.list())[0]).toMatchObject({ state: 'draft', published_version: null })
})

test('an unpublished post leaves the website, and comes back at its address', async () => {
  const ann = await openBlog(panel)
  const { post_id, slug, version } = await ann.publish()
  const revision = await revisionOf(ann)
  const { body: off } = await ann.call(posts.unpublishSitePost, { post_id })
  expect(off).toMatchObject({ state: 'draft', published_version: null, post_url: null })
  expect(await revisionOf(ann)).toBe(revision! + 1)
  expect((await ann.call(posts.unpublishSitePost, { post_id })).status).toBe(409)
  const { body } = await ann.call(posts.publishSitePost, { post_id, version })
  expect(body).toMatchObject({ state: 'published', slug })
})

test('a deleted post can be put back for thirty days', async () => {
  const ann = await openBlog(panel)
  const { post_id } = await ann.publish()
  const revision = await revisionOf(ann)
  expect((await ann.call(posts.deleteSitePost, { post_id })).status).toBe(200)
  expect((await ann.call(posts.deleteSitePost, { post_id })).status).toBe(200)
  expect(await revisionOf(ann)).toBe(revision! + 1)
  expect(await ann.list()).toEqual([])
  expect((await ann.call(posts.sitePost, { post_id })).status).toBe(404)
  const { body } = await ann.call(posts.putBackSitePost, { post_id })
  expect(body).toMatchObject({ post_id, state: 'published' })
  expect(await revisionOf(ann)).toBe(revision! + 2)

  await ann.call(posts.deleteSitePost, { post_id })
  panel.advanceClock(31 * DAY)
  await removeExpired(panel.world)
  const { website_id } = ann
  expect(await postBy(panel.world.db, { website_id, post_id })).toBeUndefined()
})

test('an agent is emailed why a scheduled post wasn’t published, and it stays a draft', async () => {
  const agent = await subscribe(panel)
  const ann = await openBlog(panel, agent)
  const { db } = panel.world
  await updateSite(db, ann.website_id, { second_language: 'fr' })
  const { body: draft } = await ann.save({ language: 'fr' })
  const { post_id, version } = draft
  const publish_at = new Date(+panel.now() + MINUTE).toISOString()
  await ann.call(posts.scheduleSitePost, { post_id, version, publish_at })
  await updateSite(db, ann.website_id, { second_language: null })
  panel.advanceClock(MINUTE)
  await runDueJobs(panel.world)
  expect((await ann.list())[0]).toMatchObject({ state: 'draft', publish_at: null })
  const told = () => panel.emails.filter(({ subject }) => /wasn’t published/.test(subject))
  expect(told().map(({ to }) => to.address)).toEqual([agent.email])
  expect(told()[0]?.text).toContain(sitePostRefusals.en.otherLanguage)
  panel.advanceClock(MINUTE)
  await runDueJobs(panel.world)
  expect(told()).toHaveLength(1)
})

test('a deleted post isn’t put back onto an address that another one has by now', async () => {
  const ann = await openBlog(panel)
  const { post_id } = await ann.publish()
  await ann.call(posts.deleteSitePost, { post_id })
  await ann.publish()
  const { body, status } = await ann.call(posts.putBackSitePost, { post_id })
  expect(status).toBe(409)
  expect(body.message).toContain('Another post now has this post’s address.')
})
