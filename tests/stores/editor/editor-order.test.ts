import { beforeAll, beforeEach, expect, test } from 'vitest'
import { editorItems, saveItem, type ItemRow } from '#contract/content/editor.ts'
import { editorPanel } from '../../kit/editor-panel.ts'
import { connectTo, disconnect, freshVisitor } from '../../kit/visitor.ts'

freshVisitor('/editor?kind=faq')

const { ann, panel } = await editorPanel({ settings: { rateLimits: false } })
beforeAll(async () => {
  for (let at = 1; at <= 15; at++) {
    const fields = { faq_title: `Draft ${at}`, faq_description: '' }
    await panel.call(saveItem, { kind: 'faq', item_id: null, base_version: 0, fields }, ann)
  }
})
beforeEach(() => connectTo(panel))

async function openList(page: number) {
  localStorage.setItem('access_token', ann.token)
  const list = {
    ...(await import('#stores/editor/editor-list.ts')),
    ...(await import('#stores/editor/editor-order.ts')),
    ...(await import('#stores/editor/editor-place.ts')),
    ...(await import('#stores/editor/editor-run.ts')),
    ...(await import('#stores/site/toasts.ts'))
  }
  list.followAddress()
  list.goToPlace({ kind: 'faq', page })
  await list.loadList({ kind: 'faq', page, search: '' })
  return list
}
const titles = (rows: readonly ItemRow[] = []) => rows.map(({ title }) => title)
const inPanel = async () =>
  titles((await panel.call(editorItems, { kind: 'faq', limit: 100 }, ann)).body.data)

test('a row moves at once, three presses move it by three, and the publish run is followed', async () => {
  const list = await openList(1)
  const before = titles(list.listed()?.rows)
  const row = list.listed()!.rows[3]!
  const presses = [1, 2, 3].map(() => list.moveRow(row, 'up'))
  const moved = [before[3], ...before.slice(0, 3), ...before.slice(4)]
  expect(titles(list.listed()?.rows), 'before the panel has answered').toEqual(moved)
  expect(list.$moving.get()).toMatchObject({ item_id: row.item_id, place: 1, direction: 'up' })
  expect(list.$moved.get()).toEqual({ title: row.title, place: 1, total: 25 })
  await Promise.all(presses)
  expect(titles(list.listed()?.rows)).toEqual(moved)
  expect((await inPanel()).slice(0, 20)).toEqual(moved)
  expect(list.$run.get()?.run_id).toEqual(expect.any(Number))
  list.clearRun()

  await list.moveRow(row, 'up')
  expect((await inPanel())[0], 'the first can’t go up').toBe(row.title)
})

test('a row that moves past the end of a page is shown on the next one', async () => {
  const list = await openList(1)
  const row = list.listed()!.rows[19]!
  await list.moveRow(row, 'down')
  expect(list.$place.get().page).toBe(2)
  expect(list.listed()?.rows[0]).toMatchObject({ item_id: row.item_id })
  expect(list.placeOf(list.listed()!.rows[0]!)).toBe(21)
  await list.moveRow(list.listed()!.rows[0]!, 'up')
  expect(list.$place.get().page).toBe(1)
  expect(list.listed()?.rows[19]).toMatchObject({ item_id: row.item_id })
})

test('a searched list can’t be reordered, and posts never can', async () => {
  const list = await openList(1)
  await list.loadList({ kind: 'faq', page: 1, search: 'Draft' })
  expect(list.placeOf(list.listed()!.rows[0]!)).toBeUndefined()
  await list.loadList({ kind: 'post', page: 1, search: '' })
  expect(list.placeOf(list.listed()!.rows[0]!)).toBeUndefined()
})

test('an unreachable panel reverts the move and says so', async () => {
  const list = await openList(1)
  const row = list.listed()!.rows[1]!
  disconnect()
  await list.moveRow(row, 'up')
  expect(list.$toasts.get().at(-1)).toMatchObject({ kind: 'error' })
  expect([list.$moving.get(), list.$moved.get()]).toEqual([undefined, undefined])
  connectTo(panel)
  await list.loadList({ kind: 'faq', page: 1, search: '' })
  expect(list.listed()?.rows[1]).toMatchObject({ item_id: row.item_id })
})
