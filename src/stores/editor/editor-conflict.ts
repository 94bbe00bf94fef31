// Versions saved elsewhere: by another editor, or in another tab of the same one.

import { restoreVersion, type saveItem } from '#contract/content/editor.ts'
import type { AnswerOf, Outcome } from '#contract/endpoint.ts'
import { whenShown } from '#gateways/browser/page-life.ts'
import { call } from '#gateways/panel.ts'
import { editorItemMessages } from '#messages/editor-item.ts'
import {
  $conflict,
  $saving,
  forgetSavedEdit,
  NOT_FOUND,
  opened,
  replaceFields,
  setItem,
  withoutStatus
} from './editor-item.ts'
import { EDIT_CONFLICT, inTurn, loadNewerVersion, save, saveApart } from './editor-save.ts'
import { type Failure, reportFailure } from '../failures.ts'
import { messagesOf } from '../site/messages.ts'
import { toast } from '../site/toasts.ts'

/** This browser's text becomes the newest version; theirs stays in the history. */
export async function resolveWithMine(): Promise<boolean> {
  const conflict = $conflict.get()
  if (!conflict) return true
  setItem(conflict.theirs)
  $conflict.set(undefined)
  $saving.set({ status: 'unsaved' })
  return saveApart()
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

/** Looks for a newer version when the tab is shown again, as another tab may have saved one. */
export function watchOtherTabs(): () => void {
  return whenShown(() => {
    const { status } = $saving.get()
    if (status === 'unsaved' || status === 'kept') void save()
    else if (status !== 'conflict') void inTurn(loadNewerVersion)
  })
}

/** Reports a refusal; if the item has changed elsewhere, loads it as it is now. */
export async function reportRefusal(outcome: Failure): Promise<void> {
  const { api_status = 0 } = outcome
  const item_id = opened()?.item?.item_id
  const isStale = [EDIT_CONFLICT, NOT_FOUND].includes(api_status) && (await loadNewerVersion())
  // Deleted, as a toast says by now.
  if (opened()?.item?.item_id !== item_id) return
  const newest = $conflict.get()?.theirs ?? opened()?.item
  if (isStale && newest?.saved_by_you)
    toast('error', messagesOf(editorItemMessages).savedInOtherTab)
  else reportFailure(outcome)
}

/** Replaces the field values with an answer's. */
export async function replaceWithAnswer(
  outcome: Outcome<AnswerOf<typeof saveItem>>
): Promise<boolean> {
  if (!outcome.ok) {
    await reportRefusal(outcome)
    return false
  }
  const item = withoutStatus(outcome.value)
  const saved = opened()?.values ?? item.fields
  replaceFields(item)
  $saving.set({ status: 'saved' })
  forgetSavedEdit(item.kind, item.item_id, saved)
  return true
}
