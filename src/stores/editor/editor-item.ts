import { failureMessage } from '../failures.ts'
import { atom, computed } from 'nanostores'
import { editorItem, editorItems, type Item } from '#contract/content/editor.ts'
import type { ItemFields, ItemKind } from '#contract/content/editor-fields.ts'
import type { Outcome } from '#contract/endpoint.ts'
import { randomKey } from '#gateways/browser/random-key.ts'
import {
  dropUnsavedEdit,
  storeUnsavedEdit,
  readUnsavedEdit
} from '#gateways/storage/unsaved-edits.ts'
import { call } from '#gateways/panel.ts'
import { $user } from '#gateways/storage/saved.ts'
import { editorItemMessages } from '#messages/editor-item.ts'
import { NEW } from './editor-place.ts'
import type { Loaded } from '../loaded.ts'
import type { Saving, Version } from '../saved-document.ts'
import { messagesOf } from '../site/messages.ts'
import { toast } from '../site/toasts.ts'

/** Values as typed, by field; not validated until they are saved. */
export type FieldValues = Record<string, string | null>

export type Opened = {
  kind: ItemKind
  /** The panel's latest answer; undefined until the item is first saved. */
  item: Item | undefined
  values: FieldValues
  /** Idempotency key for creating the item. */
  begun_as: string
  /** Its id before someone deleted it; saving creates a new item. */
  was: string | undefined
  /** Counts replaced field values; as a React key it resets fields that hold their own state. */
  replacements: number
}

/** Why an item can't be saved, with the problem of each wrong field. */
export type ItemRefusal = { message: string; errors: Record<string, string> }

/** `unpublishable`: saved, but some fields must change before the item can go live. */
export type ItemSaving = Saving<ItemRefusal> | ({ status: 'unpublishable' } & ItemRefusal)

export const $opened = atom<Loaded<Opened>>({ status: 'loading' })
export const $saving = atom<ItemSaving>({ status: 'saved' })
export const $conflict = atom<Version<Item, FieldValues> | undefined>(undefined)

/** The field that the site couldn't be published with, until it is edited. */
export const $fieldProblem = computed($opened, (state): Record<string, string> => {
  if (state.status !== 'ready') return {}
  const { item, values } = state.value
  const { field = null, reason = '' } = item?.problem ?? {}
  if (!item || field === null) return {}
  const written = { ...item.fields } as FieldValues
  return values[field] === written[field]
    ? { [field]: messagesOf(editorItemMessages).fieldNotShown(reason) }
    : {}
})

const EMPTY: Record<ItemKind, FieldValues> = {
  post: {
    post_title: '',
    post_excerpt: '',
    post_main_image: null,
    post_main_image_alt: '',
    post_description: ''
  },
  policy: { title: '', content: '' },
  faq: { faq_title: '', faq_description: '' },
  testimonial: { review: '', reviewer_image: '', name: '', designation: '', website: '' }
}

export const NOT_FOUND = 404

/** Only the newest request's answer is shown. */
let newest = 0

/** Opens an item as the panel has it, with this browser's unsaved edits. */
export async function openItem(kind: ItemKind, item_id: string): Promise<void> {
  const mine = ++newest
  $opened.set({ status: 'loading' })
  $saving.set({ status: 'saved' })
  $conflict.set(undefined)
  const kept = readUnsavedEdit(placeOf(kind, item_id), owner())
  if (item_id === NEW) return show(kind, undefined, kept?.fields, { begun_as: kept?.begun_as })
  const outcome = await call(editorItem, { kind, item_id })
  if (mine !== newest) return
  if (outcome.ok) {
    const keptVersion = kept?.item?.version
    return show(kind, outcome.value, kept?.fields, { keptVersion })
  }
  if (kept && (await isDeleted(outcome)))
    return show(kind, undefined, kept.fields, { begun_as: kept.begun_as, was: item_id })
  // Offline, editing continues with this browser's copy.
  if (outcome.reason === 'network' && kept?.item) return show(kind, kept.item, kept.fields)
  $opened.set({ status: 'failed', message: failureMessage(outcome) })
}

export function opened(): Opened | undefined {
  const state = $opened.get()
  return state.status === 'ready' ? state.value : undefined
}

/** Takes what is typed, and stores it in this browser at once. */
export function editFields(change: FieldValues): void {
  const now = opened()
  if (!now) return
  const values = { ...now.values, ...change }
  ready({ ...now, values })
  storeEdit()
  if ($saving.get().status !== 'conflict') $saving.set({ status: 'unsaved' })
}

/** Replaces the field values, with an old version or someone else's. */
export function replaceFields(item: Item): void {
  const now = opened()
  if (!now) return
  const replacements = now.replacements + 1
  const values = { ...item.fields }
  ready({ ...now, item: withoutStatus(item), values, replacements })
}

/** Takes the panel's answer; what was typed in the meantime stays. */
export function setItem(item: Item): void {
  const now = opened()
  if (now) ready({ ...now, item: withoutStatus(item) })
}

/** The item was deleted elsewhere: the values typed here become a new one. */
export function becomeNewItem(): void {
  const now = opened()
  if (!now?.item) return
  ready({ ...now, item: undefined, begun_as: randomKey(), was: now.item.item_id })
  storeEdit()
  toast('error', messagesOf(editorItemMessages).deletedElsewhere)
}

/** To a former editor, every call answers 404; the list tells that apart from one deleted item. */
export async function isDeleted(outcome: Outcome<unknown>): Promise<boolean> {
  if (outcome.ok || outcome.api_status !== NOT_FOUND) return false
  return (await call(editorItems, { limit: 1 })).ok
}

/** Whether anything typed is missing from the panel's newest version. */
export function isUnsaved(): boolean {
  const now = opened()
  return now !== undefined && !isSame(now.values, now.item?.fields ?? EMPTY[now.kind])
}

export function storeEdit(): boolean {
  const now = opened()
  if (!now) return true
  const { begun_as, item = null, kind, values } = now
  const edit = { owner: owner(), item, fields: values, ...(!item && { begun_as }) }
  return storeUnsavedEdit(placeOf(kind, idOf(now)), edit)
}

/** The id that its unsaved edit has in this browser. */
export function idOf({ item, was }: Opened): string {
  return item?.item_id ?? was ?? NEW
}

export function forgetUnsavedEdit(kind: ItemKind, item_id: string): void {
  dropUnsavedEdit(placeOf(kind, item_id))
}

/** Keeps an edit that another tab has stored for the same item. */
export function forgetSavedEdit(kind: ItemKind, item_id: string, saved: FieldValues): void {
  const kept = readUnsavedEdit(placeOf(kind, item_id), owner())
  if (kept && isSame(kept.fields, saved)) forgetUnsavedEdit(kind, item_id)
}

export function isSame(one: FieldValues | ItemFields, other: FieldValues | ItemFields): boolean {
  const [a, b]: FieldValues[] = [one, other]
  return Object.keys({ ...a, ...b }).every((name) => (a?.[name] ?? '') === (b?.[name] ?? ''))
}

function show(
  kind: ItemKind,
  item: Item | undefined,
  kept?: FieldValues,
  {
    begun_as = randomKey(),
    keptVersion,
    was
  }: { begun_as?: string | undefined; keptVersion?: number | undefined; was?: string } = {}
): void {
  const theirs = item?.fields ?? EMPTY[kind]
  const values = kept ? { ...EMPTY[kind], ...kept } : theirs
  ready({
    kind,
    item: item && withoutStatus(item),
    values: { ...values },
    begun_as,
    was,
    replacements: 0
  })
  if (!kept || isSame(values, theirs)) return
  if (item && keptVersion !== undefined && keptVersion !== item.version) {
    $conflict.set({ state: item, content: { ...item.fields } })
    $saving.set({ status: 'conflict' })
    return
  }
  $saving.set({ status: 'unsaved' })
  if (was === undefined) toast('success', messagesOf(editorItemMessages).restored)
  else toast('error', messagesOf(editorItemMessages).deletedElsewhere)
}

function ready(value: Opened): void {
  $opened.set({ status: 'ready', value })
}

/** An answer without its status fields. */
function withoutStatus(answer: Item & { api_status?: unknown; message?: unknown }): Item {
  const { api_status: _status, message: _message, ...item } = answer
  return item
}

function placeOf(kind: ItemKind, item_id: string): string {
  return `${kind}:${item_id}`
}

function owner(): string {
  return $user.get()?.email ?? ''
}
