import { beforeEach, expect, test, vi } from 'vitest'
import { editorItem, editorItems } from '#contract/content/editor.ts'
import { draftPost, registerEditor } from '../../kit/editor.ts'
import { editorPanel } from '../../kit/editor-panel.ts'
import { connect, connectTo, freshVisitor } from '../../kit/visitor.ts'

freshVisitor('/editor')

const { ann, panel } = await editorPanel()
const bo = await registerEditor(panel, 'Bo Chan')
beforeEach(() => connectTo(panel))

async function annsDesk() {
  localStorage.setItem('access_token', ann.token)
  return {
    ...(await import('#stores/editor/editor-item.ts')),
    ...(await import('#stores/editor/editor-save.ts'))
  }
}

/** The panel hears it, and its answer is lost. */
async function loseAnswer(path: string, init: RequestInit): Promise<Response> {
  await panel.request(path.replace(/^\/api/, ''), init)
  throw new TypeError('Failed to fetch')
}

test('a save whose answer was lost is not a conflict with oneself', async () => {
  const desk = await annsDesk()
  const { item_id } = await draftPost(panel, bo)
  await desk.openItem('post', item_id)
  connect(loseAnswer)
  desk.editFields({ post_title: 'Typed in a tunnel' })
  expect(await desk.save()).toBe(false)
  connectTo(panel)
  desk.editFields({ post_title: 'Typed in a tunnel, and after it' })
  await desk.save()
  expect(desk.$conflict.get()).toBeUndefined()
  expect(await desk.save()).toBe(true)
  const { body } = await panel.call(editorItem, { kind: 'post', item_id }, ann)
  expect(body.title).toBe('Typed in a tunnel, and after it')
})

test('a draft whose first answer was lost is not created twice', async () => {
  const desk = await annsDesk()
  await desk.openItem('faq', 'new')
  connect(loseAnswer)
  desk.editFields({ faq_title: 'Is there a tunn' })
  expect(await desk.save()).toBe(false)
  connectTo(panel)
  desk.editFields({ faq_title: 'Is there a tunnel?' })
  expect(await desk.save()).toBe(true)
  const asked = { kind: 'faq', search: 'Is there a tunn' } as const
  const { body } = await panel.call(editorItems, asked, ann)
  expect(body.data).toMatchObject([{ title: 'Is there a tunnel?', version: 2 }])
})

test('a draft that a reload interrupted while it was first saved is not created twice', async () => {
  const desk = await annsDesk()
  await desk.openItem('faq', 'new')
  connect(loseAnswer)
  desk.editFields({ faq_title: 'Is there a ferry?' })
  await desk.save()
  connectTo(panel)
  vi.resetModules()
  const reloaded = await annsDesk()
  await reloaded.openItem('faq', 'new')
  expect(await reloaded.save()).toBe(true)
  await reloaded.openItem('faq', 'new')
  reloaded.editFields({ faq_title: 'Is there a ferry on Sundays?' })
  expect(await reloaded.save()).toBe(true)
  const { body } = await panel.call(editorItems, { kind: 'faq', search: 'Is there a ferry' }, ann)
  expect(body.data.map(({ title }: { title: string }) => title).toSorted()).toEqual([
    'Is there a ferry on Sundays?',
    'Is there a ferry?'
  ])
})
