// Unsaved edits of blog posts, stored in the browser so that they survive a reload or a lost connection.
// Only the agent who made them gets them back.

import * as v from 'valibot'
import { browserStorage } from './browser-storage.ts'
import { drop, noteTrouble } from './storage.ts'

const UnsavedPost = v.object({
  owner: v.string(),
  /** The panel's version that was edited; 0 for a new post. */
  version: v.number(),
  /** The new post's own id, so that a save whose answer a reload lost doesn't create another. */
  begun_as: v.string(),
  /** As `PostContent`, which checks it when it is saved. */
  content: v.unknown()
})
export type UnsavedPost = v.InferOutput<typeof UnsavedPost>

/** `place`: the post's number, or 'new'. */
export function readUnsavedPost(place: string, owner: string): UnsavedPost | undefined {
  const kept = v.safeParse(UnsavedPost, browserStorage.readJson(keyOf(place)))
  return kept.success && kept.output.owner === owner ? kept.output : undefined
}

/** False where storage is full or forbidden. */
export function storeUnsavedPost(place: string, edit: UnsavedPost): boolean {
  const trouble = browserStorage.write(keyOf(place), JSON.stringify(edit))
  noteTrouble(trouble)
  return !trouble
}

export function dropUnsavedPost(place: string): void {
  drop(keyOf(place))
}

function keyOf(place: string): `editor:site-post:${string}` {
  return `editor:site-post:${place}`
}
