import { atom } from 'nanostores'
import { moveItem, type ItemRow } from '#contract/content/editor.ts'
import { call } from '#gateways/panel.ts'
import { isOrdered } from '#rules/content/list-order.ts'
import { moveWithinPage, listed, LIST_PAGE_SIZE, loadList } from './editor-list.ts'
import { $place, goToPlace } from './editor-place.ts'
import { followRun } from './editor-run.ts'
import { reportFailure } from '../failures.ts'

export type Direction = 'up' | 'down'

/** A row that has been moved but not rendered at its new place yet. */
export const $moving = atom<{ item_id: string; direction: Direction; place: number } | undefined>(
  undefined
)

/** The last move, for the live region. */
export const $moved = atom<{ title: string; place: number; total: number } | undefined>(undefined)

let pending = 0
let queue: Promise<void> = Promise.resolve()

/** The place of a row in its list, counted from 1; undefined where rows can't be moved. */
export function placeOf({ item_id, kind }: ItemRow): number | undefined {
  const list = listed()
  if (!list || !isOrdered(kind) || list.of.search) return undefined
  const index = list.rows.findIndex((row) => row.item_id === item_id)
  return index < 0 ? undefined : (list.of.page - 1) * LIST_PAGE_SIZE + index + 1
}

/** Moves a row by one place: on the page at once, and on the panel one move after another. */
export function moveRow(row: ItemRow, direction: Direction): Promise<void> {
  const { item_id, kind, title } = row
  const now = placeOf(row)
  const list = listed()
  if (now === undefined || !list || !isOrdered(kind)) return Promise.resolve()
  const place = now + (direction === 'up' ? -1 : 1)
  if (place < 1 || place > list.total_count) return Promise.resolve()
  $moving.set({ item_id, direction, place })
  $moved.set({ title, place, total: list.total_count })
  moveWithinPage(item_id, place - (list.of.page - 1) * LIST_PAGE_SIZE)
  pending++
  queue = queue.then(async () => {
    const outcome = await call(moveItem, { kind, item_id, place })
    pending--
    if (!outcome.ok) {
      reportFailure(outcome)
      clearMove()
      return loadList($place.get())
    }
    if (outcome.value.run_id !== null) followRun(outcome.value.run_id)
    const { item_id: open, kind: shown } = $place.get()
    if (pending > 0 || shown !== kind || open !== undefined) return
    const page = Math.ceil(place / LIST_PAGE_SIZE)
    if (page !== $place.get().page) goToPlace({ page })
    await loadList($place.get())
  })
  return queue
}

/** Cancels the announcement and the focus of the last move. */
export function clearMove(): void {
  $moving.set(undefined)
  $moved.set(undefined)
}
