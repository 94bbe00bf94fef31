import { afterAll, beforeAll, expect, test } from 'vitest'
import * as posts from '#contract/websites/site-posts.ts'
import { makePreview } from '#panel/actions/websites/site-previews.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { previewPath } from '#rules/websites/preview-path.ts'
import { startHosting } from '../../kit/hosting.ts'
import { openBlog } from '../../kit/site-posts.ts'

type Hosting = Awaited<ReturnType<typeof startHosting>>
type Site = Awaited<ReturnType<Hosting['newSite']>>
let hosting: Hosting
let site: Site
let blog: Awaited<ReturnType<typeof openBlog>>
beforeAll(async () => {
  hosting = await startHosting({ settings: { rateLimits: false } })
  site = await hosting.newSite()
  blog = await openBlog(hosting.panel, site)
})
afterAll(() => hosting.close())

const statusOf = async (path: string) => (await hosting.get(site.host, path)).status
const bodyOf = async (path: string) => (await hosting.get(site.host, path)).body
const soon = { timeout: 30_000, interval: 20 }

test('a post is on the website once it is published, and gone once it isn’t', async () => {
  expect(await statusOf('/blog')).toBe(404)
  expect(await bodyOf('/')).not.toContain('href="/blog"')
  const { post_id, slug, version } = await blog.publish({
    title: 'On the spot',
    slug: 'on-the-spot'
  })
  await expect.poll(() => bodyOf('/blog'), soon).toContain('On the spot')
  expect(await bodyOf('/')).toContain('href="/blog"')
  const page = await hosting.get(site.host, `/blog/${slug}`)
  expect(page.body).toContain('<p>Start with the roof.</p>')
  expect(page.headers['cache-control']).toBe('public, max-age=0, stale-if-error=3600')
  expect(page.headers['content-security-policy']).not.toContain('script-src')
  expect(await bodyOf('/sitemap.xml')).toContain('/blog/on-the-spot</loc>')
  const feed = await hosting.get(site.host, '/feed.xml', { 'accept-encoding': 'br' })
  expect(feed.headers).toMatchObject({
    'content-type': 'application/atom+xml;charset=utf-8',
    'content-encoding': 'br'
  })

  const edit = { title: 'On the very spot', slug, body: '<p>And the cellar.</p>' }
  const { body: edited } = await blog.save(edit, { post_id, version })
  expect(await bodyOf(`/blog/${slug}`)).toContain('Start with the roof.')
  await blog.call(posts.publishSitePost, { post_id, version: edited.version })
  await expect.poll(() => bodyOf(`/blog/${slug}`), soon).toContain('And the cellar.')
  expect(await bodyOf('/blog')).toContain('On the very spot')

  await blog.call(posts.unpublishSitePost, { post_id })
  await expect.poll(() => statusOf(`/blog/${slug}`), soon).toBe(404)
  expect(await statusOf('/blog')).toBe(404)
  expect(await statusOf('/feed.xml')).toBe(404)
})

test('a scheduled post opens at its time, and a deleted one closes and opens again', async () => {
  const { body: draft } = await blog.save({ slug: 'later' })
  const { post_id, version } = draft
  const publish_at = new Date(+hosting.panel.now() + 60_000).toISOString()
  await blog.call(posts.scheduleSitePost, { post_id, version, publish_at })
  expect(await statusOf('/blog/later')).toBe(404)
  hosting.panel.setClock(new Date(publish_at))
  await runDueJobs(hosting.panel.world)
  await expect.poll(() => statusOf('/blog/later'), soon).toBe(200)
  await blog.call(posts.deleteSitePost, { post_id })
  await expect.poll(() => statusOf('/blog/later'), soon).toBe(404)
  await blog.call(posts.putBackSitePost, { post_id })
  await expect.poll(() => statusOf('/blog/later'), soon).toBe(200)
})

test('the day of a post is the agent’s own', async () => {
  const { panel } = hosting
  const before = panel.now()
  panel.setClock(new Date('2026-12-01T03:30:00Z'))
  const { slug } = await blog.publish({ title: 'Late at night' })
  await expect.poll(() => bodyOf(`/blog/${slug}`), soon).toContain('November 30, 2026')
  panel.setClock(before)
})

test('a post in French is on the French side alone', async () => {
  await blog.publish({ language: 'fr', title: 'L’hiver au lac', slug: 'hiver' })
  await expect.poll(() => statusOf('/fr/blog/hiver'), soon).toBe(200)
  expect(await statusOf('/blog/hiver')).toBe(404)
  expect(await bodyOf('/fr')).toContain('href="/fr/blog"')
  expect(await bodyOf('/fr/feed.xml')).toContain('L’hiver au lac')
})

test('a post that is shared has a picture of its own', async () => {
  await blog.publish({ title: 'Shared widely', slug: 'shared' })
  await expect.poll(() => statusOf('/blog/shared'), soon).toBe(200)
  const picture = async (path: string) => {
    const [, url = ''] =
      /<meta content="([^"]+)" property="og:image"\/>/.exec(await bodyOf(path)) ?? []
    return new URL(url).pathname
  }
  const own = await picture('/blog/shared')
  expect(own).not.toBe(await picture('/blog'))
  const { headers, status } = await hosting.get(site.host, own)
  expect([status, headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(headers['cache-control']).toContain('immutable')
})

test('a website whose plan has stopped, or another agent’s, shows no post', async () => {
  await blog.publish({ title: 'Off and on', slug: 'off' })
  await expect.poll(() => statusOf('/blog/off'), soon).toBe(200)
  const setPlan = (planStop: boolean) =>
    hosting.panel.world.db
      .updateTable('websites')
      .set({ planStop })
      .where('website_id', '=', site.website_id)
      .execute()
  await setPlan(true)
  await expect.poll(() => statusOf('/blog/off'), soon).toBe(503)
  expect(await bodyOf('/blog/off')).not.toContain('Off and on')
  expect(await statusOf('/feed.xml')).toBe(503)
  await setPlan(false)
  await expect.poll(() => statusOf('/blog/off'), soon).toBe(200)

  const other = await hosting.newSite({ city: 'Ottawa' })
  expect((await hosting.get(other.host, '/blog/off')).status).toBe(404)
})

test('a preview link shows what is published of the blog below its own address', async () => {
  await blog.publish({ title: 'Seen early', slug: 'early' })
  await blog.save({ title: 'Never seen', slug: 'never' })
  const { token } = await makePreview(hosting.panel.world, site.website_id)
  const path = previewPath(token)
  const list = await bodyOf(`${path}blog`)
  expect(list).toContain(`href="${path}blog/early"`)
  expect(list).not.toContain('Never seen')
  const { body, headers } = await hosting.get(site.host, `${path}blog/early`)
  expect(body).toContain('Start with the roof.')
  expect(headers['cache-control']).toBe('no-store')
})
