// The draft saves itself: a pause after the last key, one call at a time, and never over somebody else's words.

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
  bare,
  beginAgain,
  bringWords,
  forgetKept,
  idOf,
  isDeleted,
  isSame,
  isUnsaved,
  keep,
  opened,
  setItem,
  type Words
} from './editor-item.ts'
import { $place, goToPlace } from './editor-place.ts'

export const CHANGED_MEANWHILE = 409
/** A pause in typing after which it is saved, and the longest it waits where there is none. */
const PAUSE_MS = 2000
const PATIENCE_MS = 15_000

let timer: ReturnType<typeof setTimeout> | undefined
let waitingSince: number | undefined
let sending: Promise<boolean> | undefined
/** Whether the next saving stays beside what it is based on. */
let apart = false
/** What went out and was never answered: the panel may have it. */
let unanswered: Words | undefined

/** From here on every change is saved by itself, and leaving with unsaved words asks. */
export function watchWords(): () => void {
  const stops = [
    $opened.listen(() => {
      if ($saving.get().status === 'unsaved') plan()
    }),
    $saving.listen(({ status }) => {
      if (status === 'unsaved') plan()
      if (status === 'kept') tryLater()
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
  if ($saving.get().status === 'unsaved') plan()
  return () => {
    for (const stop of stops) stop()
    // Back leads away without a word.
    if ($saving.get().status === 'unsaved') void save()
    clearTimeout(timer)
  }
}

/** True once the panel has every word. */
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

/** Waits for a save that is under way. What was typed since is not sent by itself any more. */
export async function stopSaving(): Promise<void> {
  clearTimeout(timer)
  await sending
}

/** Both are kept: what is here becomes the newest version, and theirs stays in the history. */
export async function keepMine(): Promise<boolean> {
  const conflict = $conflict.get()
  if (!conflict) return true
  setItem(conflict.theirs)
  $conflict.set(undefined)
  $saving.set({ status: 'unsaved' })
  apart = true
  return save()
}

/** Both are kept: what is here becomes a version of the history, and theirs the newest again. */
export async function takeTheirs(): Promise<boolean> {
  const theirs = $conflict.get()?.theirs
  if (!theirs) return true
  if (!(await keepMine())) return false
  const mine = opened()?.item
  if (!mine) return false
  const { item_id, kind } = mine
  const outcome = await call(restoreVersion, {
    kind,
    item_id,
    version: theirs.version,
    base_version: mine.version
  })
  return takeAnswer(outcome)
}

/** Fetches what somebody else has saved meanwhile; false where nobody has. What is typed here stands beside it. */
export async function seeNewer(): Promise<boolean> {
  const now = opened()
  if (!now?.item) return false
  const { item_id, kind, version } = now.item
  const newest = await call(editorItem, { kind, item_id })
  if (!newest.ok) return false
  const theirs = bare(newest.value)
  if (theirs.version === version) {
    // Only how it stands with the site is another.
    setItem({ ...theirs, fields: now.item.fields })
    return false
  }
  if (isSame(now.words, now.item.fields)) {
    bringWords(theirs)
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

/** An answer that brings other words than those that stand here. */
export function takeAnswer(outcome: Outcome<AnswerOf<typeof saveItem>>): boolean {
  if (!outcome.ok) {
    reportFailure(outcome)
    return false
  }
  const item = bare(outcome.value)
  bringWords(item)
  $saving.set({ status: 'saved' })
  forgetKept(item.kind, item.item_id)
  return true
}

function plan(): void {
  const now = Date.now()
  waitingSince ??= now
  clearTimeout(timer)
  const wait = Math.max(0, Math.min(PAUSE_MS, waitingSince + PATIENCE_MS - now))
  timer = setTimeout(() => void save(), wait)
}

/** A browser that believes in its network says nothing when the panel comes back. */
function tryLater(): void {
  clearTimeout(timer)
  timer = setTimeout(() => void save(), PATIENCE_MS)
}

async function send(): Promise<boolean> {
  const state = opened()
  if (!state) return true
  const { begun_as, item, kind, was, words } = state
  if ($conflict.get()) return false
  if (item && isSame(words, item.fields)) return settle(words)
  const checked = v.safeParse(FIELDS[kind], words)
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
  if (!outcome.ok) return notSaved(outcome, item, words)
  apart = false
  unanswered = undefined
  const saved = bare(outcome.value)
  if (!item) {
    const before = idOf(state)
    forgetKept(kind, before)
    if ($place.get().item_id === before) goToPlace({ item_id: saved.item_id }, false)
  }
  // The panel trims and cleans: what was sent and what it answers are the same words.
  setItem({ ...saved, fields: { ...saved.fields, ...words } as Item['fields'] })
  return settle(words)
}

/** Every key since the sending is still to be saved. */
function settle(sent: Words): boolean {
  const now = opened()
  if (now && !isSame(now.words, sent)) {
    keep()
    $saving.set({ status: 'unsaved' })
    return false
  }
  if (now?.item) forgetKept(now.kind, now.item.item_id)
  $saving.set({ status: 'saved' })
  return true
}

async function notSaved(
  outcome: Outcome<unknown> & { ok: false },
  item: Item | undefined,
  words: Words
): Promise<boolean> {
  keep()
  const { api_status, errors = {}, message = WENT_WRONG, reason } = outcome
  if (reason === 'network') {
    unanswered = words
    $saving.set({ status: 'kept' })
  } else if (item && (await isDeleted(outcome))) {
    beginAgain()
    return send()
  } else if (api_status !== CHANGED_MEANWHILE || !item || !(await seeNewer()))
    refuse(message, errors)
  return false
}

function refuse(message: string, errors: Record<string, string>): false {
  $saving.set({ status: 'refused', message, errors })
  return false
}
