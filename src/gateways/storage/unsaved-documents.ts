// Unsaved edits of blog posts and listings, stored in the browser so that they survive a reload, a lost
// connection or a session that ended. Only the agent who made them gets them back.

import * as v from 'valibot'
import { browserStorage } from './browser-storage.ts'
import { drop, noteTrouble } from './storage.ts'

const UnsavedDocument = v.object({
  owner: v.string(),
  /** The panel's version that was edited; 0 for a new document. */
  version: v.number(),
  /** The new document's own id, so that a save whose answer a reload lost doesn't create another. */
  begun_as: v.string(),
  /** As it was typed; checked when it is saved. */
  content: v.unknown()
})
export type UnsavedDocument = v.InferOutput<typeof UnsavedDocument>

/** The edits of one kind of document. `place`: the document's number, or 'new'. */
export function unsavedDocuments(kind: 'listing' | 'site-post') {
  const keyOf = (place: string) => `editor:${kind}:${place}` as const
  return {
    read(place: string, owner: string): UnsavedDocument | undefined {
      const kept = v.safeParse(UnsavedDocument, browserStorage.readJson(keyOf(place)))
      return kept.success && kept.output.owner === owner ? kept.output : undefined
    },
    /** False where storage is full or forbidden. */
    store(place: string, edit: UnsavedDocument): boolean {
      const trouble = browserStorage.write(keyOf(place), JSON.stringify(edit))
      noteTrouble(trouble)
      return !trouble
    },
    drop(place: string): void {
      drop(keyOf(place))
    }
  }
}
