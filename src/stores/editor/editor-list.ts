import { failureMessage } from '../failures.ts'
import { atom } from 'nanostores'
import { editorItems, type ItemRow } from '#contract/content/editor.ts'
import { call } from '#gateways/panel.ts'
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
