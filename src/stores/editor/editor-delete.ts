import { deleteItem } from '#contract/content/editor.ts'
import { call } from '#gateways/panel.ts'
import { $opened, forgetKept, opened } from './editor-item.ts'
import { goToPlace } from './editor-place.ts'
import { CHANGED_MEANWHILE, seeNewer, stopSaving } from './editor-save.ts'
import { reportFailure } from '../failures.ts'
import { toast } from '../site/toasts.ts'

/** Deletes the draft that is open, with what was typed and not saved, and goes back to its list. */
export async function deleteDraft(): Promise<boolean> {
  await stopSaving()
  const item = opened()?.item
  if (!item) return false
  const { item_id, kind, title, version } = item
  const outcome = await call(deleteItem, { kind, item_id, version })
  if (!outcome.ok) {
    reportFailure(outcome)
    if (outcome.api_status === CHANGED_MEANWHILE) await seeNewer()
    return false
  }
  forgetKept(kind, item_id)
  $opened.set({ status: 'loading' })
  goToPlace({ item_id: undefined })
  toast('success', `“${title}” was deleted.`)
  return true
}
