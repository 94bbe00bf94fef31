import { beforeEach, expect, test } from 'vitest'
import * as editor from '#contract/content/editor.ts'
import { siteData } from '#contract/site-data.ts'
import { readContent } from '#panel/actions/content/content-file.ts'
import { exportContent } from '#panel/actions/content/export-content.ts'
import { importContent } from '#panel/actions/content/import-content.ts'
import { editorPanel } from '../../kit/editor-panel.ts'

const { ann, panel } = await editorPanel({ settings: { rateLimits: false } })
beforeEach(() => panel.world.db.deleteFrom('publish_runs').execute())

type Kind = 'faq' | 'testimonial'

const inEditor = async (kind: Kind): Promise<editor.ItemRow[]> =>
  (await panel.call(editor.editorItems, { kind, limit: 100 }, ann)).body.data
const titles = async (kind: Kind) => (await inEditor(kind)).map(({ title }) => title)
const onSite = async (kind: Kind): Promise<string[]> => {
  const { body } = await panel.call(siteData, {})
  return kind === 'faq'
    ? body.faq.map(({ faq_title }: { faq_title: string }) => faq_title)
    : body.testimonials.map(({ name }: { name: string }) => name)
}
const exported = async (kind: Kind): Promise<string[]> => {
  const { faq, testimonials } = JSON.parse(await exportContent(panel.world.db))
  return kind === 'faq'
    ? faq.map(({ faq_title }: { faq_title: string }) => faq_title)
    : testimonials.map(({ name }: { name: string }) => name)
}
const move = (kind: Kind, item_id: string, place: number) =>
  panel.call(editor.moveItem, { kind, item_id, place }, ann)
const runs = () => panel.world.db.selectFrom('publish_runs').selectAll().execute()
const draftQuestion = async (faq_title: string): Promise<editor.Item> => {
  const fields = { faq_title, faq_description: 'An answer.' }
  const draft = { kind: 'faq', item_id: null, base_version: 0, fields } as const
  return (await panel.call(editor.saveItem, draft, ann)).body
}
const importAgain = async (change: (content: Record<string, never[]>) => object) =>
  importContent(
    panel.world,
    readContent(JSON.stringify(change(JSON.parse(await exportContent(panel.world.db)))))
  )

test.each(['faq', 'testimonial'] as const)(
  'the order of a %s list is the same in the editor, on the site and in an export, and stays when it is imported',
  async (kind) => {
    const before = await titles(kind)
    expect(await onSite(kind)).toEqual(before)
    const third = (await inEditor(kind))[2]!
    const { body } = await move(kind, third.item_id, 1)
    expect(body.run_id).toBe((await runs())[0]?.run_id)
    expect(await runs()).toMatchObject([{ state: 'queued', asked_by: 'Ann Lee' }])

    const moved = [before[2], before[0], before[1], ...before.slice(3)]
    for (const order of [titles, onSite, exported]) expect(await order(kind)).toEqual(moved)
    await panel.world.db.deleteFrom('publish_runs').execute()
    await importAgain((content) => content)
    for (const order of [titles, onSite, exported]) expect(await order(kind)).toEqual(moved)
    expect(await runs()).toEqual([])

    const [first] = await inEditor(kind)
    await move(kind, first!.item_id, 3)
    expect(await onSite(kind)).toEqual(before)
  }
)

test('the same move again changes nothing, several moves ask for one run, and a place past the end is the end', async () => {
  const before = await titles('faq')
  const [first, second] = await inEditor('faq')
  expect((await move('faq', first!.item_id, 2)).body.run_id).not.toBeNull()
  expect((await move('faq', first!.item_id, 2)).body.run_id).toBeNull()
  await move('faq', first!.item_id, 999)
  expect(await onSite('faq')).toEqual([...before.slice(1), before[0]])
  await move('faq', first!.item_id, 1)
  expect(await onSite('faq')).toEqual(before)
  expect(await runs()).toMatchObject([{ reason: 'the order of the questions changed' }])

  const both = [first!, second!].map(({ item_id }) => move('faq', item_id, 5))
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200])
  expect((await onSite('faq')).toSorted()).toEqual(before.toSorted())
  await move('faq', second!.item_id, 1)
  await move('faq', first!.item_id, 1)
  expect(await onSite('faq')).toEqual(before)
})

test('a draft has its place before it is published, and moving it publishes nothing', async () => {
  const before = await titles('faq')
  const draft = await draftQuestion('Is there a draft?')
  expect(await titles('faq')).toEqual([...before, 'Is there a draft?'])
  const { body } = await move('faq', draft.item_id, 2)
  expect([body.run_id, await runs()]).toEqual([null, []])
  expect(await onSite('faq')).toEqual(before)

  await importAgain((content) => content)
  expect(await runs(), 'an import that changes nothing').toEqual([])
  const placed = [before[0], 'Is there a draft?', ...before.slice(1)]
  expect(await titles('faq')).toEqual(placed)

  await panel.call(editor.publishItem, { kind: 'faq', item_id: draft.item_id, version: 1 }, ann)
  for (const order of [titles, onSite, exported]) expect(await order('faq')).toEqual(placed)
  await panel.call(editor.unpublishItem, { kind: 'faq', item_id: draft.item_id }, ann)
  expect(await onSite('faq')).toEqual(before)
  expect(await titles('faq')).toEqual(placed)
})

test('an import in another order takes drafts along behind the question that they followed', async () => {
  const draft = await draftQuestion('Which one do I follow?')
  const before = await onSite('faq')
  await move('faq', draft.item_id, 2)
  await importAgain(({ faq, ...content }) => ({ ...content, faq: faq!.toReversed() }))
  expect(await onSite('faq')).toEqual(before.toReversed())
  const order = await titles('faq')
  expect(order.indexOf('Which one do I follow?')).toBe(order.indexOf(before[0]!) + 1)
})

test.each(['post', 'policy'])('a %s can’t be moved, and the call says why', async (kind) => {
  const wish = { kind, item_id: '1', place: 1 } as never
  const { body, status } = await panel.call(editor.moveItem, wish, ann)
  expect([status, body.message]).toEqual([
    400,
    'Only questions and testimonials can be moved. Posts are listed by date, policies by address.'
  ])
})

test('what is not there can’t be moved', async () => {
  expect((await move('faq', '999', 1)).status).toBe(404)
  expect((await move('faq', '1', 0)).status).toBe(400)
})
