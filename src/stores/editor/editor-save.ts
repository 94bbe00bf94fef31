// Autosave: after a pause in typing, one call at a time, never over someone else's edit.

import * as v from 'valibot'
import { editorItem, saveItem, type Item } from '#contract/content/editor.ts'
import { FIELDS } from '#contract/content/editor-fields.ts'
import { errorsOf } from '#contract/content/published-fields.ts'
import { $online, whenHidden } from '#gateways/browser/page-life.ts'
import { whenSavePressed } from '#gateways/browser/save-shortcut.ts'
import { askBeforeLeaving } from '#gateways/browser/page-search.ts'
import { call } from '#gateways/panel.ts'
import { editorItemMessages } from '#messages/editor-item.ts'
import {
  $conflict,
  $opened,
  $saving,
  withoutStatus,
  becomeNewItem,
  replaceFields,
  forgetSavedEdit,
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
import { debounce } from '../debounce.ts'
import { type Failure, wentWrong } from '../failures.ts'
import { messagesOf } from '../site/messages.ts'
import { toast } from '../site/toasts.ts'

export const EDIT_CONFLICT = 409
const RETRY_MS = 15_000
/** Saves after a pause in typing. */
const saveSoon = debounce(() => void save(), { longestMs: 15_000, pauseMs: 2000 })

let retry: ReturnType<typeof setTimeout> | undefined
let sending: Promise<boolean> | undefined
/** Whether the next save must be a version of its own. */
let apart = false
/** Sent but never answered: the panel may have it. */
let unanswered: FieldValues | undefined

/** Starts autosave, and asks before leaving with unsaved edits; returns the stop function. */
export function startAutosave(): () => void {
  const stops = [
    $opened.listen(() => {
      if ($saving.get().status === 'unsaved') saveSoon.schedule()
    }),
    $saving.listen(({ status }) => {
      if (status === 'unsaved') saveSoon.schedule()
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
  if ($saving.get().status === 'unsaved') saveSoon.schedule()
  return () => {
    for (const stop of stops) stop()
    // Back leaves without asking.
    if ($saving.get().status === 'unsaved') void save()
    cancelSaves()
  }
}

/** True once the panel has everything typed. */
export async function save(): Promise<boolean> {
  cancelSaves()
  return inTurn(send)
}

/** Saves as a version of its own, so that the one before stays in the history. */
export function saveApart(): Promise<boolean> {
  apart = true
  return save()
}

/** Waits for a running save, and cancels the next automatic one. */
export async function stopSaving(): Promise<void> {
  cancelSaves()
  await sending
}

/** Loads a newer version saved elsewhere; false if there is none. Edits here become a conflict. */
export async function loadNewerVersion(): Promise<boolean> {
  const now = opened()
  if (!now?.item) return false
  const { item_id, kind, version } = now.item
  const newest = await call(editorItem, { kind, item_id })
  if (opened()?.item?.version !== version || $conflict.get()) return false
  if (!newest.ok) {
    if (await isDeleted(newest)) leaveDeletedItem()
    return false
  }
  const theirs = withoutStatus(newest.value)
  if (theirs.version === version) {
    // Only the publish state has changed.
    setItem({ ...theirs, fields: now.item.fields })
    return false
  }
  const { values } = opened() ?? now
  if (isSame(values, now.item.fields)) {
    replaceFields(theirs)
    $saving.set({ status: 'saved' })
  } else if (isSame(values, theirs.fields)) {
    setItem(theirs)
    finishSave(values)
  } else if (unanswered && isSame(theirs.fields, unanswered)) {
    setItem(theirs)
    $saving.set({ status: 'unsaved' })
  } else {
    $conflict.set({ theirs })
    $saving.set({ status: 'conflict' })
  }
  return true
}

/** Text typed here becomes a new draft; without any, the list is shown. */
function leaveDeletedItem(): void {
  const now = opened()
  if (!now?.item) return
  if (isUnsaved()) return becomeNewItem()
  const { item_id, kind, title } = now.item
  forgetUnsavedEdit(kind, item_id)
  $opened.set({ status: 'loading' })
  goToPlace({ item_id: undefined })
  toast('error', messagesOf(editorItemMessages).wasDeleted(title))
}

/** Runs after the save that is under way. */
export function inTurn(run: () => Promise<boolean>): Promise<boolean> {
  const before = sending
  sending = (async () => {
    await before
    return run()
  })()
  return sending
}

/** No event says when the panel is back, so retry on a timer. */
function retryLater(): void {
  cancelSaves()
  retry = setTimeout(() => void save(), RETRY_MS)
}

function cancelSaves(): void {
  saveSoon.cancel()
  clearTimeout(retry)
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
  if (now?.item) forgetSavedEdit(now.kind, now.item.item_id, sent)
  $saving.set({ status: 'saved' })
  return true
}

async function handleFailure(
  outcome: Failure,
  item: Item | undefined,
  values: FieldValues
): Promise<boolean> {
  storeEdit()
  const { api_status, errors = {}, message = wentWrong(), reason } = outcome
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
