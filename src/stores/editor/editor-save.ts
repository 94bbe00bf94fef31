// Saves the open item while it is edited.

import * as v from 'valibot'
import { editorItem, saveItem, type Item } from '#contract/content/editor.ts'
import { FIELDS } from '#contract/content/editor-fields.ts'
import { errorsOf } from '#contract/content/published-fields.ts'
import { call } from '#gateways/panel.ts'
import { editorItemMessages } from '#messages/editor-item.ts'
import {
  $conflict,
  $opened,
  $saving,
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
  type FieldValues,
  type ItemRefusal,
  type Opened
} from './editor-item.ts'
import { $place, goToPlace, NEW } from './editor-place.ts'
import { createAutosave } from '../autosave.ts'
import { wentWrong } from '../failures.ts'
import type { OpenDocument, Version } from '../saved-document.ts'
import { messagesOf } from '../site/messages.ts'
import { toast } from '../site/toasts.ts'

export const { keepMine, keepTheirs, loadNewer, save, startAutosave, stopSaving } = createAutosave<
  Item,
  FieldValues,
  ItemRefusal
>({
  $conflict,
  $document: $opened,
  $saving,
  pauseMs: 2000,
  open() {
    const now = opened()
    return now && documentOf(now)
  },
  isSame,
  isUnsaved,
  versionOf: ({ version }) => version,
  refusalOf: ({ errors = {}, message = wentWrong() }) => ({ message, errors }),
  setSaved,
  replace: ({ state }) => replaceFields(state),
  storeEdit,
  forgetStored(saved) {
    const { item, kind } = opened() ?? {}
    if (item && kind) forgetSavedEdit(kind, item.item_id, saved)
  },
  async becomeNew(outcome) {
    if (!opened()?.item || !(await isDeleted(outcome))) return false
    becomeNewItem()
    return true
  },
  async leaveDeleted(outcome) {
    if (await isDeleted(outcome)) leaveDeletedItem()
  }
})

function documentOf(now: Opened): OpenDocument<Item, FieldValues, ItemRefusal> {
  const { begun_as, item, kind, values, was } = now
  return {
    id: `${kind}:${item?.item_id ?? NEW}`,
    content: values,
    saved: item && { state: item, content: { ...item.fields } },
    check() {
      const checked = v.safeParse(FIELDS[kind], values)
      return checked.success ? undefined : { message: '', errors: errorsOf(checked.issues) }
    },
    send: ({ apart }) =>
      call(saveItem, {
        kind,
        item_id: item?.item_id ?? null,
        base_version: item?.version ?? 0,
        fields: v.parse(FIELDS[kind], values),
        apart,
        ...(!item && { begun_as }),
        ...(!item && kind === 'policy' && { policy_name: was })
      }),
    async load() {
      const outcome = await call(editorItem, { kind, item_id: idOf(now) })
      if (!outcome.ok) return outcome
      return { ok: true, value: { state: outcome.value, content: { ...outcome.value.fields } } }
    }
  }
}

function setSaved({ state, content }: Version<Item, FieldValues>): void {
  const before = opened()
  if (before && !before.item) {
    const id = idOf(before)
    forgetUnsavedEdit(before.kind, id)
    if ($place.get().item_id === id) goToPlace({ item_id: state.item_id }, false)
  }
  setItem({ ...state, fields: { ...state.fields, ...content } as Item['fields'] })
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
