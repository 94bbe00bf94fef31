import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import * as posts from '#contract/websites/site-posts.ts'
import { startPanel } from '../../kit/panel.ts'
import { openBlog } from '../../kit/site-posts.ts'
import { connect, connectTo, disconnect, freshVisitor } from '../../kit/visitor.ts'

freshVisitor('/dashboard/posts')

const panel = await startPanel({ settings: { rateLimits: false } })
afterAll(() => panel.close())
beforeEach(() => connectTo(panel))

type Agent = Awaited<ReturnType<typeof openBlog>>

/** A post in a new tab, or after a reload: fresh modules, the same storage. */
async function openTab({ token }: Agent, post: number | 'new' = 'new') {
  vi.resetModules()
  localStorage.setItem('access_token', token)
  const { checkSession } = await import('#stores/session/session.ts')
  await checkSession()
  const tab = {
    ...(await import('#stores/blog/blog-list.ts')),
    ...(await import('#stores/blog/blog-place.ts')),
    ...(await import('#stores/blog/blog-post.ts')),
    ...(await import('#stores/blog/blog-save.ts')),
    ...(await import('#stores/blog/blog-publish.ts')),
    ...(await import('#stores/site/toasts.ts'))
  }
  tab.goToPost(post, false)
  await tab.openPost(post, 'en')
  return tab
}

const contentOf = async (agent: Agent, post_id: number) =>
  (await agent.call(posts.sitePost, { post_id })).body.content as posts.PostContent

test('a new post is created by its first save, gets its own address, and is published', async () => {
  const ann = await openBlog(panel)
  const tab = await openTab(ann)
  tab.editPost({ title: 'First', description: 'One', body: '<p>Text</p>' })
  expect(await tab.save()).toBe(true)
  const { post_id } = (await ann.list())[0]!
  expect(tab.$place.get()).toEqual({ post: post_id })
  tab.editPost({ title: 'First of all' })
  expect(await tab.publish()).toBe(true)
  expect(tab.opened()?.state).toMatchObject({ state: 'published', slug: 'first-of-all' })
  expect(tab.$toasts.get().at(-1)?.message).toBe('Your post is published.')
  expect(await ann.list()).toHaveLength(1)
  expect(await tab.unpublish()).toBe(true)
  expect(tab.opened()?.state).toMatchObject({ state: 'draft', post_url: null })
})

test('a post that lacks something is saved, and its fields say what publishing needs', async () => {
  const ann = await openBlog(panel)
  const tab = await openTab(ann)
  tab.editPost({ title: 'Only a title' })
  expect(await tab.publish()).toBe(false)
  expect(tab.$saving.get()).toMatchObject({
    status: 'unpublishable',
    errors: {
      description: 'Please describe the post in a sentence or two.',
      body: 'Please write the post.'
    }
  })
  expect(await ann.list()).toMatchObject([{ title: 'Only a title', state: 'draft' }])
})

test('an address that another post has is refused beside its field, and nothing typed is lost', async () => {
  const ann = await openBlog(panel)
  await ann.publish({ slug: 'taken' })
  const tab = await openTab(ann)
  tab.editPost({ title: 'Second', slug: 'taken' })
  expect(await tab.save()).toBe(false)
  expect(tab.$saving.get()).toMatchObject({
    errors: { slug: 'Another post of yours has this address. Please choose another one.' }
  })
  tab.editPost({ slug: 'Not An Address' })
  expect(await tab.save()).toBe(false)
  expect(Object.keys((tab.$saving.get() as { errors: object }).errors)).toEqual(['slug'])
  tab.editPost({ slug: 'free' })
  expect(await tab.save()).toBe(true)
  expect(tab.opened()?.content.title).toBe('Second')
})

test('edits made offline survive a reload, and the new post is created once', async () => {
  const ann = await openBlog(panel)
  const tab = await openTab(ann)
  connect(async (path, init) => {
    await panel.request(path.replace(/^\/api/, ''), init)
    throw new TypeError('the answer was lost')
  })
  tab.editPost({ title: 'On the train' })
  expect(await tab.save()).toBe(false)
  disconnect()
  tab.editPost({ title: 'On the night train' })
  expect(await tab.save()).toBe(false)
  expect(tab.$saving.get()).toEqual({ status: 'kept' })

  connectTo(panel)
  const again = await openTab(ann)
  expect(again.opened()?.content.title).toBe('On the night train')
  expect(again.$saving.get()).toEqual({ status: 'unsaved' })
  expect(await again.save()).toBe(true)
  expect(await ann.list()).toMatchObject([{ title: 'On the night train' }])
})

test('what a second tab has saved is never overwritten: the agent chooses, and both stay', async () => {
  const ann = await openBlog(panel)
  const { body: post } = await ann.save({ title: 'At first' })
  const tab = await openTab(ann, post.post_id)
  await ann.save({ title: 'From the phone' }, post)
  tab.editPost({ title: 'From the desk' })
  expect(await tab.save()).toBe(false)
  expect(tab.$saving.get()).toEqual({ status: 'conflict' })
  expect(tab.$conflict.get()?.content.title).toBe('From the phone')
  expect(await tab.publish(), 'nothing is published before the choice').toBe(false)
  expect(await tab.keepMine()).toBe(true)
  expect((await contentOf(ann, post.post_id)).title).toBe('From the desk')
  await tab.loadVersions()
  const versions = tab.$versions.get()
  expect(versions.status === 'ready' && versions.value).toHaveLength(2)
})

test('the version saved elsewhere can be chosen, and the other one stays in the history', async () => {
  const ann = await openBlog(panel)
  const { body: post } = await ann.save({ title: 'At first' })
  const tab = await openTab(ann, post.post_id)
  await ann.save({ title: 'From the phone' }, post)
  tab.editPost({ title: 'From the desk' })
  await tab.save()
  expect(await tab.resolveWithTheirs()).toBe(true)
  expect(tab.opened()?.content.title).toBe('From the phone')
  const { version } = tab.opened()!.state!
  expect(await tab.restore(version - 1)).toBe(true)
  expect(tab.opened()?.content.title).toBe('From the desk')
})

test('what was typed into a post that was deleted elsewhere becomes a new post', async () => {
  const ann = await openBlog(panel)
  const { body: post } = await ann.save({ title: 'At first' })
  const tab = await openTab(ann, post.post_id)
  tab.editPost({ title: 'Still typing' })
  await ann.call(posts.deleteSitePost, post)
  expect(await tab.save()).toBe(true)
  const [saved, ...others] = await ann.list()
  expect(saved).toMatchObject({ title: 'Still typing' })
  expect(saved?.post_id).not.toBe(post.post_id)
  expect(others).toEqual([])
  expect(tab.$place.get()).toEqual({ post: saved?.post_id })
})

test('a deleted post is put back from the list', async () => {
  const ann = await openBlog(panel)
  const { post_id } = await ann.publish({ title: 'Gone' })
  const tab = await openTab(ann, post_id)
  expect(await tab.deletePost()).toBe(true)
  expect(tab.$place.get()).toEqual({ post: undefined })
  expect(tab.$deleted.get()).toEqual({ post_id, title: 'Gone' })
  expect(await ann.list()).toEqual([])
  expect(await tab.undoDelete()).toBe(true)
  expect(await ann.list()).toMatchObject([{ post_id, state: 'published' }])
})

test('a schedule is set, moved and cancelled', async () => {
  const ann = await openBlog(panel)
  const { body: post } = await ann.save()
  const tab = await openTab(ann, post.post_id)
  const at = (minutes: number) => new Date(+panel.now() + minutes * 60_000).toISOString()
  expect(await tab.schedule(at(10))).toBe(true)
  expect(tab.opened()?.state).toMatchObject({ state: 'scheduled', publish_at: at(10) })
  expect(await tab.schedule(at(20))).toBe(true)
  expect(tab.opened()?.state?.publish_at).toBe(at(20))
  expect(await tab.unschedule()).toBe(true)
  expect(tab.opened()?.state).toMatchObject({ state: 'draft', publish_at: null })
})
