import { atom } from 'nanostores'
import {
  deleteListing,
  featureListings,
  ownListing,
  ownListings,
  putBackListing,
  saveListing,
  type OwnListing
} from '#contract/listings/own-listings.ts'
import type { Outcome } from '#contract/endpoint.ts'
import { randomKey } from '#gateways/browser/random-key.ts'
import { call } from '#gateways/panel.ts'
import { listingListMessages } from '#messages/listings/listing-list.ts'
import { failureMessage, reportFailure } from '../failures.ts'
import type { Loaded } from '../loaded.ts'
import { messagesOf } from '../site/messages.ts'
import { toast } from '../site/toasts.ts'
import { goToListing } from './listing-place.ts'
import { copyOf } from './typed-listing.ts'

export const $listings = atom<Loaded<OwnListing[]>>({ status: 'loading' })
/** The listing that was deleted last, until the list is left. */
export const $deleted = atom<Pick<OwnListing, 'listing_id' | 'title'> | undefined>(undefined)

/** The newest request's answer; the rows stay until it arrives. */
let newest = 0

export async function loadListings(): Promise<void> {
  const mine = ++newest
  const outcome = await call(ownListings, {})
  if (mine !== newest) return
  if (outcome.ok) show(outcome.value.data)
  else $listings.set({ status: 'failed', message: failureMessage(outcome) })
}

/** Whether it leads the website's lists; a hidden one doesn't. */
export function isFeatured({ featured_position, hidden_reason }: OwnListing): boolean {
  return featured_position !== null && hidden_reason === null
}

/** Those that lead the website's lists, in the agent's order, before all others. */
export function inListOrder(listings: readonly OwnListing[]): OwnListing[] {
  const leading = listings.filter(isFeatured)
  const others = listings.filter((one) => !isFeatured(one))
  const place = ({ featured_position }: OwnListing) => featured_position ?? 0
  return [...leading.toSorted((one, other) => place(one) - place(other)), ...others]
}

export async function removeListing({ listing_id, title }: OwnListing): Promise<boolean> {
  return then(await call(deleteListing, { listing_id }), async () => {
    $deleted.set({ listing_id, title })
    await loadListings()
  })
}

/** Puts the listing back that was deleted last. */
export async function undoDelete(): Promise<boolean> {
  const deleted = $deleted.get()
  if (!deleted) return true
  const { listing_id } = deleted
  return then(await call(putBackListing, { listing_id }), async () => {
    $deleted.set(undefined)
    await loadListings()
  })
}

/** Begins another listing with this one's content, and opens it. */
export async function duplicateListing(listing_id: number): Promise<boolean> {
  return then(await call(ownListing, { listing_id }), async ({ content }) => {
    const copy = { listing_id: null, base_version: 0, content: copyOf(content) }
    await then(await call(saveListing, { ...copy, begun_as: randomKey() }), async (state) => {
      goToListing(state.listing_id)
      toast('success', messagesOf(listingListMessages).duplicated)
    })
  })
}

/** Lets a listing lead the website's lists, after those that do already; or no longer. */
export function feature(listing_id: number, leads: boolean): Promise<boolean> {
  const others = featured().filter((id) => id !== listing_id)
  return putInOrder(leads ? [...others, listing_id] : others)
}

/** Moves a featured listing to the place `to`, counted from 0. */
export function moveFeatured(listing_id: number, to: number): Promise<boolean> {
  const others = featured().filter((id) => id !== listing_id)
  return putInOrder(others.toSpliced(to, 0, listing_id))
}

/** Shown at once, so that a second press moves it on; one that fails is taken back by the panel's list. */
async function putInOrder(listing_ids: number[]): Promise<boolean> {
  const loaded = $listings.get()
  if (loaded.status !== 'ready') return false
  const mine = ++newest
  show(
    loaded.value.map((one) => {
      const place = listing_ids.indexOf(one.listing_id)
      return { ...one, featured_position: place === -1 ? null : place }
    })
  )
  const outcome = await call(featureListings, { listing_ids })
  if (!outcome.ok) {
    reportFailure(outcome)
    await loadListings()
    return false
  }
  if (mine === newest) show(outcome.value.data)
  return true
}

function featured(): number[] {
  const loaded = $listings.get()
  if (loaded.status !== 'ready') return []
  return inListOrder(loaded.value)
    .filter(isFeatured)
    .map(({ listing_id }) => listing_id)
}

function show(value: OwnListing[]): void {
  $listings.set({ status: 'ready', value })
}

async function then<Value>(
  outcome: Outcome<Value>,
  go: (value: Value) => Promise<void>
): Promise<boolean> {
  if (outcome.ok) await go(outcome.value)
  else reportFailure(outcome)
  return outcome.ok
}
