import { atom } from 'nanostores'
import * as v from 'valibot'
import { ownListing, ownListings, type OwnListing } from '#contract/listings/own-listings.ts'
import type { Outcome } from '#contract/endpoint.ts'
import type { SiteContent } from '#contract/websites/site-content.ts'
import { randomKey } from '#gateways/browser/random-key.ts'
import { call } from '#gateways/panel.ts'
import { $user } from '#gateways/storage/saved.ts'
import { unsavedDocuments } from '#gateways/storage/unsaved-documents.ts'
import { listingEditorMessages } from '#messages/listings/listing-editor.ts'
import { failureMessage } from '../failures.ts'
import type { Loaded } from '../loaded.ts'
import { messagesOf } from '../site/messages.ts'
import { toast } from '../site/toasts.ts'
import { NEW } from './listing-place.ts'
import { emptyListing, typedOf, TypedListing } from './typed-listing.ts'

export type OpenedListing = {
  /** The panel's latest answer; undefined until the listing is first saved. */
  state: OwnListing | undefined
  typed: TypedListing
  /** What the panel has, as it was typed here. */
  saved: TypedListing
  /** The caller's id for a new listing. */
  begun_as: string
}

/** What another tab or device has saved in the meantime. */
export type NewerListing = { state: OwnListing; typed: TypedListing; message: string }

/** `kept`: only this browser has the edits, as the panel could not be reached. */
export type ListingSaving =
  | { status: 'conflict' | 'kept' | 'saved' | 'saving' | 'unsaved' | 'uploading' }
  | { status: 'refused'; message: string; errors: Record<string, string> }

export const $opened = atom<Loaded<OpenedListing>>({ status: 'loading' })
export const $saving = atom<ListingSaving>({ status: 'saved' })
export const $newer = atom<NewerListing | undefined>(undefined)

const NOT_FOUND = 404
const unsaved = unsavedDocuments('listing')

/** Only the newest request's answer is shown. */
let newest = 0

/** Opens a listing as the panel has it, with this browser's unsaved edits. */
export async function openListing(
  listing: number | typeof NEW,
  site: Pick<SiteContent, 'city' | 'province'>
): Promise<void> {
  const mine = ++newest
  $opened.set({ status: 'loading' })
  $saving.set({ status: 'saved' })
  $newer.set(undefined)
  if (listing === NEW) return show(undefined, emptyListing(site))
  const outcome = await call(ownListing, { listing_id: listing })
  if (mine !== newest) return
  if (!outcome.ok) return $opened.set({ status: 'failed', message: failureMessage(outcome) })
  const { content, ...state } = outcome.value
  show(state, typedOf(content))
}

export function opened(): OpenedListing | undefined {
  const loaded = $opened.get()
  return loaded.status === 'ready' ? loaded.value : undefined
}

/** Takes what is typed, and stores it in this browser at once. */
export function editListing(change: Partial<TypedListing>): void {
  const now = opened()
  if (!now) return
  const { begun_as, state } = now
  const typed = { ...now.typed, ...change }
  ready({ ...now, typed })
  unsaved.store(placeOf(state), {
    owner: owner(),
    version: state?.version ?? 0,
    begun_as,
    content: typed
  })
  const { status } = $saving.get()
  if (status === 'saved' || status === 'kept') $saving.set({ status: 'unsaved' })
}

/** Takes the panel's answer to a save of `saved`. */
export function setSaved(state: OwnListing, saved: TypedListing): void {
  const now = opened()
  if (!now) return
  unsaved.drop(placeOf(now.state))
  ready({ ...now, state, saved })
  // What was typed since is stored again, on top of this version.
  if (!isSame(now.typed, saved)) editListing({})
}

/** Shows what the panel has instead of what was typed. */
export function discardEdits(): void {
  const now = opened()
  if (!now) return
  unsaved.drop(placeOf(now.state))
  ready({ ...now, typed: now.saved })
  $saving.set({ status: 'saved' })
}

/** What was typed becomes a new listing, since this one was deleted elsewhere. */
export function becomeNewListing(): void {
  const now = opened()
  if (!now) return
  unsaved.drop(placeOf(now.state))
  ready({ ...now, state: undefined, begun_as: randomKey() })
  editListing({})
}

/** Whether anything typed is missing from what the panel has. */
export function isUnsaved(): boolean {
  const now = opened()
  return now !== undefined && !isSame(now.typed, now.saved)
}

export function isSame(one: TypedListing, other: TypedListing): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

/** To an agent whose website is gone, every call answers 404; the list tells that apart. */
export async function isDeleted(outcome: Outcome<unknown>): Promise<boolean> {
  if (outcome.ok || outcome.api_status !== NOT_FOUND) return false
  return (await call(ownListings, {})).ok
}

function show(state: OwnListing | undefined, saved: TypedListing): void {
  const kept = unsaved.read(placeOf(state), owner())
  const read = v.safeParse(TypedListing, kept?.content)
  const begun_as = kept?.begun_as ?? randomKey()
  ready({ state, typed: read.success ? read.output : saved, saved, begun_as })
  if (!kept || !isUnsaved()) return
  if (state && kept.version !== state.version) {
    const message = messagesOf(listingEditorMessages).newer.whileAway
    $newer.set({ state, typed: saved, message })
    return $saving.set({ status: 'conflict' })
  }
  $saving.set({ status: 'unsaved' })
  toast('success', messagesOf(listingEditorMessages).restored)
}

function placeOf(state: OwnListing | undefined): string {
  return String(state?.listing_id ?? NEW)
}

function ready(value: OpenedListing): void {
  $opened.set({ status: 'ready', value })
}

function owner(): string {
  return $user.get()?.email ?? ''
}
