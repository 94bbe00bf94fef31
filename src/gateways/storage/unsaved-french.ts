// French that isn't saved yet, stored in the browser as unsaved edits of English are.

import * as v from 'valibot'
import { browserStorage } from './browser-storage.ts'
import { drop, noteTrouble } from './storage.ts'

/** A text in French, with the digests of the English and the French that it was written beside. */
const TypedFrench = v.object({
  french: v.string(),
  english_digest: v.string(),
  french_digest: v.nullable(v.string())
})
export type TypedFrench = v.InferOutput<typeof TypedFrench>

const UnsavedFrench = v.object({ owner: v.string(), texts: v.record(v.string(), TypedFrench) })

/** What this editor has typed, by field. */
export function readUnsavedFrench(place: string, owner: string): Record<string, TypedFrench> {
  const kept = v.safeParse(UnsavedFrench, browserStorage.readJson(keyOf(place)))
  return kept.success && kept.output.owner === owner ? kept.output.texts : {}
}

export function storeUnsavedFrench(
  place: string,
  owner: string,
  texts: Record<string, TypedFrench>
): void {
  if (Object.keys(texts).length === 0) return drop(keyOf(place))
  noteTrouble(browserStorage.write(keyOf(place), JSON.stringify({ owner, texts })))
}

function keyOf(place: string): `editor:${string}` {
  return `editor:french:${place}`
}
