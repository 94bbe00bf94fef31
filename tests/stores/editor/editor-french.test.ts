import { beforeEach, expect, test, vi } from 'vitest'
import { itemFrench, saveFrench, type FrenchText } from '#contract/content/editor-french.ts'
import type { Item } from '#contract/content/editor.ts'
import {
  draftPost,
  itemKey,
  POST,
  publishVersion,
  registerEditor,
  saveChange
} from '../../kit/editor.ts'
import { editorPanel } from '../../kit/editor-panel.ts'
import { connectTo, disconnect, freshVisitor } from '../../kit/visitor.ts'

freshVisitor('/editor')

const { ann, panel } = await editorPanel()
const bo = await registerEditor(panel, 'Bo Chan')
beforeEach(() => connectTo(panel))

let posts = 0
const uniquePost = () => draftPost(panel, ann, { post_title: `${POST.post_title} ${++posts}` })

/** Ann's page with an item's French, after a reload if there was one before. */
async function openFrenchOf(item: Item) {
  vi.resetModules()
  localStorage.setItem('access_token', ann.token)
  const { $user } = await import('#gateways/storage/saved.ts')
  const { checkSession } = await import('#stores/session/session.ts')
  if (!$user.get()) await checkSession()
  const desk = {
    ...(await import('#stores/editor/editor-french.ts')),
    ...(await import('#stores/editor/editor-item.ts')),
    ...(await import('#stores/editor/editor-run.ts')),
    ...(await import('#stores/site/toasts.ts'))
  }
  await desk.openItem(item.kind, item.item_id)
  await desk.openFrench(item.kind, item.item_id)
  const textOf = (field: string) => desk.openedFrench()?.texts.find((one) => one.field === field)
  const shown = (field: string) => desk.frenchValue(desk.openedFrench()!, textOf(field)!)
  const changed = (field: string) => desk.changedSince(desk.openedFrench()!, textOf(field)!)
  return { ...desk, changed, shown }
}

const french = async (item: Item) => {
  const { body } = await panel.call(itemFrench, itemKey(item), ann)
  const texts: FrenchText[] = body.texts
  return Object.fromEntries(texts.map((text) => [text.field, text]))
}

/** Bo's own French of the title. */
async function translateTitle(item: Item, text: string): Promise<void> {
  const { post_title } = await french(item)
  const texts = [{ ...post_title!, french: text }]
  expect((await panel.call(saveFrench, { ...itemKey(item), texts }, bo)).status).toBe(200)
}

test('French is saved by its button alone, and its publish run is followed', async () => {
  const item = await uniquePost()
  await publishVersion(panel, ann, item)
  const desk = await openFrenchOf(item)
  expect(desk.$frenchSaving.get()).toEqual({ status: 'saved' })
  desk.editFrench('post_title', 'Sous la pluie')
  desk.editFrench('post_excerpt', 'Quoi apporter.')
  expect(desk.$frenchSaving.get()).toEqual({ status: 'unsaved' })
  expect(await desk.saveFrench()).toBe(true)
  expect(desk.$frenchSaving.get()).toEqual({ status: 'saved' })
  expect(desk.$run.get()).toMatchObject({ run_id: expect.any(Number) })
  desk.clearRun()
  expect(await french(item)).toMatchObject({
    post_title: { french: 'Sous la pluie' },
    post_excerpt: { french: 'Quoi apporter.' }
  })
  desk.editFrench('post_title', 'Sous la neige')
  desk.editFrench('post_title', 'Sous la pluie')
  expect(desk.isFrenchUnsaved(), 'typed as it is saved').toBe(false)
})

test('French typed offline is there after a reload, and saved once there is a connection', async () => {
  const item = await uniquePost()
  const desk = await openFrenchOf(item)
  desk.editFrench('post_title', 'Dans le train')
  disconnect()
  expect(await desk.saveFrench()).toBe(false)
  expect(desk.$frenchSaving.get()).toEqual({ status: 'kept' })
  connectTo(panel)
  const again = await openFrenchOf(item)
  expect(again.shown('post_title')).toBe('Dans le train')
  expect(again.$frenchSaving.get()).toEqual({ status: 'unsaved' })
  expect(again.$toasts.get().at(-1)?.message).toBe('Your unsaved changes have been restored.')
  expect(await again.saveFrench()).toBe(true)
  const last = await openFrenchOf(item)
  expect(last.isFrenchUnsaved()).toBe(false)
})

test('French that is too long stays as it was typed, with what is wrong with it', async () => {
  const item = await uniquePost()
  const desk = await openFrenchOf(item)
  desk.editFrench('post_excerpt', 'é'.repeat(501))
  expect(await desk.saveFrench()).toBe(false)
  expect(desk.$frenchSaving.get()).toEqual({
    status: 'refused',
    message: 'Not saved: please fix the marked field.',
    errors: { post_excerpt: 'Excerpt must be at most 500 characters' }
  })
  expect(desk.shown('post_excerpt')).toHaveLength(501)
})

test('English that was edited meanwhile is shown before the French of its text is saved', async () => {
  const item = await uniquePost()
  const desk = await openFrenchOf(item)
  desk.editFrench('post_title', 'Sous la pluie')
  await saveChange(panel, bo, item, { post_title: `Snow ${posts}` })
  expect(await desk.saveFrench()).toBe(false)
  expect(desk.$frenchSaving.get()).toMatchObject({
    status: 'refused',
    message: expect.stringMatching(/^Bo Chan saved this on /)
  })
  expect(desk.opened()?.item?.title).toBe(`Snow ${posts}`)
  expect([desk.shown('post_title'), desk.changed('post_title')]).toEqual([
    'Sous la pluie',
    'english'
  ])
  expect(await desk.saveFrench(), 'now that it was seen').toBe(true)
  expect((await french(item))['post_title']).toMatchObject({
    english: `Snow ${posts}`,
    french: 'Sous la pluie'
  })
})

test.each([
  ['replaces it', 'Le mien'],
  ['can be taken instead', 'Le sien']
])('other French that was saved meanwhile is shown first, and %s', async (_, kept) => {
  const item = await uniquePost()
  const desk = await openFrenchOf(item)
  desk.editFrench('post_title', 'Le mien')
  await translateTitle(item, 'Le sien')
  expect(await desk.saveFrench()).toBe(false)
  expect([desk.shown('post_title'), desk.changed('post_title')]).toEqual(['Le mien', 'french'])
  if (kept === 'Le sien') desk.replaceFrench('post_title', kept)
  expect(await desk.saveFrench()).toBe(true)
  expect((await french(item))['post_title']?.french).toBe(kept)
  expect(desk.changed('post_title')).toBeUndefined()
})
