// A website's unsaved edits, stored in the browser so that they survive a reload or a lost connection.
// Only the agent who made them gets them back.

import * as v from 'valibot'
import { SiteContent } from '#contract/websites/site-content.ts'
import { browserStorage } from './browser-storage.ts'
import { drop, noteTrouble } from './storage.ts'

const KEY = 'editor:website'

const UnsavedWebsite = v.object({
  owner: v.string(),
  /** The panel's version that was edited. */
  version: v.number(),
  content: SiteContent
})
export type UnsavedWebsite = v.InferOutput<typeof UnsavedWebsite>

export function readUnsavedWebsite(owner: string): UnsavedWebsite | undefined {
  const kept = v.safeParse(UnsavedWebsite, browserStorage.readJson(KEY))
  return kept.success && kept.output.owner === owner ? kept.output : undefined
}

/** False where storage is full or forbidden. */
export function storeUnsavedWebsite(edit: UnsavedWebsite): boolean {
  const trouble = browserStorage.write(KEY, JSON.stringify(edit))
  noteTrouble(trouble)
  return !trouble
}

export function dropUnsavedWebsite(): void {
  drop(KEY)
}
