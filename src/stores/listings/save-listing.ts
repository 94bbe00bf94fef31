// Saves the open listing when the agent says so: visitors see what is saved at once.

import * as v from 'valibot'
import { errorsOf } from '#contract/content/published-fields.ts'
import { ListingContent } from '#contract/listings/listing-content.ts'
import { ListingFields } from '#contract/listings/listing-fields.ts'
import { ownListing, saveListing } from '#contract/listings/own-listings.ts'
import { whenSavePressed } from '#gateways/browser/save-shortcut.ts'
import { askBeforeLeaving } from '#gateways/browser/page-search.ts'
import { call } from '#gateways/panel.ts'
import { listingEditorMessages } from '#messages/listings/listing-editor.ts'
import { EDIT_CONFLICT } from '../autosave.ts'
import { failureMessage, type Failure } from '../failures.ts'
import { messagesOf } from '../site/messages.ts'
import { $place, goToListing, NEW } from './listing-place.ts'
import * as open from './open-listing.ts'
import { photosAdded } from './photo-uploads.ts'
import { contentOf, typedOf, type TypedListing, withoutEmptyRows } from './typed-listing.ts'

let running: Promise<boolean> | undefined
/** Sent but never answered: the panel may have it. */
let unanswered: TypedListing | undefined

/** True once the panel has everything that was typed; a second press joins the first. */
export function save(): Promise<boolean> {
  running ??= send().finally(() => {
    running = undefined
  })
  return running
}

/** Ctrl+S saves, and leaving the page with unsaved edits is asked about; returns the stop function. */
export function guardEdits(): () => void {
  const stops = [whenSavePressed(() => void save()), askBeforeLeaving(open.isUnsaved)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Saves what was typed here over the version that was saved elsewhere. */
export async function keepMine(): Promise<boolean> {
  const newer = open.$newer.get()
  if (!newer) return true
  open.$newer.set(undefined)
  open.setSaved(newer.state, newer.typed)
  open.$saving.set({ status: 'unsaved' })
  return save()
}

/** Shows the version that was saved elsewhere; what was typed here is dropped. */
export function takeNewer(): void {
  const newer = open.$newer.get()
  if (!newer) return
  open.$newer.set(undefined)
  open.setSaved(newer.state, newer.typed)
  open.discardEdits()
}

async function send(): Promise<boolean> {
  if (open.$newer.get()) return false
  const asked = open.opened()?.begun_as
  open.$saving.set({ status: 'uploading' })
  await photosAdded()
  const before = open.opened()
  // Another listing may have been opened meanwhile.
  if (!before || before.begun_as !== asked) return true
  const typed = withoutEmptyRows(before.typed)
  if (!open.isSame(typed, before.typed)) open.editListing(typed)
  const { begun_as, state } = before
  if (state && open.isSame(typed, before.saved)) return saved()
  const content = v.safeParse(ListingContent, contentOf(typed))
  if (!content.success) return refuse('', errorsOf(content.issues))
  open.$saving.set({ status: 'saving' })
  const outcome = await call(saveListing, {
    listing_id: state?.listing_id ?? null,
    base_version: state?.version ?? 0,
    content: content.output,
    ...(!state && { begun_as })
  })
  const after = open.opened()
  if (after?.begun_as !== begun_as) return outcome.ok
  if (!outcome.ok) return fail(outcome, typed)
  unanswered = undefined
  open.setSaved(outcome.value, typed)
  if ($place.get().listing === NEW) goToListing(outcome.value.listing_id, false)
  return saved()
}

/** Marks the listing saved, unless it was edited since sending. */
function saved(): boolean {
  const isDone = !open.isUnsaved()
  open.$saving.set({ status: isDone ? 'saved' : 'unsaved' })
  return isDone
}

async function fail(outcome: Failure, sent: TypedListing): Promise<boolean> {
  if (outcome.reason === 'network') {
    unanswered = sent
    open.$saving.set({ status: 'kept' })
    return false
  }
  if (outcome.api_status === EDIT_CONFLICT && open.opened()?.state) return conflict(outcome)
  if (await open.isDeleted(outcome)) {
    open.becomeNewListing()
    goToListing(NEW, false)
    return refuse(messagesOf(listingEditorMessages).deletedElsewhere)
  }
  return refuse(failureMessage(outcome), outcome.errors)
}

/** Loads what was saved elsewhere; an own save whose answer was lost is not a conflict. */
async function conflict(outcome: Failure): Promise<boolean> {
  const listing_id = open.opened()?.state?.listing_id ?? 0
  const newer = await call(ownListing, { listing_id })
  if (!newer.ok) return refuse(failureMessage(newer))
  const { content, ...state } = newer.value
  if (unanswered && written(contentOf(unanswered)) === written(content)) {
    open.setSaved(state, unanswered)
    unanswered = undefined
    return send()
  }
  open.$newer.set({ state, typed: typedOf(content), message: failureMessage(outcome) })
  open.$saving.set({ status: 'conflict' })
  return false
}

function written(content: unknown): string {
  const read = v.safeParse(ListingFields, content)
  return JSON.stringify(read.success ? read.output : content)
}

function refuse(message: string, errors: Record<string, string> = {}): false {
  open.$saving.set({ status: 'refused', message, errors })
  return false
}
