// Unsaved edits, stored in the browser so that they survive a reload or a lost connection. Only the
// editor who typed them gets them back.

import * as v from 'valibot'
import { Item } from '#contract/content/editor.ts'
import { ATTEMPT_LIFE_MS } from './attempts.ts'
import { browserStorage } from './browser-storage.ts'
import { drop, noteTrouble } from './storage.ts'

const UnsavedEdit = v.object({
  owner: v.string(),
  /** The panel's version when typing began; null for a new item. */
  item: v.nullable(Item),
  fields: v.record(v.string(), v.nullable(v.string())),
  /** Idempotency key of a new item: a save whose answer a reload lost does not create a second one. */
  begun_as: v.optional(v.string()),
  since: v.optional(v.number())
})
export type UnsavedEdit = Omit<v.InferOutput<typeof UnsavedEdit>, 'since'>

export function readUnsavedEdit(place: string, owner: string): UnsavedEdit | undefined {
  const kept = v.safeParse(UnsavedEdit, browserStorage.readJson(keyOf(place)))
  if (!kept.success || kept.output.owner !== owner) return undefined
  const { begun_as, since = 0, ...edit } = kept.output
  // Later, the item may long have been continued from the list.
  const isRecent = Date.now() - since < ATTEMPT_LIFE_MS
  return { ...edit, ...(isRecent && { begun_as }) }
}

/** False where storage is full or forbidden. */
export function storeUnsavedEdit(place: string, edit: UnsavedEdit): boolean {
  const trouble = browserStorage.write(keyOf(place), JSON.stringify({ ...edit, since: Date.now() }))
  noteTrouble(trouble)
  return !trouble
}

export function dropUnsavedEdit(place: string): void {
  drop(keyOf(place))
}

function keyOf(place: string): `editor:${string}` {
  return `editor:${place}`
}
