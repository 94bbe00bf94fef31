import { failureMessage } from '../failures.ts'
import { atom, computed } from 'nanostores'
import { editorItem, editorItems, type Item } from '#contract/content/editor.ts'
import type { ItemFields, ItemKind } from '#contract/content/editor-fields.ts'
import type { Outcome } from '#contract/endpoint.ts'
import { randomKey } from '#gateways/card/attempt.ts'
import { dropWords, keepWords, readWords } from '#gateways/storage/unsaved-edits.ts'
import { call } from '#gateways/panel.ts'
import { $user } from '#gateways/storage/saved.ts'
import { NEW } from './editor-place.ts'
import type { Loaded } from '../loaded.ts'
import { toast } from '../site/toasts.ts'

export const RESTORED_WORDS = 'What you had typed is back.'
export const DELETED_MEANWHILE =
  'Someone deleted this. What you typed will be saved as a new draft.'

/** What is typed, by field: it may break rules that its saving holds it to. */
export type Words = Record<string, string | null>

export type Opened = {
  kind: ItemKind
  /** As the panel last answered it; undefined for one that it does not know yet. */
  item: Item | undefined
  words: Words
  /** What this browser calls it until the panel has. */
  begun_as: string
  /** The id it had until someone deleted it; it will be saved as a new item. */
  was: string | undefined
  /** Counts what was brought in from elsewhere: fields that hold a state of their own start anew with it. */
  brought: number
}

/** Somebody else has saved meanwhile: both are here, and neither is lost until one is chosen. */
export type Conflict = { theirs: Item }

/** `kept`: only this browser has it, as the panel could not be reached. */
export type Saving =
  | { status: 'saved' | 'unsaved' | 'saving' | 'kept' | 'conflict' }
  | { status: 'refused'; message: string; errors: Record<string, string> }

export const $opened = atom<Loaded<Opened>>({ status: 'loading' })
export const $saving = atom<Saving>({ status: 'saved' })
export const $conflict = atom<Conflict | undefined>(undefined)

/** The field that the site couldn't be made with, until something else is written into it. */
export const $fieldProblem = computed($opened, (state): Record<string, string> => {
  if (state.status !== 'ready') return {}
  const { item, words } = state.value
  const { field = null, reason = '' } = item?.problem ?? {}
  if (!item || field === null) return {}
  const written = { ...item.fields } as Words
  return words[field] === written[field]
    ? { [field]: `The site couldn’t show this: ${reason}` }
    : {}
})

const EMPTY: Record<ItemKind, Words> = {
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

const NOT_THERE = 404

let turn = 0

/** Opens it as the panel has it, with what was typed here since. */
export async function openItem(kind: ItemKind, item_id: string): Promise<void> {
  const mine = ++turn
  $opened.set({ status: 'loading' })
  $saving.set({ status: 'saved' })
  $conflict.set(undefined)
  const kept = readWords(placeOf(kind, item_id), owner())
  if (item_id === NEW) return show(kind, undefined, kept?.fields)
  const outcome = await call(editorItem, { kind, item_id })
  if (mine !== turn) return
  if (outcome.ok) {
    const keptVersion = kept?.item?.version
    return show(kind, bare(outcome.value), kept?.fields, { keptVersion })
  }
  if (kept && (await isDeleted(outcome)))
    return show(kind, undefined, kept.fields, { was: item_id })
  // Without the panel, one goes on with what is here.
  if (outcome.reason === 'network' && kept?.item) return show(kind, kept.item, kept.fields)
  $opened.set({ status: 'failed', message: failureMessage(outcome) })
}

export function opened(): Opened | undefined {
  const state = $opened.get()
  return state.status === 'ready' ? state.value : undefined
}

/** Takes what is typed, and keeps it here at once. */
export function setWords(change: Words): void {
  const now = opened()
  if (!now) return
  const words = { ...now.words, ...change }
  $opened.set({ status: 'ready', value: { ...now, words } })
  keep()
  if ($saving.get().status !== 'conflict') $saving.set({ status: 'unsaved' })
}

/** Puts in what comes from elsewhere: an old version, the other one's words. */
export function bringWords(item: Item): void {
  const now = opened()
  if (!now) return
  const brought = now.brought + 1
  const words = { ...item.fields }
  $opened.set({ status: 'ready', value: { ...now, item, words, brought } })
}

/** The panel has answered; what was typed meanwhile stays. */
export function setItem(item: Item): void {
  const now = opened()
  if (now) $opened.set({ status: 'ready', value: { ...now, item } })
}

/** Someone has deleted it: what is typed here becomes a new item. */
export function beginAgain(): void {
  const now = opened()
  if (!now?.item) return
  const value = { ...now, item: undefined, begun_as: randomKey(), was: now.item.item_id }
  $opened.set({ status: 'ready', value })
  keep()
  toast('error', DELETED_MEANWHILE)
}

/** To an account that is no longer an editor's, nothing is there: the list tells that from one item that is gone. */
export async function isDeleted(outcome: Outcome<unknown>): Promise<boolean> {
  if (outcome.ok || outcome.api_status !== NOT_THERE) return false
  return (await call(editorItems, { limit: 1 })).ok
}

export function isUnsaved(): boolean {
  const { status } = $saving.get()
  return status !== 'saved'
}

export function keep(): boolean {
  const now = opened()
  if (!now) return true
  const { item = null, kind, words } = now
  return keepWords(placeOf(kind, idOf(now)), { owner: owner(), item, fields: words })
}

/** The id that its words are kept under in this browser. */
export function idOf({ item, was }: Opened): string {
  return item?.item_id ?? was ?? NEW
}

export function forgetKept(kind: ItemKind, item_id: string): void {
  dropWords(placeOf(kind, item_id))
}

export function isSame(one: Words | ItemFields, other: Words | ItemFields): boolean {
  const [a, b]: Words[] = [one, other]
  return Object.keys({ ...a, ...b }).every((name) => (a?.[name] ?? '') === (b?.[name] ?? ''))
}

/** An item without what only tells that the call went well. */
export function bare<Answer extends Item & { api_status: unknown; message?: unknown }>({
  api_status: _status,
  message: _message,
  ...item
}: Answer): Item {
  return item
}

function show(
  kind: ItemKind,
  item: Item | undefined,
  kept?: Words,
  { keptVersion, was }: { keptVersion?: number | undefined; was?: string } = {}
): void {
  const theirs = item?.fields ?? EMPTY[kind]
  const words = kept ? { ...EMPTY[kind], ...kept } : theirs
  $opened.set({
    status: 'ready',
    value: { kind, item, words: { ...words }, begun_as: randomKey(), was, brought: 0 }
  })
  if (!kept || isSame(words, theirs)) return
  if (item && keptVersion !== undefined && keptVersion !== item.version) {
    $conflict.set({ theirs: item })
    $saving.set({ status: 'conflict' })
    return
  }
  $saving.set({ status: 'unsaved' })
  if (was === undefined) toast('success', RESTORED_WORDS)
  else toast('error', DELETED_MEANWHILE)
}

function placeOf(kind: ItemKind, item_id: string): string {
  return `${kind}:${item_id}`
}

function owner(): string {
  return $user.get()?.email ?? ''
}
