import { atom } from 'nanostores'
import { moveItem, type ItemRow } from '#contract/content/editor.ts'
import { call } from '#gateways/panel.ts'
import { isOrdered } from '#rules/content/list-order.ts'
import { arrange, listed, LIST_PAGE_SIZE, loadList } from './editor-list.ts'
import { $place, goToPlace } from './editor-place.ts'
import { followRun } from './editor-run.ts'
import { reportFailure } from '../failures.ts'

export type Direction = 'up' | 'down'

/** A row that has just been moved and has not been drawn at its new place yet. */
export const $moving = atom<{ item_id: string; direction: Direction; place: number } | undefined>(
  undefined
)

/** The last move, to be announced. */
export const $moved = atom<{ title: string; place: number; total: number } | undefined>(undefined)

let waiting = 0
let last: Promise<void> = Promise.resolve()

/** The place of a row in its list, counted from 1; undefined where the list can't be put in order here. */
export function placeOf({ item_id, kind }: ItemRow): number | undefined {
  const list = listed()
  if (!list || !isOrdered(kind) || list.of.search) return undefined
  const index = list.rows.findIndex((row) => row.item_id === item_id)
  return index < 0 ? undefined : (list.of.page - 1) * LIST_PAGE_SIZE + index + 1
}

/** Moves a row by one place. The page shows it at once; presses are sent one after the other. */
export function moveRow(row: ItemRow, direction: Direction): Promise<void> {
  const { item_id, kind, title } = row
  const now = placeOf(row)
  const list = listed()
  if (now === undefined || !list || !isOrdered(kind)) return Promise.resolve()
  const place = now + (direction === 'up' ? -1 : 1)
  if (place < 1 || place > list.total_count) return Promise.resolve()
  $moving.set({ item_id, direction, place })
  $moved.set({ title, place, total: list.total_count })
  arrange(item_id, place - (list.of.page - 1) * LIST_PAGE_SIZE)
  waiting++
  last = last.then(async () => {
    const outcome = await call(moveItem, { kind, item_id, place })
    waiting--
    if (!outcome.ok) {
      reportFailure(outcome)
      forgetMove()
      return loadList($place.get())
    }
    if (outcome.value.run_id !== null) followRun(outcome.value.run_id)
    const { item_id: open, kind: shown } = $place.get()
    if (waiting > 0 || shown !== kind || open !== undefined) return
    const page = Math.ceil(place / LIST_PAGE_SIZE)
    if (page !== $place.get().page) goToPlace({ page })
    await loadList($place.get())
  })
  return last
}

/** Nothing is announced, and no row takes the focus. */
export function forgetMove(): void {
  $moving.set(undefined)
  $moved.set(undefined)
}
