// What an editor has typed and the panel does not have yet: kept by the browser, so that neither a reload nor a lost
// network takes it away. It is given back to the one who typed it and to nobody else.

import * as v from 'valibot'
import { Item } from '#contract/content/editor.ts'
import { browserStorage } from './browser-storage.ts'
import { drop } from './storage.ts'

const KeptWords = v.object({
  owner: v.string(),
  /** As the panel had it when typing began; null for a new one. */
  item: v.nullable(Item),
  fields: v.record(v.string(), v.nullable(v.string()))
})
export type KeptWords = v.InferOutput<typeof KeptWords>

export function readWords(place: string, owner: string): KeptWords | undefined {
  const kept = v.safeParse(KeptWords, browserStorage.readJson(keyOf(place)))
  return kept.success && kept.output.owner === owner ? kept.output : undefined
}

/** False where the browser has no room for it, or forbids it. */
export function keepWords(place: string, words: KeptWords): boolean {
  return !browserStorage.write(keyOf(place), JSON.stringify(words))
}

export function dropWords(place: string): void {
  drop(keyOf(place))
}

function keyOf(place: string): `editor:${string}` {
  return `editor:${place}`
}
