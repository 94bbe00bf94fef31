import { deleteItem } from '#contract/content/editor.ts'
import { call } from '#gateways/panel.ts'
import { editorPublishMessages } from '#messages/editor-publish.ts'
import { forgetFrench } from './editor-french.ts'
import { $opened, forgetUnsavedEdit, opened } from './editor-item.ts'
import { goToPlace } from './editor-place.ts'
import { reportRefusal } from './editor-refusal.ts'
import { stopSaving } from './editor-save.ts'
import { messagesOf } from '../site/messages.ts'
import { toast } from '../site/toasts.ts'

/** Deletes the open draft, along with unsaved edits, and goes back to its list. */
export async function deleteDraft(): Promise<boolean> {
  await stopSaving()
  const item = opened()?.item
  if (!item) return false
  const { item_id, kind, title, version } = item
  const outcome = await call(deleteItem, { kind, item_id, version })
  if (!outcome.ok) {
    await reportRefusal(outcome)
    return false
  }
  forgetUnsavedEdit(kind, item_id)
  forgetFrench(kind, item_id)
  $opened.set({ status: 'loading' })
  goToPlace({ item_id: undefined })
  toast('success', messagesOf(editorPublishMessages).deleteDraft.deleted(title))
  return true
}
