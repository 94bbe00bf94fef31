import { atom } from 'nanostores'
import * as v from 'valibot'
import type { ShownListing } from '#contract/listings/shown-listing.ts'
import { siteDraft, type SiteState } from '#contract/websites/site-builder.ts'
import { SiteContent } from '#contract/websites/site-content.ts'
import {
  dropUnsavedWebsite,
  readUnsavedWebsite,
  storeUnsavedWebsite
} from '#gateways/storage/unsaved-website.ts'
import { $user } from '#gateways/storage/saved.ts'
import { call } from '#gateways/panel.ts'
import { websiteBuilderMessages } from '#messages/website-builder.ts'
import {
  recordEdit,
  redoEdit,
  startHistory,
  undoEdit,
  type EditHistory
} from '#rules/websites/edit-history.ts'
import { failureMessage } from '../failures.ts'
import type { Loaded } from '../loaded.ts'
import type { Saving, Version } from '../saved-document.ts'
import { messagesOf } from '../site/messages.ts'
import { toast } from '../site/toasts.ts'

export type Builder = {
  /** The panel's latest answer. */
  state: SiteState
  history: EditHistory<SiteContent>
  /** What the panel has, as it was typed here. */
  saved: SiteContent
  /** Counts replaced contents; as a React key it resets fields that hold their own state. */
  replacements: number
}

/** A page or a block that can't be saved as it is. */
export type Refused = { message: string; page_id?: string; block_id?: string }

export const $builder = atom<Loaded<Builder>>({ status: 'loading' })
export const $saving = atom<Saving<Refused>>({ status: 'saved' })
export const $conflict = atom<Version<SiteState, SiteContent> | undefined>(undefined)

/** The listings that visitors see, as its blocks show them. */
export const $shownHomes = atom<{ homes: readonly ShownListing[]; homesTotal: number }>({
  homes: [],
  homesTotal: 0
})

/** Opens the website as the panel has it, with this browser's unsaved edits. */
export async function openBuilder(): Promise<void> {
  $builder.set({ status: 'loading' })
  $saving.set({ status: 'saved' })
  $conflict.set(undefined)
  const outcome = await call(siteDraft, {})
  if (!outcome.ok) {
    return $builder.set({ status: 'failed', message: failureMessage(outcome) })
  }
  const { content, homes, homes_total, ...state } = outcome.value
  $shownHomes.set({ homes, homesTotal: homes_total })
  const kept = readUnsavedWebsite(owner())
  const isNews = kept !== undefined && !isSame(kept.content, content)
  const shown = isNews ? kept.content : content
  ready({
    state: withoutStatus(state),
    history: startHistory(shown),
    saved: content,
    replacements: 0
  })
  if (!isNews) return dropUnsavedWebsite()
  if (kept.version !== state.draft_version) {
    $conflict.set({ state, content })
    $saving.set({ status: 'conflict' })
    return
  }
  $saving.set({ status: 'unsaved' })
  toast('success', messagesOf(websiteBuilderMessages).restored)
}

export function builder(): Builder | undefined {
  const loaded = $builder.get()
  return loaded.status === 'ready' ? loaded.value : undefined
}

/** The website as it is edited now. */
export function content(): SiteContent | undefined {
  return builder()?.history.now
}

/** Edits the website, and stores the edit in this browser at once. Edits with the same `step` in a row are undone at once. */
export function edit(change: (site: SiteContent) => SiteContent, step?: string): void {
  const now = builder()
  if (!now) return
  setHistory(recordEdit(now.history, change(now.history.now), step))
}

export function undo(): void {
  travel(undoEdit)
}

export function redo(): void {
  travel(redoEdit)
}

/** Shows a version of the panel's, such as a restored one; undo brings back what was there. */
export function replaceContent({ state, content }: Version<SiteState, SiteContent>): void {
  const now = builder()
  if (!now) return
  ready({
    ...now,
    state: withoutStatus(state),
    saved: content,
    history: recordEdit(now.history, content),
    replacements: now.replacements + 1
  })
  $saving.set({ status: 'saved' })
  dropUnsavedWebsite()
}

/** Takes the panel's answer about drafts and publishing; the content stays. */
export function setState(state: SiteState): void {
  const now = builder()
  if (now) ready({ ...now, state: withoutStatus(state) })
}

/** Marks a content as saved in the version that the panel answered. */
export function setSaved({ state, content }: Version<SiteState, SiteContent>): void {
  const now = builder()
  if (now) ready({ ...now, state: withoutStatus(state), saved: content })
}

/** Whether anything here is missing from the panel's newest version. */
export function isUnsaved(): boolean {
  const now = builder()
  return now !== undefined && !isSame(now.history.now, now.saved)
}

/** Compares what the panel would save. */
export function isSame(one: SiteContent, other: SiteContent): boolean {
  return one === other || written(one) === written(other)
}

export function storeEdit(): boolean {
  const now = builder()
  if (!now) return true
  const { history, state } = now
  return storeUnsavedWebsite({
    owner: owner(),
    version: state.draft_version,
    content: history.now
  })
}

/** Keeps an edit that another tab has stored. */
export function forgetStored(saved: SiteContent): void {
  const kept = readUnsavedWebsite(owner())
  if (kept && isSame(kept.content, saved)) dropUnsavedWebsite()
}

function travel(step: (history: EditHistory<SiteContent>) => EditHistory<SiteContent>): void {
  const now = builder()
  if (!now) return
  const history = step(now.history)
  if (history !== now.history) setHistory(history, now.replacements + 1)
}

function setHistory(history: EditHistory<SiteContent>, replacements?: number): void {
  const now = builder()
  if (!now || history === now.history) return
  ready({ ...now, history, replacements: replacements ?? now.replacements })
  storeEdit()
  if ($saving.get().status !== 'conflict') $saving.set({ status: 'unsaved' })
}

function ready(value: Builder): void {
  $builder.set({ status: 'ready', value })
}

/** An answer without its status fields and content. */
function withoutStatus(
  answer: SiteState &
    Partial<Record<'api_status' | 'content' | 'homes' | 'homes_total' | 'message', unknown>>
): SiteState {
  const {
    api_status: _status,
    content: _content,
    homes: _homes,
    homes_total: _total,
    message: _message,
    ...state
  } = answer
  return state
}

function written(site: SiteContent): string {
  const checked = v.safeParse(SiteContent, site)
  return JSON.stringify(checked.success ? checked.output : site)
}

function owner(): string {
  return $user.get()?.email ?? ''
}
