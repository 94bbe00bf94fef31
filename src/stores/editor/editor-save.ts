// Autosave: after a pause in typing, one call at a time, never over someone else's edit.

import { WENT_WRONG, reportFailure } from '../failures.ts'
import * as v from 'valibot'
import { editorItem, restoreVersion, saveItem, type Item } from '#contract/content/editor.ts'
import { FIELDS } from '#contract/content/editor-fields.ts'
import { errorsOf } from '#contract/content/published-fields.ts'
import type { AnswerOf, Outcome } from '#contract/endpoint.ts'
import { $online, whenHidden } from '#gateways/browser/page-life.ts'
import { whenSavePressed } from '#gateways/browser/save-shortcut.ts'
import { askBeforeLeaving } from '#gateways/browser/page-search.ts'
import { call } from '#gateways/panel.ts'
import {
  $conflict,
  $opened,
  $saving,
  withoutStatus,
  becomeNewItem,
  replaceFields,
  forgetUnsavedEdit,
  idOf,
  isDeleted,
  isSame,
  isUnsaved,
  storeEdit,
  opened,
  setItem,
  type FieldValues
} from './editor-item.ts'
import { $place, goToPlace } from './editor-place.ts'

export const EDIT_CONFLICT = 409
/** Saves after this pause in typing, or at the latest after the second one. */
const PAUSE_MS = 2000
const LONGEST_WAIT_MS = 15_000

let timer: ReturnType<typeof setTimeout> | undefined
let waitingSince: number | undefined
let sending: Promise<boolean> | undefined
/** Whether the next save must be a version of its own. */
let apart = false
/** Sent but never answered: the panel may have it. */
let unanswered: FieldValues | undefined

/** Starts autosave, and asks before leaving with unsaved edits; returns the stop function. */
export function startAutosave(): () => void {
  const stops = [
    $opened.listen(() => {
      if ($saving.get().status === 'unsaved') scheduleSave()
    }),
    $saving.listen(({ status }) => {
      if (status === 'unsaved') scheduleSave()
      if (status === 'kept') retryLater()
    }),
    $online.listen((online) => {
      if (online && $saving.get().status === 'kept') void save()
    }),
    whenHidden(() => {
      if ($saving.get().status === 'unsaved') void save()
    }),
    whenSavePressed(() => void save()),
    askBeforeLeaving(isUnsaved)
  ]
  if ($saving.get().status === 'unsaved') scheduleSave()
  return () => {
    for (const stop of stops) stop()
    // Back leaves without asking.
    if ($saving.get().status === 'unsaved') void save()
    clearTimeout(timer)
  }
}

/** True once the panel has everything typed. */
export async function save(): Promise<boolean> {
  clearTimeout(timer)
  waitingSince = undefined
  const before = sending
  sending = (async () => {
    await before
    return send()
  })()
  return sending
}

/** Waits for a running save, and cancels the next automatic one. */
export async function stopSaving(): Promise<void> {
  clearTimeout(timer)
  await sending
}

/** This browser's text becomes the newest version; theirs stays in the history. */
export async function resolveWithMine(): Promise<boolean> {
  const conflict = $conflict.get()
  if (!conflict) return true
  setItem(conflict.theirs)
  $conflict.set(undefined)
  $saving.set({ status: 'unsaved' })
  apart = true
  return save()
}

/** This browser's text becomes a version in the history, and theirs the newest again. */
export async function resolveWithTheirs(): Promise<boolean> {
  const theirs = $conflict.get()?.theirs
  if (!theirs) return true
  if (!(await resolveWithMine())) return false
  const mine = opened()?.item
  if (!mine) return false
  const { item_id, kind } = mine
  const outcome = await call(restoreVersion, {
    kind,
    item_id,
    version: theirs.version,
    base_version: mine.version
  })
  return replaceWithAnswer(outcome)
}

/** Loads someone else's newer version; false if there is none. Edits here become a conflict. */
export async function loadNewerVersion(): Promise<boolean> {
  const now = opened()
  if (!now?.item) return false
  const { item_id, kind, version } = now.item
  const newest = await call(editorItem, { kind, item_id })
  if (!newest.ok) return false
  const theirs = withoutStatus(newest.value)
  if (theirs.version === version) {
    // Only the publish state has changed.
    setItem({ ...theirs, fields: now.item.fields })
    return false
  }
  if (isSame(now.values, now.item.fields)) {
    replaceFields(theirs)
    $saving.set({ status: 'saved' })
  } else if (unanswered && isSame(theirs.fields, unanswered)) {
    setItem(theirs)
    $saving.set({ status: 'unsaved' })
  } else {
    $conflict.set({ theirs })
    $saving.set({ status: 'conflict' })
  }
  return true
}

/** Replaces the field values with an answer's. */
export function replaceWithAnswer(outcome: Outcome<AnswerOf<typeof saveItem>>): boolean {
  if (!outcome.ok) {
    reportFailure(outcome)
    return false
  }
  const item = withoutStatus(outcome.value)
  replaceFields(item)
  $saving.set({ status: 'saved' })
  forgetUnsavedEdit(item.kind, item.item_id)
  return true
}

function scheduleSave(): void {
  const now = Date.now()
  waitingSince ??= now
  clearTimeout(timer)
  const wait = Math.max(0, Math.min(PAUSE_MS, waitingSince + LONGEST_WAIT_MS - now))
  timer = setTimeout(() => void save(), wait)
}

/** No event says when the panel is back, so retry on a timer. */
function retryLater(): void {
  clearTimeout(timer)
  timer = setTimeout(() => void save(), LONGEST_WAIT_MS)
}

async function send(): Promise<boolean> {
  const state = opened()
  if (!state) return true
  const { begun_as, item, kind, was, values } = state
  if ($conflict.get()) return false
  if (item && isSame(values, item.fields)) return finishSave(values)
  const checked = v.safeParse(FIELDS[kind], values)
  if (!checked.success) return refuse('', errorsOf(checked.issues))
  $saving.set({ status: 'saving' })
  const outcome = await call(saveItem, {
    kind,
    item_id: item?.item_id ?? null,
    base_version: item?.version ?? 0,
    fields: checked.output,
    apart,
    ...(!item && { begun_as }),
    ...(!item && kind === 'policy' && { policy_name: was })
  })
  if (opened()?.item?.item_id !== item?.item_id || opened()?.kind !== kind) return outcome.ok
  if (!outcome.ok) return handleFailure(outcome, item, values)
  apart = false
  unanswered = undefined
  const saved = withoutStatus(outcome.value)
  if (!item) {
    const before = idOf(state)
    forgetUnsavedEdit(kind, before)
    if ($place.get().item_id === before) goToPlace({ item_id: saved.item_id }, false)
  }
  // The panel trims and sanitises; keep what was typed.
  setItem({ ...saved, fields: { ...saved.fields, ...values } as Item['fields'] })
  return finishSave(values)
}

/** Marks the item saved, unless it was edited since sending. */
function finishSave(sent: FieldValues): boolean {
  const now = opened()
  if (now && !isSame(now.values, sent)) {
    storeEdit()
    $saving.set({ status: 'unsaved' })
    return false
  }
  if (now?.item) forgetUnsavedEdit(now.kind, now.item.item_id)
  $saving.set({ status: 'saved' })
  return true
}

async function handleFailure(
  outcome: Outcome<unknown> & { ok: false },
  item: Item | undefined,
  values: FieldValues
): Promise<boolean> {
  storeEdit()
  const { api_status, errors = {}, message = WENT_WRONG, reason } = outcome
  if (reason === 'network') {
    unanswered = values
    $saving.set({ status: 'kept' })
  } else if (item && (await isDeleted(outcome))) {
    becomeNewItem()
    return send()
  } else if (api_status !== EDIT_CONFLICT || !item || !(await loadNewerVersion()))
    refuse(message, errors)
  return false
}

function refuse(message: string, errors: Record<string, string>): false {
  $saving.set({ status: 'refused', message, errors })
  return false
}
