import { wentWrong, failureMessage } from '../failures.ts'
import { atom } from 'nanostores'
import {
  itemVersion,
  itemVersions,
  restoreVersion,
  type ItemVersion
} from '#contract/content/editor.ts'
import type { ItemFields } from '#contract/content/editor-fields.ts'
import { call } from '#gateways/panel.ts'
import { $saving, forgetSavedEdit, opened, replaceFields } from './editor-item.ts'
import { reportRefusal } from './editor-refusal.ts'
import { keepTheirs, save } from './editor-save.ts'
import type { Loaded } from '../loaded.ts'

export const $versions = atom<Loaded<ItemVersion[]>>({ status: 'loading' })

/** Two versions to compare; `newer: null` is the current text. */
export type Pair = { older: number; newer: number | null }
type Both = { older: ItemFields; newer: Record<string, string | null> }
export type Compared = { pair: Pair } & (
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | ({ status: 'ready' } & Both)
)

export const $compared = atom<Compared | undefined>(undefined)

export function stopComparing(): void {
  $compared.set(undefined)
}

export async function loadVersions(): Promise<void> {
  stopComparing()
  const item = opened()?.item
  if (!item) return $versions.set({ status: 'ready', value: [] })
  const { item_id, kind } = item
  $versions.set({ status: 'loading' })
  const outcome = await call(itemVersions, { kind, item_id })
  if (outcome.ok) $versions.set({ status: 'ready', value: outcome.value.data })
  else $versions.set({ status: 'failed', message: failureMessage(outcome) })
}

export async function compare(pair: Pair): Promise<void> {
  $compared.set({ status: 'loading', pair })
  const [older, newer] = await Promise.all([
    fieldsOf(pair.older),
    pair.newer === null ? opened()?.values : fieldsOf(pair.newer)
  ])
  if ($compared.get()?.pair !== pair) return
  if (older && newer) $compared.set({ status: 'ready', pair, older, newer })
  else $compared.set({ status: 'failed', pair, message: wentWrong() })
}

/** Restores an old version as the newest; unsaved edits are saved as a version first. */
export async function restore(version: number): Promise<boolean> {
  if (!(await save())) return false
  const restored = await restoreAs(version)
  if (opened()) await loadVersions()
  return restored
}

/** The version saved elsewhere becomes the newest again, and what is edited here one in the history. */
export function resolveWithTheirs(): Promise<boolean> {
  return keepTheirs(restoreAs)
}

/** Restores a version over the newest one. */
async function restoreAs(version: number): Promise<boolean> {
  const now = opened()
  if (!now?.item) return false
  const { item_id, kind, version: base_version } = now.item
  const outcome = await call(restoreVersion, { kind, item_id, version, base_version })
  if (!outcome.ok) {
    await reportRefusal(outcome)
    return false
  }
  const edited = opened()?.values ?? outcome.value.fields
  replaceFields(outcome.value)
  $saving.set({ status: 'saved' })
  forgetSavedEdit(kind, item_id, edited)
  return true
}

async function fieldsOf(version: number): Promise<ItemFields | undefined> {
  const item = opened()?.item
  if (!item) return undefined
  const { item_id, kind } = item
  const outcome = await call(itemVersion, { kind, item_id, version })
  return outcome.ok ? outcome.value.fields : undefined
}
