// Unsaved edits of campaigns and sequences, stored in the browser so that they survive a reload or a lost
// connection. Only the agent who made them gets them back.

import * as v from 'valibot'
import { browserStorage } from './browser-storage.ts'
import { drop, noteTrouble } from './storage.ts'

/** `version` is the panel's that was edited; 0 for a new one. */
export type UnsavedLetter<Fields> = { owner: string; version: number; fields: Fields }

export type UnsavedLetters<Fields> = {
  read(id: string, owner: string): UnsavedLetter<Fields> | undefined
  store(id: string, edit: UnsavedLetter<Fields>): void
  drop(id: string): void
}

export function unsavedLetters<Fields>(
  kind: 'campaign' | 'sequence',
  schema: v.GenericSchema<Fields>
): UnsavedLetters<Fields> {
  const keyOf = (id: string) => `editor:${kind}:${id}` as const
  const unsaved = v.object({ owner: v.string(), version: v.number() })
  return {
    read(id, owner) {
      const json = browserStorage.readJson(keyOf(id))
      const kept = v.safeParse(unsaved, json)
      const written = v.safeParse(v.object({ fields: schema }), json)
      if (!kept.success || !written.success || kept.output.owner !== owner) return undefined
      return { ...kept.output, fields: written.output.fields }
    },
    store(id, edit) {
      noteTrouble(browserStorage.write(keyOf(id), JSON.stringify(edit)))
    },
    drop(id) {
      drop(keyOf(id))
    }
  }
}
