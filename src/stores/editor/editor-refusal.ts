import { editorItemMessages } from '#messages/editor-item.ts'
import { $conflict, NOT_FOUND, opened } from './editor-item.ts'
import { loadNewer } from './editor-save.ts'
import { EDIT_CONFLICT } from '../autosave.ts'
import { type Failure, reportFailure } from '../failures.ts'
import { messagesOf } from '../site/messages.ts'
import { toast } from '../site/toasts.ts'

/** Reports a refusal; if the item has changed elsewhere, loads it as it is now. */
export async function reportRefusal(outcome: Failure): Promise<void> {
  const { api_status = 0 } = outcome
  const item_id = opened()?.item?.item_id
  const isStale = [EDIT_CONFLICT, NOT_FOUND].includes(api_status) && (await loadNewer())
  // Deleted, as a toast says by now.
  if (opened()?.item?.item_id !== item_id) return
  const newest = $conflict.get()?.state ?? opened()?.item
  if (isStale && newest?.saved_by_you)
    toast('error', messagesOf(editorItemMessages).savedInOtherTab)
  else reportFailure(outcome)
}
