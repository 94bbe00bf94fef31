import {
  publishItem,
  scheduleItem,
  undo,
  unpublishItem,
  unscheduleItem,
  type Item
} from '#contract/content/editor.ts'
import { unpublishable } from '#contract/content/published-fields.ts'
import type { Outcome } from '#contract/endpoint.ts'
import { call } from '#gateways/panel.ts'
import { policyPath, postPath } from '#rules/content/content-paths.ts'
import { englishPath } from '#rules/french-path.ts'
import { paths } from '#rules/paths.ts'
import { $saving, opened, setItem } from './editor-item.ts'
import { followRun, clearRun } from './editor-run.ts'
import { reportRefusal } from './editor-refusal.ts'
import { save } from './editor-save.ts'
import { wentWrong } from '../failures.ts'
import { textOf } from '../site/messages.ts'

/** The item's address on the site, in English. */
export function livePath({ item_id, kind }: Pick<Item, 'kind' | 'item_id'>): string {
  if (kind === 'post') return englishPath(postPath(Number(item_id)))
  if (kind === 'policy') return policyPath(item_id)
  return englishPath(kind === 'faq' ? paths.faq : paths.home)
}

/** Saves the item and publishes that version. */
export async function publish(): Promise<boolean> {
  const item = await publishableItem()
  if (!item) return false
  return showRun(await call(publishItem, versionKey(item)))
}

/** Saves the item and schedules that version. */
export async function schedule(publish_at: string): Promise<boolean> {
  const item = await publishableItem()
  if (!item) return false
  return showAnswer(await call(scheduleItem, { ...versionKey(item), publish_at }))
}

/** Changes when the scheduled version goes live; newer edits stay unscheduled. */
export async function reschedule(publish_at: string): Promise<boolean> {
  const item = opened()?.item
  if (!item || item.scheduled_version === null) return false
  const version = item.scheduled_version
  return showAnswer(await call(scheduleItem, { ...itemKey(item), version, publish_at }))
}

export async function unschedule(): Promise<boolean> {
  const item = opened()?.item
  return item ? showAnswer(await call(unscheduleItem, itemKey(item))) : false
}

export async function unpublish(): Promise<boolean> {
  const item = await savedItem()
  return item ? showRun(await call(unpublishItem, itemKey(item))) : false
}

/** Publishes the previous version again; the editor's text stays. */
export async function undoPublish(): Promise<boolean> {
  const item = await savedItem()
  if (!item) return false
  const { published_version } = item
  return showRun(await call(undo, { ...itemKey(item), published_version }))
}

/** Saves; if a field prevents that, those that only publishing needs are marked too. */
async function publishableItem(): Promise<Item | undefined> {
  const item = await savedItem()
  const now = opened()
  const saving = $saving.get()
  if (!item && now && saving.status === 'refused' && Object.keys(saving.errors).length > 0) {
    const needed = Object.entries(unpublishable(now.kind, now.values))
    const texts = needed.map(([name, text]) => [name, textOf(text)])
    $saving.set({ ...saving, errors: { ...Object.fromEntries(texts), ...saving.errors } })
  }
  return item
}

/** Saves, and clears the last run's result. */
async function savedItem(): Promise<Item | undefined> {
  clearRun()
  return (await save()) ? opened()?.item : undefined
}

async function showRun(
  outcome: Outcome<Item & { api_status: 0; run_id: number | null }>
): Promise<boolean> {
  if (!(await showAnswer(outcome))) return false
  if (outcome.ok && outcome.value.run_id !== null) followRun(outcome.value.run_id)
  return true
}

async function showAnswer(
  outcome: Outcome<Item & { api_status: 0; message?: string | undefined }>
): Promise<boolean> {
  if (outcome.ok) {
    const { fields } = opened()?.item ?? outcome.value
    // The fields are the ones that were sent; the panel only normalised them.
    setItem({ ...outcome.value, fields })
    return true
  }
  await reportRefusal(outcome)
  const { errors, message = wentWrong() } = outcome
  if (errors) $saving.set({ status: 'unpublishable', message, errors })
  return false
}

function versionKey({ item_id, kind, version }: Item) {
  return { item_id, kind, version }
}

function itemKey({ item_id, kind }: Item) {
  return { item_id, kind }
}
