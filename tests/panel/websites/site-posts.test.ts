import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteSitePicture, addSitePicture } from '#contract/websites/site-pictures.ts'
import * as posts from '#contract/websites/site-posts.ts'
import { siteOf } from '#panel/records/websites/sites.ts'
import { bodyPictureSource } from '#rules/websites/post-body.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'
import { pictureBlob } from '../../kit/pictures.ts'
import { openBlog } from '../../kit/site-posts.ts'

const MINUTE = 60_000

let panel: TestPanel
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
})
afterAll(() => panel.close())

const revisionOf = async ({ website_id }: { website_id: number }) => {
  return (await siteOf(panel.world.db, website_id))?.revision
}

test('an agent writes a post, which visitors see once it is published', async () => {
  const ann = await openBlog(panel)
  expect(await ann.list()).toEqual([])
  const before = await revisionOf(ann)
  const { body: saved } = await ann.save()
  expect(saved).toMatchObject({
    title: 'Five questions before you bid',
    slug: '',
    state: 'draft',
    version: 1,
    published_at: null,
    post_url: null
  })
  expect(await revisionOf(ann)).toBe(before)

  const { post_id, version } = saved
  const { body } = await ann.call(posts.publishSitePost, { post_id, version })
  expect(body).toMatchObject({
    state: 'published',
    slug: 'five-questions-before-you-bid',
    published_at: panel.now().toISOString()
  })
  expect(body.post_url).toMatch(/\/blog\/five-questions-before-you-bid$/)
  expect(await revisionOf(ann)).toBe(before! + 1)
  expect((await ann.call(posts.publishSitePost, { post_id, version })).status).toBe(409)
})

test('the list says what visitors see of each published post, and nothing of a draft', async () => {
  const ann = await openBlog(panel)
  const { slug, ...post } = await ann.publish()
  await ann.save({ title: 'Edited since' }, post)
  await ann.save({ title: 'Only a draft' })
  const { body } = await ann.call(posts.sitePosts, {})
  expect(body.shown).toMatchObject([
    { title: 'Five questions before you bid', slug, date: '2026-11-21', cover: null }
  ])
  expect(body.data.map(({ title }: posts.SitePost) => title)).toEqual(
    expect.arrayContaining(['Edited since', 'Only a draft'])
  )
  expect(JSON.stringify(body)).not.toContain('Start with the roof.')
})

test('an edit of a published post is not seen before it is published, and keeps address and date', async () => {
  const ann = await openBlog(panel)
  const post = await ann.publish()
  const revision = await revisionOf(ann)
  panel.advanceClock(MINUTE)
  const { body: edited } = await ann.save({ title: 'Six questions' }, post)
  expect(edited).toMatchObject({ state: 'changed', published_version: post.version })
  expect(await revisionOf(ann)).toBe(revision)
  const { post_id, version } = edited
  const { body } = await ann.call(posts.publishSitePost, { post_id, version })
  expect(body).toMatchObject({
    title: 'Six questions',
    slug: 'five-questions-before-you-bid',
    published_at: post.published_at
  })
})

test('of two tabs the second is told when the first saved, and both texts stay', async () => {
  const ann = await openBlog(panel)
  const { body: post } = await ann.save()
  const { body: first } = await ann.save({ title: 'From the first tab' }, post)
  const refused = await ann.save({ title: 'From the second tab' }, post)
  expect(refused.status).toBe(409)
  expect(refused.body.message).toContain('saved in another tab or on another device on November')
  const kept = await ann.save({ title: 'From the second tab' }, first, { apart: true })
  expect(kept.body.version).toBe(first.version + 1)
  const { post_id, version } = kept.body
  const { body } = await ann.call(posts.sitePostVersions, { post_id })
  expect(body.data.map((one: posts.SitePostVersion) => one.version)).toEqual([version, version - 1])
  const restored = await ann.call(posts.restoreSitePost, {
    post_id,
    version: version - 1,
    base_version: version
  })
  expect(restored.body).toMatchObject({ title: 'From the first tab', version: version + 1 })
  expect(restored.body.content.title).toBe('From the first tab')
})

test('a save whose answer was lost creates one post, and changes none', async () => {
  const ann = await openBlog(panel)
  const begun_as = 'a'.repeat(32)
  const { body: first } = await ann.save({}, undefined, { begun_as })
  const { body: again } = await ann.save({}, undefined, { begun_as })
  expect(again).toEqual(first)
  const { body: typedOn } = await ann.save({ title: 'Typed on' }, undefined, { begun_as })
  expect(typedOn).toMatchObject({ post_id: first.post_id, title: 'Typed on' })
  expect(await ann.list()).toHaveLength(1)
})

test('two posts never share an address', async () => {
  const ann = await openBlog(panel)
  const one = await ann.publish()
  const { body: refused } = await ann.save({ slug: one.slug })
  expect(refused.errors).toEqual({
    slug: 'Another post of yours has this address. Please choose another one.'
  })
  expect((await ann.publish()).slug).toBe('five-questions-before-you-bid-2')
  const { body } = await ann.save({ slug: 'Not An Address' })
  expect(Object.keys(body.errors)).toEqual(['slug'])
  const bob = await openBlog(panel)
  expect((await bob.publish()).slug).toBe(one.slug)
})

test('a post shows the website’s own pictures only, and keeps them from being deleted', async () => {
  const ann = await openBlog(panel)
  const file = await pictureBlob('png')
  const { body: added } = await ann.call(addSitePicture, { file, alt_en: 'A porch' })
  const { picture } = added
  const body = `<p><img src="${bodyPictureSource(picture)}" alt="A porch"></p>`
  const { body: post } = await ann.save({ body, cover: { ...picture, width: 1, height: 1 } })
  const { body: stored } = await ann.call(posts.sitePost, post)
  expect(stored.content.cover).toEqual(picture)
  expect(stored.content.body).toContain(`width="${picture.width}" height="${picture.height}"`)
  expect((await ann.call(deleteSitePicture, picture)).status).toBe(409)

  const bob = await openBlog(panel)
  const { body: inText } = await bob.save({ body })
  expect(Object.keys(inText.errors)).toEqual(['body'])
  const { body: asCover } = await bob.save({ cover: picture })
  expect(Object.keys(asCover.errors)).toEqual(['cover'])
})

test('a post is sanitised when it is stored', async () => {
  const ann = await openBlog(panel)
  const body = '<p onclick="x()">Hi</p><script>x()</script><img src="https://x.example/a.png">'
  const { body: post } = await ann.save({ body, title: ' Two\nlines ' })
  const { body: stored } = await ann.call(posts.sitePost, post)
  expect(stored.content).toMatchObject({ body: '<p>Hi</p>', title: 'Two lines' })
})

test('no call reaches a post of another agent, and an agent without a website has none', async () => {
  const ann = await openBlog(panel)
  const { post_id, version } = await ann.publish({ title: 'Of Ann' })
  const bob = await openBlog(panel)
  const publish_at = new Date(+panel.now() + MINUTE).toISOString()
  const which = { post_id, version }
  const answers = [
    await bob.call(posts.sitePost, which),
    await bob.save({ title: 'Of Bob' }, which),
    await bob.call(posts.publishSitePost, which),
    await bob.call(posts.unpublishSitePost, which),
    await bob.call(posts.scheduleSitePost, { ...which, publish_at }),
    await bob.call(posts.unscheduleSitePost, which),
    await bob.call(posts.deleteSitePost, which),
    await bob.call(posts.putBackSitePost, which),
    await bob.call(posts.sitePostVersions, which),
    await bob.call(posts.restoreSitePost, { ...which, base_version: version })
  ]
  for (const { body, status } of answers) {
    expect([status, body.message]).toEqual([404, 'This post was deleted.'])
  }
  expect(await bob.list()).toEqual([])
  expect(await ann.list()).toMatchObject([{ post_id, version, title: 'Of Ann' }])

  const { token } = await panel.registerAgent()
  expect((await panel.call(posts.sitePosts, {}, { token })).status).toBe(404)
  expect((await panel.call(posts.sitePosts, {})).status).toBe(401)
})
