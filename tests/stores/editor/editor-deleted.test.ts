import { beforeEach, expect, test, vi } from 'vitest'
import {
  deleteItem,
  editorItem,
  editorItems,
  saveItem,
  type Item
} from '#contract/content/editor.ts'
import { changeEditor } from '#panel/actions/accounts/change-editor.ts'
import { draftPost } from '../../kit/editor.ts'
import { editorPanel } from '../../kit/editor-panel.ts'
import { connectTo, disconnect, freshVisitor } from '../../kit/visitor.ts'

const visitor = freshVisitor('/editor')

const { ann, panel } = await editorPanel()
beforeEach(() => connectTo(panel))

async function openDesk(item?: Item, { token }: { token: string } = ann) {
  localStorage.setItem('access_token', token)
  const { $user } = await import('#gateways/storage/saved.ts')
  const { checkSession } = await import('#stores/session/session.ts')
  if (!$user.get()) await checkSession()
  const desk = {
    ...(await import('#stores/editor/editor-delete.ts')),
    ...(await import('#stores/editor/editor-item.ts')),
    ...(await import('#stores/editor/editor-place.ts')),
    ...(await import('#stores/editor/editor-publish.ts')),
    ...(await import('#stores/editor/editor-save.ts')),
    ...(await import('#stores/site/toasts.ts'))
  }
  if (item) {
    const { item_id, kind } = item
    desk.goToPlace({ kind, item_id })
    await desk.openItem(kind, item_id)
  }
  return desk
}
const statusOf = async ({ item_id, kind }: Item) =>
  (await panel.call(editorItem, { kind, item_id }, ann)).status
const deleteElsewhere = ({ item_id, kind, version }: Item) =>
  panel.call(deleteItem, { kind, item_id, version }, ann)

test('a draft is deleted along with unsaved edits, and its list is shown', async () => {
  const item = await draftPost(panel, ann, { post_title: 'A draft' })
  const desk = await openDesk(item)
  desk.editFields({ post_title: '' })
  expect(await desk.deleteDraft()).toBe(true)
  expect(await statusOf(item)).toBe(404)
  expect(visitor.window.location.search).toBe('?kind=post')
  expect(desk.$toasts.get().at(-1)?.message).toBe('“A draft” was deleted.')
  await desk.openItem('post', item.item_id)
  expect(desk.$opened.get(), 'nothing is kept in the browser').toMatchObject({ status: 'failed' })
})

test('a draft that someone else changed is not deleted, and their version is shown', async () => {
  const item = await draftPost(panel, ann)
  const desk = await openDesk(item)
  const { item_id, kind } = item
  const fields = { ...item.fields, post_title: 'Theirs' } as never
  await panel.call(saveItem, { kind, item_id, base_version: 1, fields }, ann)
  expect(await desk.deleteDraft()).toBe(false)
  expect(desk.opened()?.values['post_title']).toBe('Theirs')
  disconnect()
  expect(await desk.deleteDraft()).toBe(false)
  connectTo(panel)
  expect(await statusOf(item)).toBe(200)
})

test('edits to a post that someone deletes are saved as a new draft', async () => {
  const item = await draftPost(panel, ann)
  const desk = await openDesk(item)
  await deleteElsewhere(item)
  desk.editFields({ post_title: 'Typed meanwhile' })
  expect(await desk.save()).toBe(true)
  const saved = desk.opened()?.item
  expect(saved).toMatchObject({ state: 'draft', version: 1, title: 'Typed meanwhile' })
  expect(saved?.item_id).not.toBe(item.item_id)
  expect(visitor.window.location.search).toBe(`?kind=post&item_id=${saved?.item_id}`)
  expect(desk.$toasts.get().at(-1)?.message).toBe(
    'This was deleted while you had it open. What you typed will be saved as a new draft.'
  )
})

test('a policy that someone deletes is created again at its address', async () => {
  const begin = { kind: 'policy', item_id: null, base_version: 0, policy_name: 'refunds' } as const
  const fields = { title: 'Refunds', content: '' }
  const item: Item = (await panel.call(saveItem, { ...begin, fields }, ann)).body
  const desk = await openDesk(item)
  await deleteElsewhere(item)
  desk.editFields({ title: 'Refunds and returns' })
  expect(await desk.save()).toBe(true)
  expect(desk.opened()?.item).toMatchObject({ item_id: 'refunds', title: 'Refunds and returns' })
})

test('offline edits to a deleted post are restored after a reload, as a new draft', async () => {
  const item = await draftPost(panel, ann)
  const desk = await openDesk(item)
  disconnect()
  desk.editFields({ post_title: 'Typed on the train' })
  expect(await desk.save()).toBe(false)
  await deleteElsewhere(item)
  vi.resetModules()
  connectTo(panel)
  const again = await openDesk(item)
  expect(again.opened()).toMatchObject({ item: undefined, was: item.item_id })
  expect(await again.save()).toBe(true)
  const { body } = await panel.call(editorItems, { search: 'Typed on the train' }, ann)
  expect(body.total_count).toBe(1)
})

test('an editor who lost access is not told that items were deleted', async () => {
  const bo = await panel.registerAgent({ name: 'Bo Wu' })
  await changeEditor(panel.world.db, { email: bo.email, is_editor: true })
  const item = await draftPost(panel, ann)
  const desk = await openDesk(item, bo)
  await changeEditor(panel.world.db, { email: bo.email, is_editor: false })
  desk.editFields({ post_title: 'By Bo' })
  expect(await desk.save()).toBe(false)
  expect(desk.opened()?.item?.item_id).toBe(item.item_id)
  expect(desk.$saving.get()).toMatchObject({ status: 'refused', message: 'There is no such call.' })
})

test('a schedule is moved with the scheduled version or with the latest one', async () => {
  const desk = await openDesk(await draftPost(panel, ann))
  const at = (hours: number) => new Date(+panel.now() + hours * 3_600_000).toISOString()
  await desk.schedule(at(2))
  desk.editFields({ post_title: 'Written since' })
  expect(await desk.save()).toBe(true)
  expect(await desk.reschedule(at(1))).toBe(true)
  expect(desk.opened()).toMatchObject({
    item: { publish_at: at(1), scheduled_version: 1, version: 2 },
    values: { post_title: 'Written since' }
  })
  expect(await desk.schedule(at(3))).toBe(true)
  expect(desk.opened()?.item).toMatchObject({ publish_at: at(3), scheduled_version: 2 })
})
