import { atom } from 'nanostores'
import { whenReturned } from '#gateways/browser/page-life.ts'
import { readSearch, writeSearch } from '#gateways/browser/page-search.ts'
import { LISTING_STATUSES, type ListingStatus } from '#rules/listings/listing-status.ts'

export const NEW = 'new'

/** One listing, or the list of them, all or those of one status. */
export type ListingPlace = {
  listing: number | typeof NEW | undefined
  status?: ListingStatus | undefined
}

export const $place = atom<ListingPlace>({ listing: undefined })

/** Reads the address, now and after Back and Forward. */
export function followAddress(): () => void {
  const read = () => $place.set(placeOf(readSearch()))
  read()
  return whenReturned(read)
}

export function goToListing(listing: ListingPlace['listing'], addToHistory = true): void {
  writeSearch(listing === undefined ? {} : { listing: String(listing) }, addToHistory)
  $place.set({ listing })
}

export function showStatus(status: ListingStatus | undefined): void {
  writeSearch(status === undefined ? {} : { status }, false)
  $place.set({ listing: undefined, status })
}

/** The address of a listing's editor, for links. */
export function listingAddress(listing: number | typeof NEW): string {
  return `?listing=${listing}`
}

function placeOf(params: URLSearchParams): ListingPlace {
  const [asked, status] = [params.get('listing'), params.get('status')]
  if (asked === NEW) return { listing: NEW }
  if (asked !== null && /^[1-9]\d{0,9}$/.test(asked)) return { listing: Number(asked) }
  return { listing: undefined, status: LISTING_STATUSES.find((one) => one === status) }
}
