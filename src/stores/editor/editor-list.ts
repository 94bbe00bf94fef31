import { failureMessage } from '../failures.ts'
import { atom } from 'nanostores'
import { editorItems, type ItemRow } from '#contract/content/editor.ts'
import { call } from '#gateways/panel.ts'
import { moveTo } from '#rules/content/list-order.ts'
import type { Place } from './editor-place.ts'
import type { Loaded } from '../loaded.ts'

export const LIST_PAGE_SIZE = 20

export type ItemList = {
  rows: ItemRow[]
  total_count: number
  of: Pick<Place, 'kind' | 'search' | 'page'>
}

/** The newest request's answer; older ones that arrive later are dropped. */
export const $list = atom<Loaded<ItemList>>({ status: 'loading' })

let newest = 0

export async function loadList({
  kind,
  search,
  page
}: Pick<Place, 'kind' | 'search' | 'page'>): Promise<void> {
  const mine = ++newest
  const before = $list.get()
  // Another kind starts with a skeleton; a new page or search of the same kind replaces the rows.
  if (before.status !== 'ready' || before.value.of.kind !== kind) $list.set({ status: 'loading' })
  const outcome = await call(editorItems, {
    kind,
    search,
    limit: LIST_PAGE_SIZE,
    offset: (page - 1) * LIST_PAGE_SIZE
  })
  if (mine !== newest) return
  if (!outcome.ok) return $list.set({ status: 'failed', message: failureMessage(outcome) })
  const { data: rows, total_count } = outcome.value
  $list.set({ status: 'ready', value: { rows, total_count, of: { kind, search, page } } })
}

export function listed(): ItemList | undefined {
  const state = $list.get()
  return state.status === 'ready' ? state.value : undefined
}

/** Moves a row within this page, to a place counted from 1; a row that leaves it stays until reloaded. */
export function moveWithinPage(item_id: string, place: number): void {
  const list = listed()
  const row = list?.rows.find((one) => one.item_id === item_id)
  if (!list || !row || place < 1 || place > list.rows.length) return
  // A pending answer has the old order.
  newest++
  $list.set({ status: 'ready', value: { ...list, rows: moveTo(list.rows, row, place) } })
}
