// The French of the open item. It goes live as it is saved, so it is saved by a button and not while it is typed.

import { atom } from 'nanostores'
import {
  itemFrench,
  saveFrench as saveCall,
  type FrenchText
} from '#contract/content/editor-french.ts'
import type { ItemKind } from '#contract/content/editor-fields.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { askBeforeLeaving } from '#gateways/browser/page-search.ts'
import { whenSavePressed } from '#gateways/browser/save-shortcut.ts'
import {
  readUnsavedFrench,
  storeUnsavedFrench,
  type TypedFrench
} from '#gateways/storage/unsaved-french.ts'
import { call } from '#gateways/panel.ts'
import { $user } from '#gateways/storage/saved.ts'
import { editorFrenchMessages } from '#messages/editor-french.ts'
import { editorItemMessages } from '#messages/editor-item.ts'
import type { ItemRefusal } from './editor-item.ts'
import { followRun } from './editor-run.ts'
import { loadNewer } from './editor-save.ts'
import { EDIT_CONFLICT } from '../autosave.ts'
import { failureMessage } from '../failures.ts'
import type { Loaded } from '../loaded.ts'
import type { Saving } from '../saved-document.ts'
import { messagesOf } from '../site/messages.ts'
import { toast } from '../site/toasts.ts'

export type OpenedFrench = {
  kind: ItemKind
  item_id: string
  texts: readonly FrenchText[]
  /** What isn't saved, by field. */
  typed: Readonly<Record<string, TypedFrench>>
  /** Counts texts that were replaced; as a React key it resets fields that hold their own state. */
  replacements: number
}

export const $french = atom<Loaded<OpenedFrench>>({ status: 'loading' })
export const $frenchSaving = atom<Saving<ItemRefusal>>({ status: 'saved' })

/** Only the newest request's answer is shown. */
let newest = 0

/** Loads an item's French, with what this browser has of it that isn't saved. */
export async function openFrench(kind: ItemKind, item_id: string): Promise<void> {
  const mine = ++newest
  const before = openedFrench()
  const isSame = before?.kind === kind && before.item_id === item_id
  if (!isSame) {
    $french.set({ status: 'loading' })
    $frenchSaving.set({ status: 'saved' })
  }
  const outcome = await call(itemFrench, { kind, item_id })
  if (mine !== newest) return
  if (!outcome.ok) {
    // What is typed stays on the page.
    if (!isSame) $french.set({ status: 'failed', message: failureMessage(outcome) })
    return
  }
  const { texts } = outcome.value
  const shown = openedFrench()
  if (shown) return showNewer(shown, texts)
  const typed = readUnsavedFrench(`${kind}:${item_id}`, owner())
  show({ kind, item_id, texts, typed, replacements: 0 })
  if (!isFrenchUnsaved()) return
  $frenchSaving.set({ status: 'unsaved' })
  toast('success', messagesOf(editorItemMessages).restored)
}

function showNewer(shown: OpenedFrench, texts: readonly FrenchText[]): void {
  const before = new Map(shown.texts.map((text) => [text.field, frenchValue(shown, text)]))
  const isReplaced = texts.some((text) => frenchValue(shown, text) !== before.get(text.field))
  show({ ...shown, texts, replacements: shown.replacements + Number(isReplaced) })
}

export function closeFrench(): void {
  newest++
  $french.set({ status: 'loading' })
  $frenchSaving.set({ status: 'saved' })
}

/** Drops what is typed for an item that was deleted. */
export function forgetFrench(kind: ItemKind, item_id: string): void {
  closeFrench()
  storeUnsavedFrench(`${kind}:${item_id}`, owner(), {})
}

export function openedFrench(): OpenedFrench | undefined {
  const state = $french.get()
  return state.status === 'ready' ? state.value : undefined
}

/** The French of a text as it is typed, or else as it is saved. */
export function frenchValue({ typed }: OpenedFrench, text: FrenchText): string {
  return typed[text.field]?.french ?? text.french ?? ''
}

/** What changed since a text's French was typed here, if anything did. */
export function changedSince(
  { typed }: OpenedFrench,
  { english_digest, field, french_digest }: FrenchText
): 'english' | 'french' | undefined {
  const seen = typed[field]
  if (!seen) return undefined
  if (seen.english_digest !== english_digest) return 'english'
  return seen.french_digest === french_digest ? undefined : 'french'
}

/** Takes what is typed, and stores it in this browser at once. */
export function editFrench(field: string, french: string): void {
  const now = openedFrench()
  const text = now?.texts.find((one) => one.field === field)
  if (!now || !text) return
  const { english_digest, french_digest } = now.typed[field] ?? text
  show({ ...now, typed: { ...now.typed, [field]: { french, english_digest, french_digest } } })
  if ($frenchSaving.get().status !== 'saving')
    $frenchSaving.set({ status: isFrenchUnsaved() ? 'unsaved' : 'saved' })
}

/** Puts other French into a field, which is shown there although the field holds its own state. */
export function replaceFrench(field: string, french: string): void {
  editFrench(field, french)
  const now = openedFrench()
  if (now) show({ ...now, replacements: now.replacements + 1 })
}

export function isFrenchUnsaved(): boolean {
  return unsavedTexts(openedFrench()).length > 0
}

/** Asks before the page is left with French that isn't saved; returns the stop function. */
export function guardFrench(): () => void {
  return askBeforeLeaving(isFrenchUnsaved)
}

/** Saves on Ctrl+S; returns the stop function. */
export function saveFrenchWhenPressed(): () => void {
  return whenSavePressed(() => void saveFrench())
}

/** Saves all French that isn't saved. */
export async function saveFrench(): Promise<boolean> {
  const now = openedFrench()
  const sent = unsavedTexts(now)
  if (!now || sent.length === 0) return true
  if ($frenchSaving.get().status === 'saving') return false
  $frenchSaving.set({ status: 'saving' })
  const { item_id, kind } = now
  const outcome = await call(saveCall, { kind, item_id, texts: sent })
  const later = openedFrench()
  if (later?.kind !== kind || later.item_id !== item_id) return outcome.ok
  if (outcome.ok) return takeSaved(outcome.value, sent)
  if (outcome.reason === 'network') {
    $frenchSaving.set({ status: 'kept' })
    return false
  }
  const { api_status, errors = {} } = outcome
  if (api_status === EDIT_CONFLICT) {
    await loadNewer()
    await openFrench(kind, item_id)
  }
  const count = Object.keys(errors).length
  const message =
    count > 0 ? messagesOf(editorFrenchMessages).seeFields(count) : failureMessage(outcome)
  $frenchSaving.set({ status: 'refused', message, errors })
  return false
}

type Sent = TypedFrench & { field: string }

function takeSaved({ run_id, texts }: AnswerOf<typeof saveCall>, sent: readonly Sent[]): boolean {
  const now = openedFrench()
  if (!now) return true
  const isSent = ([field, { french }]: [string, TypedFrench]) =>
    sent.some((one) => one.field === field && one.french === french)
  const left = Object.entries(now.typed).flatMap(([field, typed]) => {
    if (isSent([field, typed])) return []
    // Typed since: it is written beside what was saved by now.
    const text = texts.find((one) => one.field === field)
    const wasSent = text && sent.some((one) => one.field === field)
    return [[field, wasSent ? { ...typed, french_digest: text.french_digest } : typed] as const]
  })
  show({ ...now, texts, typed: Object.fromEntries(left) })
  $frenchSaving.set({ status: isFrenchUnsaved() ? 'unsaved' : 'saved' })
  if (run_id !== null) followRun(run_id)
  return true
}

/** As they are sent: with the digests of what is shown beside them now. */
function unsavedTexts(now: OpenedFrench | undefined): Sent[] {
  if (!now) return []
  return now.texts.flatMap(({ english_digest, field, french, french_digest }) => {
    const typed = now.typed[field]
    if (!typed || typed.french === (french ?? '')) return []
    return [{ field, french: typed.french, english_digest, french_digest }]
  })
}

/** Shows it, and stores in this browser what differs from what is saved. */
function show(value: OpenedFrench): void {
  const { item_id, kind, texts } = value
  const saved = new Map(texts.map(({ field, french }) => [field, french ?? '']))
  const typed = Object.fromEntries(
    Object.entries(value.typed).filter(([field, { french }]) => french !== saved.get(field))
  )
  storeUnsavedFrench(`${kind}:${item_id}`, owner(), typed)
  $french.set({ status: 'ready', value: { ...value, typed } })
}

function owner(): string {
  return $user.get()?.email ?? ''
}
