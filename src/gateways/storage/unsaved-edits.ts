// Unsaved edits, stored in the browser so that they survive a reload or a lost connection. Only the
// editor who typed them gets them back.

import * as v from 'valibot'
import { Item } from '#contract/content/editor.ts'
import { browserStorage } from './browser-storage.ts'
import { drop, noteTrouble } from './storage.ts'

const UnsavedEdit = v.object({
  owner: v.string(),
  /** The panel's version when typing began; null for a new item. */
  item: v.nullable(Item),
  fields: v.record(v.string(), v.nullable(v.string()))
})
export type UnsavedEdit = v.InferOutput<typeof UnsavedEdit>

export function readUnsavedEdit(place: string, owner: string): UnsavedEdit | undefined {
  const kept = v.safeParse(UnsavedEdit, browserStorage.readJson(keyOf(place)))
  return kept.success && kept.output.owner === owner ? kept.output : undefined
}

/** False where storage is full or forbidden. */
export function storeUnsavedEdit(place: string, edit: UnsavedEdit): boolean {
  const trouble = browserStorage.write(keyOf(place), JSON.stringify(edit))
  noteTrouble(trouble)
  return !trouble
}

export function dropUnsavedEdit(place: string): void {
  drop(keyOf(place))
}

function keyOf(place: string): `editor:${string}` {
  return `editor:${place}`
}
