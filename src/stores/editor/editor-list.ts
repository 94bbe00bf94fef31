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

/** What was asked for last; an older answer that comes later is not heard. */
export const $list = atom<Loaded<ItemList>>({ status: 'loading' })

let turn = 0

export async function loadList({
  kind,
  search,
  page
}: Pick<Place, 'kind' | 'search' | 'page'>): Promise<void> {
  const mine = ++turn
  const before = $list.get()
  // Another kind has nothing to do with what stood there; a page or a search of the same one replaces it.
  if (before.status !== 'ready' || before.value.of.kind !== kind) $list.set({ status: 'loading' })
  const outcome = await call(editorItems, {
    kind,
    search,
    limit: LIST_PAGE_SIZE,
    offset: (page - 1) * LIST_PAGE_SIZE
  })
  if (mine !== turn) return
  if (!outcome.ok) return $list.set({ status: 'failed', message: failureMessage(outcome) })
  const { data: rows, total_count } = outcome.value
  $list.set({ status: 'ready', value: { rows, total_count, of: { kind, search, page } } })
}

export function listed(): ItemList | undefined {
  const state = $list.get()
  return state.status === 'ready' ? state.value : undefined
}

/** Shows a row at another place of this page, counted from 1; a row that leaves the page stays until the list is loaded. */
export function arrange(item_id: string, place: number): void {
  const list = listed()
  const row = list?.rows.find((one) => one.item_id === item_id)
  if (!list || !row || place < 1 || place > list.rows.length) return
  // An answer that is on its way has the old order.
  turn++
  $list.set({ status: 'ready', value: { ...list, rows: moveTo(list.rows, row, place) } })
}
