import { beforeEach, expect, test, vi } from 'vitest'
import { editorItem, itemVersions, saveItem } from '#contract/content/editor.ts'
import type { PostFields } from '#contract/content/editor-fields.ts'
import { draftPost, registerEditor, POST } from '../../kit/editor.ts'
import { editorPanel } from '../../kit/editor-panel.ts'
import { connectTo, disconnect, freshVisitor } from '../../kit/visitor.ts'

const visitor = freshVisitor('/editor')

const { ann, panel } = await editorPanel()
const bo = await registerEditor(panel, 'Bo Chan')
beforeEach(() => connectTo(panel))

/** Ann's page. */
const annsDesk = () => openPage(ann.token)

/** Her page after a reload: fresh modules, the same storage. */
async function openPage(token: string) {
  localStorage.setItem('access_token', token)
  const { $user } = await import('#gateways/storage/saved.ts')
  const { checkSession } = await import('#stores/session/session.ts')
  if (!$user.get()) await checkSession()
  return {
    ...(await import('#stores/editor/editor-item.ts')),
    ...(await import('#stores/editor/editor-list.ts')),
    ...(await import('#stores/editor/editor-place.ts')),
    ...(await import('#stores/editor/editor-presence.ts')),
    ...(await import('#stores/editor/editor-publish.ts')),
    ...(await import('#stores/editor/editor-run.ts')),
    ...(await import('#stores/editor/editor-save.ts')),
    ...(await import('#stores/editor/editor-versions.ts')),
    ...(await import('#stores/site/toasts.ts'))
  }
}

test('what is typed becomes a draft with its own address, and appears in the list', async () => {
  const desk = await annsDesk()
  desk.goToPlace({ kind: 'post', item_id: 'new' })
  await desk.openItem('post', 'new')
  desk.editFields({ post_title: '', post_excerpt: 'What to put at the door.' })
  expect(await desk.save(), 'nothing goes without a title').toBe(false)
  expect(desk.$saving.get()).toMatchObject({
    status: 'refused',
    errors: { post_title: 'Please give it a title.' }
  })
  expect(desk.isUnsaved()).toBe(true)

  desk.editFields({ post_title: 'Umbrellas at the door' })
  expect(await desk.save()).toBe(true)
  const { item } = desk.opened() ?? {}
  expect(item).toMatchObject({ state: 'draft', version: 1, updated_by: 'Ann Lee' })
  expect(visitor.window.location.search).toBe(`?kind=post&item_id=${item?.item_id}`)
  expect(desk.$saving.get()).toEqual({ status: 'saved' })

  await desk.loadList({ kind: 'post', search: 'umbrellas', page: 1 })
  expect(desk.$list.get()).toMatchObject({
    status: 'ready',
    value: { total_count: 1, rows: [{ title: 'Umbrellas at the door', state: 'draft' }] }
  })
})

test('offline edits are restored after a reload, for the editor who typed them only', async () => {
  const desk = await annsDesk()
  const { item_id } = await draftPost(panel, ann)
  await desk.openItem('post', item_id)
  disconnect()
  desk.editFields({ post_title: 'Typed on the train' })
  expect(await desk.save()).toBe(false)
  expect(desk.$saving.get()).toEqual({ status: 'kept' })

  vi.resetModules()
  const offline = await openPage(ann.token)
  await offline.openItem('post', item_id)
  expect(offline.opened()?.values['post_title'], 'without the panel').toBe('Typed on the train')
  connectTo(panel)
  await offline.openItem('post', item_id)
  expect(offline.opened()?.values['post_title']).toBe('Typed on the train')
  expect(offline.$toasts.get().at(-1)?.message).toBe('Your unsaved changes have been restored.')

  const { forget } = await import('#gateways/storage/saved.ts')
  forget()
  vi.resetModules()
  const other = await openPage(bo.token)
  await other.openItem('post', item_id)
  expect(other.opened()?.values['post_title'], 'somebody else').toBe(POST.post_title)

  forget()
  vi.resetModules()
  const again = await openPage(ann.token)
  await again.openItem('post', item_id)
  expect(await again.save()).toBe(true)
  const { body } = await panel.call(editorItem, { kind: 'post', item_id }, { token: ann.token })
  expect(body).toMatchObject({ version: 2, fields: { post_title: 'Typed on the train' } })
  await again.openItem('post', item_id)
  expect(again.$saving.get()).toEqual({ status: 'saved' })
})

test.each([
  ['keeps their own words', 'keepMine', 'Mine', ['Mine', 'Theirs'], 'Bo Chan'],
  ['takes the other one’s', 'resolveWithTheirs', 'Theirs', ['Theirs', 'Mine', 'Theirs'], 'Bo Chan'],
  ['is the other one too, in two tabs,', 'keepMine', 'Mine', ['Mine', 'Theirs'], 'Ann Lee']
] as const)(
  'of two who write one %s, and no word of either is lost',
  async (_, choice, now, history, updated_by) => {
    const desk = await annsDesk()
    const { item_id } = await draftPost(panel, ann)
    await desk.openItem('post', item_id)
    const theirs: PostFields = { ...POST, post_title: 'Theirs' }
    const save = { kind: 'post', item_id, base_version: 1, fields: theirs } as const
    await panel.call(saveItem, save, updated_by === bo.name ? bo : ann)

    desk.editFields({ post_title: 'Mine' })
    expect(await desk.save()).toBe(false)
    expect(desk.$saving.get()).toEqual({ status: 'conflict' })
    expect(desk.$conflict.get()?.state).toMatchObject({ updated_by, fields: theirs })
    expect(await desk.save(), 'nothing goes before the choice').toBe(false)
    expect(await desk.publish()).toBe(false)

    expect(await desk[choice]()).toBe(true)
    expect(desk.opened()).toMatchObject({
      item: { version: history.length + 1 },
      values: { post_title: now }
    })
    expect(desk.$conflict.get()).toBeUndefined()
    const titles = []
    for (let version = history.length + 1; version > 1; version--) {
      await desk.compare({ older: version, newer: null })
      const compared = desk.$compared.get()
      if (compared?.status === 'ready') titles.push((compared.older as PostFields).post_title)
    }
    expect(titles).toEqual(history)
  }
)

test('an idle editor sees another’s save as soon as they act, and loses nothing', async () => {
  const desk = await annsDesk()
  const { item_id } = await draftPost(panel, ann)
  await desk.openItem('post', item_id)
  const fields = { ...POST, post_title: 'Theirs' }
  await panel.call(
    saveItem,
    { kind: 'post', item_id, base_version: 1, fields },
    { token: bo.token }
  )
  expect(await desk.publish()).toBe(false)
  await expect.poll(() => desk.opened()?.values['post_title']).toBe('Theirs')
  expect(desk.$conflict.get()).toBeUndefined()

  const stop = desk.announcePresence({ kind: 'post', item_id })
  await expect.poll(() => desk.$others.get()).toEqual([])
  stop()
})

test('publishing saves, starts a run, and can be undone and scheduled', async () => {
  const desk = await annsDesk()
  await desk.openItem('post', 'new')
  desk.editFields({ ...POST, post_title: 'First words' })
  expect(await desk.publish()).toBe(true)
  expect(desk.opened()?.item).toMatchObject({ state: 'publishing', published_version: 1 })
  await expect.poll(() => desk.$run.get()?.run?.state).toBe('queued')
  const started = panel.now()
  const { db } = panel.world
  await db.updateTable('publish_runs').set({ state: 'done', started, ended: started }).execute()
  await expect.poll(() => desk.opened()?.item?.state).toBe('published')
  desk.clearRun()
  expect(desk.livePath({ kind: 'post', item_id: '7' })).toBe('/blog/7')

  desk.editFields({ post_title: 'Better words' })
  expect(await desk.publish()).toBe(true)
  expect(await desk.undoPublish()).toBe(true)
  desk.clearRun()
  expect(desk.opened()).toMatchObject({
    item: { state: 'changed', version: 2, published_version: 1 },
    values: { post_title: 'Better words' }
  })

  const publish_at = new Date(panel.now().getTime() + 3_600_000).toISOString()
  expect(await desk.schedule(publish_at)).toBe(true)
  expect(desk.opened()?.item).toMatchObject({ state: 'scheduled', publish_at })
  expect(await desk.unschedule()).toBe(true)
  expect(await desk.unpublish()).toBe(true)
  desk.clearRun()
  expect(desk.opened()?.item).toMatchObject({ state: 'draft', undo_differs: true })

  desk.editFields({ post_excerpt: '' })
  expect(await desk.publish(), 'a post without an excerpt').toBe(false)
  expect(desk.$saving.get()).toMatchObject({
    status: 'unpublishable',
    errors: { post_excerpt: expect.any(String) }
  })
  expect(desk.isUnsaved(), 'the page can be left').toBe(false)
})

test('every version is listed, can be compared, and can be restored as the newest', async () => {
  const desk = await annsDesk()
  const { item_id } = await draftPost(panel, bo)
  await desk.openItem('post', item_id)
  desk.editFields({ post_title: 'Second words' })
  await desk.save()
  desk.editFields({ post_title: 'Third words' })
  await desk.compare({ older: 1, newer: null })
  expect(desk.$compared.get()).toMatchObject({
    older: { post_title: POST.post_title },
    newer: { post_title: 'Third words' }
  })
  expect(await desk.restore(1)).toBe(true)
  expect(desk.opened()).toMatchObject({
    item: { version: 4 },
    values: { post_title: POST.post_title },
    replacements: 1
  })
  expect(desk.$versions.get()).toMatchObject({
    value: [{ version: 4 }, { version: 3 }, { version: 1 }]
  })
  const { body } = await panel.call(itemVersions, { kind: 'post', item_id }, { token: ann.token })
  expect(body.data).toHaveLength(3)
})

test('undoing a first publish leaves no other version to publish', async () => {
  const desk = await annsDesk()
  await desk.openItem('post', 'new')
  desk.editFields({ ...POST, post_title: 'Only words' })
  await desk.publish()
  expect(await desk.undoPublish()).toBe(true)
  desk.clearRun()
  expect(desk.opened()?.item).toMatchObject({ can_undo: true, undo_differs: false })
  desk.editFields({ post_title: 'Other words' })
  await desk.save()
  expect(desk.opened()?.item?.undo_differs).toBe(true)
})

test.each([
  ['testimonial', 'review,designation,name'],
  ['faq', 'faq_description,faq_title']
] as const)('publishing an empty %s marks %s at once', async (kind, names) => {
  const desk = await annsDesk()
  await desk.openItem(kind, 'new').then(desk.publish)
  expect(Object.keys(Object(desk.$saving.get()).errors).join()).toBe(names)
})
