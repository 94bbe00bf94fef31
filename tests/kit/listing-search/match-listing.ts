import { searchWords } from '#rules/leads/lead-search.ts'
import type { HomeFeature } from '#rules/listings/home-features.ts'
import type { HomeType } from '#rules/listings/home-type.ts'
import { isOnMarket, type StandardStatus } from '#rules/listings/listing-status.ts'
import type { Pin } from '#rules/listings/pin.ts'
import type { ListingSearch, SearchStatus } from '#rules/listings/search/listing-search.ts'
import { areasOf } from '#rules/listings/search/search-areas.ts'
import { newFrom, type SearchedAt, weekendDays } from '#rules/listings/search/search-days.ts'
import { edgesOf } from '#rules/listings/search/search-shape.ts'
import { isInBox, isInShape } from './in-shape.ts'

/** What a search looks at; what visitors don't see of a home is not in it. */
export type SearchedListing = {
  listing_id: number
  StandardStatus: StandardStatus
  type: HomeType
  /** As visitors see it; null for "Ask" and for a sold price without consent. */
  price: number | null
  BedroomsTotal: number | null
  BathroomsTotalInteger: number | null
  LivingArea: number | null
  LotSizeSquareFeet: number | null
  YearBuilt: number | null
  City: string
  CityRegion: string
  /** Null where the seller doesn't show the address. */
  pin: Pin | null
  features: readonly HomeFeature[]
  /** As `listingSearchText` folds it. */
  search: string
  /** When it was first shown. */
  since: Date
  featured_position: number | null
  openHouses: readonly { OpenHouseDate: string; ends_at: Date }[]
}

/** Whether a search finds a home: what the database's search must agree with. */
export function listingMatcher(
  search: ListingSearch,
  at: SearchedAt
): (listing: SearchedListing) => boolean {
  const { area, box, features, type } = search
  const words = searchWords(search.q)
  const edges = search.shape && edgesOf(search.shape)
  const weekend = search.open && weekendDays(at)
  const from = search.new && newFrom(at)
  return (home) =>
    hasStatus(home, search.status) &&
    words.every((word) => home.search.includes(word)) &&
    (area === '' || areasOf(home).includes(area)) &&
    (type.length === 0 || type.includes(home.type)) &&
    isWithin(home.price, search.min, search.max) &&
    isWithin(home.BedroomsTotal, search.beds) &&
    isWithin(home.BathroomsTotalInteger, search.baths) &&
    isWithin(home.LivingArea, search.size) &&
    isWithin(home.LotSizeSquareFeet, search.lot) &&
    isWithin(home.YearBuilt, search.built) &&
    features.every((feature) => home.features.includes(feature)) &&
    (weekend === null || isOpenOn(home, weekend, at.now)) &&
    (from === null || home.since >= from) &&
    (box === null || (home.pin !== null && isInBox(home.pin, box))) &&
    (edges === null || (home.pin !== null && isInShape(home.pin, edges)))
}

function hasStatus({ StandardStatus }: SearchedListing, status: SearchStatus): boolean {
  return status === 'sold' ? StandardStatus === 'Closed' : isOnMarket(StandardStatus)
}

/** What isn't known is within no bound. */
function isWithin(value: number | null, least: number | null, most: number | null = null): boolean {
  if (least === null && most === null) return true
  return value !== null && value >= (least ?? value) && value <= (most ?? value)
}

function isOpenOn({ openHouses }: SearchedListing, days: readonly string[], now: Date): boolean {
  return openHouses.some(
    ({ ends_at, OpenHouseDate }) => ends_at > now && days.includes(OpenHouseDate)
  )
}
