import {
  publishItem,
  scheduleItem,
  undo,
  unpublishItem,
  unscheduleItem,
  type Item
} from '#contract/content/editor.ts'
import type { Outcome } from '#contract/endpoint.ts'
import { call } from '#gateways/panel.ts'
import { policyPath, postPath } from '#rules/content/content-paths.ts'
import { paths } from '#rules/paths.ts'
import { $saving, bare, opened, setItem } from './editor-item.ts'
import { followRun, leaveRun } from './editor-run.ts'
import { CHANGED_MEANWHILE, save, seeNewer } from './editor-save.ts'
import { WENT_WRONG } from '../failures.ts'
import { toast } from '../site/toasts.ts'

/** Where people read it once it is on the site. */
export function livePath({ item_id, kind }: Pick<Item, 'kind' | 'item_id'>): string {
  if (kind === 'post') return postPath(Number(item_id))
  if (kind === 'policy') return policyPath(item_id)
  return kind === 'faq' ? paths.faq : paths.home
}

/** Puts what stands here on the site: it is saved first, and that version goes out. */
export async function publish(): Promise<boolean> {
  const item = await saved()
  if (!item) return false
  return follow(await call(publishItem, whichOf(item)))
}

/** Has the panel publish what stands here at its minute. */
export async function schedule(publish_at: string): Promise<boolean> {
  const item = await saved()
  if (!item) return false
  return take(await call(scheduleItem, { ...whichOf(item), publish_at }))
}

/** Moves what is scheduled to another time; what was written since stays as it is. */
export async function reschedule(publish_at: string): Promise<boolean> {
  const item = opened()?.item
  if (!item || item.scheduled_version === null) return false
  const version = item.scheduled_version
  return take(await call(scheduleItem, { ...nameOf(item), version, publish_at }))
}

export async function unschedule(): Promise<boolean> {
  const item = opened()?.item
  return item ? take(await call(unscheduleItem, nameOf(item))) : false
}

export async function unpublish(): Promise<boolean> {
  const item = await saved()
  return item ? follow(await call(unpublishItem, nameOf(item))) : false
}

/** The site goes back to what it said before; what stands here stays. */
export async function undoPublish(): Promise<boolean> {
  const item = await saved()
  if (!item) return false
  const { published_version } = item
  return follow(await call(undo, { ...nameOf(item), published_version }))
}

/** What the last run came to says nothing of this one. */
async function saved(): Promise<Item | undefined> {
  leaveRun()
  return (await save()) ? opened()?.item : undefined
}

function follow(outcome: Outcome<Item & { api_status: 0; run_id: number | null }>): boolean {
  if (!take(outcome)) return false
  if (outcome.ok && outcome.value.run_id !== null) followRun(outcome.value.run_id)
  return true
}

function take(outcome: Outcome<Item & { api_status: 0; message?: string | undefined }>): boolean {
  if (outcome.ok) {
    const { fields } = opened()?.item ?? outcome.value
    // The words that stand here are the ones that were sent.
    setItem({ ...bare(outcome.value), fields })
    return true
  }
  const { api_status, errors, message = WENT_WRONG } = outcome
  toast('error', message)
  if (api_status === CHANGED_MEANWHILE) void seeNewer()
  if (errors) $saving.set({ status: 'refused', message, errors })
  return false
}

function whichOf({ item_id, kind, version }: Item) {
  return { item_id, kind, version }
}

function nameOf({ item_id, kind }: Item) {
  return { item_id, kind }
}
