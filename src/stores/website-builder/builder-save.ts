// Autosave: after a pause in editing, one call at a time, never over what another tab or device has saved.

import * as v from 'valibot'
import { saveSite, siteDraft } from '#contract/websites/site-builder.ts'
import { SiteContent } from '#contract/websites/site-content.ts'
import { $online, whenHidden, whenShown } from '#gateways/browser/page-life.ts'
import { askBeforeLeaving } from '#gateways/browser/page-search.ts'
import { whenSavePressed } from '#gateways/browser/save-shortcut.ts'
import { call } from '#gateways/panel.ts'
import { debounce } from '../debounce.ts'
import { failureMessage, type Failure } from '../failures.ts'
import {
  $builder,
  $conflict,
  $saving,
  builder,
  forgetStored,
  isSame,
  isUnsaved,
  replaceContent,
  setSaved,
  setState,
  storeEdit,
  withoutStatus
} from './builder.ts'
import { refusalOf } from './refused-part.ts'

export const EDIT_CONFLICT = 409
const RETRY_MS = 15_000
const saveSoon = debounce(() => void save(), { longestMs: 15_000, pauseMs: 1500 })

let retry: ReturnType<typeof setTimeout> | undefined
let sending: Promise<boolean> | undefined
/** Whether the next save must be a version of its own. */
let apart = false
/** Sent but never answered: the panel may have it. */
let unanswered: SiteContent | undefined

/** Starts autosave, and asks before leaving with unsaved edits; returns the stop function. */
export function startAutosave(): () => void {
  const stops = [
    $builder.listen(() => {
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
    whenShown(() => {
      const { status } = $saving.get()
      if (status === 'unsaved' || status === 'kept') void save()
      else if (status !== 'conflict') void inTurn(loadNewer)
    }),
    whenSavePressed(() => void save()),
    askBeforeLeaving(isUnsaved)
  ]
  if ($saving.get().status === 'unsaved') saveSoon.schedule()
  return () => {
    for (const stop of stops) stop()
    if ($saving.get().status === 'unsaved') void save()
    cancelSaves()
  }
}

/** True once the panel has every edit. */
export function save(): Promise<boolean> {
  cancelSaves()
  return inTurn(send)
}

/** Saves as a version of its own, so that the one before stays in the history. */
export function saveApart(): Promise<boolean> {
  apart = true
  return save()
}

/** Loads what was saved elsewhere; edits here become a conflict. False if nothing newer was found. */
export async function loadNewer(): Promise<boolean> {
  const known = builder()?.state.draft_version
  const newest = await call(siteDraft, {})
  const now = builder()
  if (!newest.ok || !now || now.state.draft_version !== known || $conflict.get()) return false
  const { content, ...answer } = newest.value
  const state = withoutStatus(answer)
  if (state.draft_version === known) {
    setState(state)
    return false
  }
  if (!isUnsaved()) {
    replaceContent(state, content)
  } else if (isSame(now.history.now, content)) {
    setSaved(state, now.history.now)
    finishSave(now.history.now)
  } else if (unanswered && isSame(unanswered, content)) {
    setSaved(state, content)
    $saving.set({ status: 'unsaved' })
  } else {
    $conflict.set({ state, content })
    $saving.set({ status: 'conflict' })
  }
  return true
}

/** Runs after the save that is under way. */
function inTurn(run: () => Promise<boolean>): Promise<boolean> {
  const before = sending
  sending = (async () => {
    await before
    return run()
  })()
  return sending
}

async function send(): Promise<boolean> {
  const now = builder()
  if (!now) return true
  if ($conflict.get()) return false
  const sent = now.history.now
  if (isSame(sent, now.saved)) return finishSave(sent)
  const checked = v.safeParse(SiteContent, sent)
  if (!checked.success) {
    $saving.set({ status: 'refused', ...refusalOf(checked.issues, sent) })
    return false
  }
  $saving.set({ status: 'saving' })
  const outcome = await call(saveSite, {
    content: checked.output,
    base_version: now.state.draft_version,
    apart
  })
  if (!outcome.ok) return handleFailure(outcome, checked.output)
  apart = false
  unanswered = undefined
  // The panel trims and sanitises; keep what was typed.
  setSaved(outcome.value, sent)
  return finishSave(sent)
}

/** Marks the website saved, unless it was edited since sending. */
function finishSave(sent: SiteContent): boolean {
  const now = builder()
  if (now && !isSame(now.history.now, sent)) {
    storeEdit()
    $saving.set({ status: 'unsaved' })
    return false
  }
  forgetStored(sent)
  $saving.set({ status: 'saved' })
  return true
}

async function handleFailure(outcome: Failure, sent: SiteContent): Promise<boolean> {
  storeEdit()
  if (outcome.reason === 'network') {
    unanswered = sent
    $saving.set({ status: 'kept' })
  } else if (outcome.api_status !== EDIT_CONFLICT || !(await loadNewer())) {
    const [message = failureMessage(outcome)] = Object.values(outcome.errors ?? {})
    $saving.set({ status: 'refused', message })
  }
  return false
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
