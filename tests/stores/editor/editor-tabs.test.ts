import { beforeEach, expect, test, vi } from 'vitest'
import * as editor from '#contract/content/editor.ts'
import { draftPost, POST } from '../../kit/editor.ts'
import { editorPanel } from '../../kit/editor-panel.ts'
import { connectTo, disconnect, freshVisitor } from '../../kit/visitor.ts'

const visitor = freshVisitor('/editor')

const { ann, panel } = await editorPanel()
beforeEach(() => connectTo(panel))

/** A tab in which Ann has opened the post; a second one shares its storage. */
async function openTab({ item_id }: editor.Item) {
  vi.resetModules()
  localStorage.setItem('access_token', ann.token)
  const { checkSession } = await import('#stores/session/session.ts')
  await checkSession()
  const tab = {
    ...(await import('#stores/editor/editor-delete.ts')),
    ...(await import('#stores/editor/editor-item.ts')),
    ...(await import('#stores/editor/editor-place.ts')),
    ...(await import('#stores/editor/editor-publish.ts')),
    ...(await import('#stores/editor/editor-save.ts')),
    ...(await import('#stores/editor/editor-versions.ts')),
    ...(await import('#stores/site/toasts.ts'))
  }
  tab.goToPlace({ kind: 'post', item_id })
  await tab.openItem('post', item_id)
  return tab
}

const MINE =
  'You saved this in another tab or on another device. Please check the newer version first.'

async function twoTabs() {
  const item = await draftPost(panel, ann)
  const first = await openTab(item)
  const second = await openTab(item)
  return { item, first, second }
}

const show = () =>
  visitor.window.document.dispatchEvent(new visitor.window.Event('visibilitychange'))

test('a tab that is shown again has what another tab saved, and nothing is asked on leaving it', async () => {
  const { first, second } = await twoTabs()
  const stop = second.startAutosave()
  first.editFields({ post_title: 'From the first tab' })
  expect(await first.save()).toBe(true)
  show()
  await expect.poll(() => second.opened()?.values['post_title']).toBe('From the first tab')
  expect(second.isUnsaved()).toBe(false)
  expect(second.$conflict.get()).toBeUndefined()
  stop()
})

test('text typed in both tabs is a choice between the two, and both stay in the history', async () => {
  const { item, first, second } = await twoTabs()
  first.editFields({ post_title: 'From the first tab' })
  second.editFields({ post_title: 'From the second tab' })
  expect(await first.save()).toBe(true)
  const kept = localStorage.getItem(`editor:post:${item.item_id}`)
  expect(kept, 'the first tab drops only its own copy').toContain('From the second tab')
  expect(await second.save()).toBe(false)
  expect(second.$conflict.get()?.state).toMatchObject({ saved_by_you: true })
  expect(second.isUnsaved()).toBe(true)
  expect(await second.resolveWithTheirs()).toBe(true)
  expect(second.opened()?.values['post_title']).toBe('From the first tab')
  const { body } = await panel.call(editor.itemVersions, item, ann)
  expect(body.data).toHaveLength(3)
})

test('the same text typed in both tabs causes no conflict', async () => {
  const { first, second } = await twoTabs()
  first.editFields({ post_title: 'The same' })
  second.editFields({ post_title: 'The same' })
  expect(await first.save()).toBe(true)
  expect(await second.loadNewer()).toBe(true)
  expect(second.$saving.get()).toEqual({ status: 'saved' })
  expect(second.isUnsaved()).toBe(false)
})

test.each([
  ['publishing', 'publish'],
  ['deleting', 'deleteDraft'],
  ['restoring a version', 'restore']
] as const)('%s what another tab has changed shows the newer text first', async (_, act) => {
  const { first, second } = await twoTabs()
  first.editFields({ post_title: 'Second words' })
  await first.save()
  const run = () => (act === 'restore' ? second.restore(1) : second[act]())
  expect(await run()).toBe(false)
  expect(second.$toasts.get().at(-1)).toMatchObject({ kind: 'error', message: MINE })
  expect(second.opened()?.values['post_title']).toBe('Second words')
  if (act !== 'restore') expect(await run()).toBe(true)
})

test.each(['publish', 'restore', 'show'] as const)(
  'a draft deleted in another tab leaves this one for the list: %s',
  async (act) => {
    const { first, second } = await twoTabs()
    expect(await first.deleteDraft()).toBe(true)
    const stop = second.startAutosave()
    if (act === 'show') show()
    else expect(await (act === 'restore' ? second.restore(1) : second.publish())).toBe(false)
    const title = `“${POST.post_title}” was deleted while you had it open.`
    await expect.poll(() => second.$toasts.get().at(-1)?.message).toBe(title)
    expect(second.$place.get().item_id).toBeUndefined()
    expect(second.isUnsaved()).toBe(false)
    stop()
  }
)

test('text typed in a tab whose draft another tab deletes becomes a new draft', async () => {
  const { item, first, second } = await twoTabs()
  disconnect()
  second.editFields({ post_title: 'Typed meanwhile' })
  connectTo(panel)
  expect(await first.deleteDraft()).toBe(true)
  const stop = second.startAutosave()
  show()
  await expect.poll(() => second.opened()?.item?.title).toBe('Typed meanwhile')
  expect(second.opened()?.item?.item_id).not.toBe(item.item_id)
  stop()
})
