import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { siteVersions } from '#contract/websites/site-builder.ts'
import type { SiteContent } from '#contract/websites/site-content.ts'
import { startPanel } from '../../kit/panel.ts'
import { headlineOf, openBuilder as builderOf, withHeadline } from '../../kit/site-builder.ts'
import { connect, connectTo, disconnect, freshVisitor, json } from '../../kit/visitor.ts'

const visitor = freshVisitor('/dashboard/website')

const panel = await startPanel({ settings: { rateLimits: false } })
afterAll(() => panel.close())
beforeEach(() => connectTo(panel))

type Agent = Awaited<ReturnType<typeof builderOf>>

/** The agent's builder in a new tab, or after a reload: fresh modules, the same storage. */
async function openTab({ token }: Agent) {
  vi.resetModules()
  localStorage.setItem('access_token', token)
  const { checkSession } = await import('#stores/session/session.ts')
  await checkSession()
  const tab = {
    ...(await import('#stores/website-builder/builder.ts')),
    ...(await import('#stores/website-builder/builder-save.ts')),
    ...(await import('#stores/website-builder/builder-publish.ts')),
    ...(await import('#stores/website-builder/builder-versions.ts')),
    ...(await import('#stores/site/toasts.ts'))
  }
  await tab.openBuilder()
  return tab
}

const headline = (text: string) => (site: SiteContent) => withHeadline(site, text)
const versionsOf = async ({ token }: Agent) =>
  (await panel.call(siteVersions, {}, { token })).body.data.map(
    ({ version }: { version: number }) => version
  )

test('an edit is saved as a draft, and visitors see it once it is published', async () => {
  const ann = await builderOf(panel)
  const tab = await openTab(ann)
  tab.edit(headline('Homes by the sea'))
  expect(tab.$saving.get()).toEqual({ status: 'unsaved' })
  expect(await tab.save()).toBe(true)
  expect(tab.$saving.get()).toEqual({ status: 'saved' })
  expect(tab.builder()?.state).toMatchObject({ draft_version: 2, published_version: 1 })
  expect(headlineOf((await ann.draft()).content)).toBe('Homes by the sea')

  expect(await tab.publish()).toBe(true)
  expect(tab.builder()?.state).toMatchObject({ published_version: 2, can_undo: true })
  expect(tab.$toasts.get().at(-1)?.message).toBe('Your website is published.')
})

test('publishing saves what was edited last, and can be undone, scheduled and taken back', async () => {
  const ann = await builderOf(panel)
  const tab = await openTab(ann)
  tab.edit(headline('Typed just now'))
  await tab.publish()
  expect(headlineOf((await ann.draft()).content)).toBe('Typed just now')
  expect(await tab.undoPublish()).toBe(true)
  expect(tab.builder()?.state).toMatchObject({ published_version: 1, draft_version: 2 })

  const at = new Date(panel.now().getTime() + 3_600_000).toISOString()
  expect(await tab.schedule(at)).toBe(true)
  expect(tab.builder()?.state).toMatchObject({ publish_at: at, scheduled_version: 2 })
  expect(await tab.unschedule()).toBe(true)
  expect(tab.builder()?.state.publish_at).toBeNull()

  expect(await tab.unpublish()).toBe(true)
  expect(tab.builder()?.state.published_version).toBeNull()
})

test('undo and redo travel through every edit, and what they show is saved', async () => {
  const ann = await builderOf(panel)
  const tab = await openTab(ann)
  const first = headlineOf(tab.content())
  tab.edit(headline('A'), 'headline')
  tab.edit(headline('Ab'), 'headline')
  tab.edit(headline('Another'))
  tab.undo()
  expect(headlineOf(tab.content())).toBe('Ab')
  tab.undo()
  expect(headlineOf(tab.content())).toBe(first)
  expect(tab.isUnsaved()).toBe(false)
  tab.redo()
  await tab.save()
  expect(headlineOf((await ann.draft()).content)).toBe('Ab')
  tab.undo()
  expect(tab.$saving.get(), 'an undo after a save is an edit').toEqual({ status: 'unsaved' })
  await tab.save()
  expect(headlineOf((await ann.draft()).content)).toBe(first)
})

test('edits made offline survive a reload, for the agent who made them only', async () => {
  const ann = await builderOf(panel)
  const bo = await builderOf(panel)
  const tab = await openTab(ann)
  disconnect()
  tab.edit(headline('Typed on the train'))
  expect(await tab.save()).toBe(false)
  expect(tab.$saving.get()).toEqual({ status: 'kept' })

  connectTo(panel)
  const again = await openTab(ann)
  expect(headlineOf(again.content())).toBe('Typed on the train')
  expect(again.$saving.get()).toEqual({ status: 'unsaved' })
  expect(again.$toasts.get().at(-1)?.message).toBe('Your unsaved changes have been restored.')

  visitor.window.localStorage.removeItem('user')
  const other = await openTab(bo)
  expect(headlineOf(other.content())).not.toBe('Typed on the train')
})

test('what a second tab has saved is never overwritten: the agent chooses, and both stay', async () => {
  const ann = await builderOf(panel)
  const tab = await openTab(ann)
  await ann.saveHeadline('From the phone')
  tab.edit(headline('From the desk'))
  expect(await tab.save()).toBe(false)
  expect(tab.$saving.get()).toEqual({ status: 'conflict' })
  expect(headlineOf(tab.$conflict.get()?.content)).toBe('From the phone')
  expect(headlineOf(tab.content()), 'nothing typed here is lost').toBe('From the desk')
  expect(await tab.publish(), 'nothing is published before the choice').toBe(false)

  expect(await tab.keepMine()).toBe(true)
  expect(headlineOf((await ann.draft()).content)).toBe('From the desk')
  const [, phone] = await versionsOf(ann)
  await tab.viewVersion(phone)
  expect(headlineOf(tab.$viewed.get()?.content)).toBe('From the phone')
})

test('the version saved elsewhere can be chosen, and an undo brings back the other one', async () => {
  const ann = await builderOf(panel)
  const tab = await openTab(ann)
  await ann.saveHeadline('From the phone')
  tab.edit(headline('From the desk'))
  await tab.save()
  expect(await tab.resolveWithTheirs()).toBe(true)
  expect(headlineOf(tab.content())).toBe('From the phone')
  expect(headlineOf((await ann.draft()).content)).toBe('From the phone')
  tab.undo()
  expect(headlineOf(tab.content())).toBe('From the desk')
})

test('without edits here, what another tab has saved is shown', async () => {
  const ann = await builderOf(panel)
  const tab = await openTab(ann)
  await ann.saveHeadline('From the phone')
  expect(await tab.loadNewer()).toBe(true)
  expect(headlineOf(tab.content())).toBe('From the phone')
  expect(tab.$saving.get()).toEqual({ status: 'saved' })
})

test('a save whose answer was lost doesn’t become a conflict, even after more was typed', async () => {
  const ann = await builderOf(panel)
  const tab = await openTab(ann)
  tab.edit(headline('Once'))
  connect(async (path, init) => {
    await panel.request(path.replace(/^\/api/, ''), init)
    throw new TypeError('the answer was lost')
  })
  expect(await tab.save()).toBe(false)
  tab.edit(headline('Twice'))
  connectTo(panel)
  await tab.save()
  await tab.save()
  expect(tab.$conflict.get()).toBeUndefined()
  expect(tab.$saving.get()).toEqual({ status: 'saved' })
  expect(headlineOf((await ann.draft()).content)).toBe('Twice')
})

test('what is typed during a save is saved by the next one', async () => {
  const ann = await builderOf(panel)
  const tab = await openTab(ann)
  tab.edit(headline('First'))
  connect((path, init) => {
    tab.edit(headline('Second'))
    return panel.request(path.replace(/^\/api/, ''), init)
  })
  expect(await tab.save()).toBe(false)
  expect(tab.$saving.get()).toEqual({ status: 'unsaved' })
  expect(await tab.save()).toBe(true)
  expect(headlineOf((await ann.draft()).content)).toBe('Second')
})

test('what can’t be saved is refused with its place, and stays as it was typed', async () => {
  const ann = await builderOf(panel)
  const tab = await openTab(ann)
  const { addPage, changePage } = await import('#stores/website-builder/site-edits.ts')
  tab.edit((site) => addPage(site, { title: { en: 'Open houses', fr: '' } }))
  const page_id = tab.content()?.pages.at(-1)?.id ?? ''
  tab.edit((site) => changePage(site, page_id, { slug: 'Open Houses' }))
  expect(await tab.save()).toBe(false)
  expect(tab.$saving.get()).toMatchObject({
    status: 'refused',
    message: 'Please use at most 60 lowercase letters, digits and hyphens. For example: open-houses'
  })
  tab.edit(headline('x'.repeat(301)))
  await tab.save()
  expect(tab.$saving.get()).toMatchObject({
    status: 'refused',
    message: 'Please shorten this text.',
    page_id: 'home',
    block_id: expect.stringMatching(/./)
  })
  expect(headlineOf(tab.content())).toHaveLength(301)
  tab.undo()
  tab.edit((site) => changePage(site, page_id, { slug: 'open-houses' }))
  expect(await tab.save()).toBe(true)
})

test('an old version is restored, and what wasn’t saved before is a version of its own', async () => {
  const ann = await builderOf(panel)
  const tab = await openTab(ann)
  const first = headlineOf(tab.content())
  tab.edit(headline('Later'))
  expect(await tab.restore(1)).toBe(true)
  expect(headlineOf(tab.content())).toBe(first)
  const versions = tab.$versions.get()
  expect(versions.status === 'ready' && versions.value).toHaveLength(3)
  tab.undo()
  expect(headlineOf(tab.content())).toBe('Later')
})

test('a preview link is shown once, and all links can be ended', async () => {
  const ann = await builderOf(panel)
  const tab = await openTab(ann)
  tab.edit(headline('A draft'))
  expect(await tab.makePreview()).toBe(true)
  expect(tab.$previewLink.get()?.url).toMatch(/^https?:\/\//)
  expect(tab.builder()?.state.preview_until).toBe(tab.$previewLink.get()?.expires)
  expect(await tab.revokePreviews()).toBe(true)
  expect(tab.$previewLink.get()).toBeUndefined()
  expect(tab.builder()?.state.preview_until).toBeNull()
})

test('a builder that can’t load says why, and opens at the next try', async () => {
  const ann = await builderOf(panel)
  connect(() => json({ api_status: 503, message: 'Back in a minute.' }, 503))
  const { openBuilder, $builder } = await import('#stores/website-builder/builder.ts')
  localStorage.setItem('access_token', ann.token)
  await openBuilder()
  expect($builder.get()).toEqual({ status: 'failed', message: 'Back in a minute.' })
  connectTo(panel)
  await openBuilder()
  expect($builder.get().status).toBe('ready')
})
