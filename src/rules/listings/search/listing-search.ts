import type { HomeFeature } from '../home-features.ts'
import type { HomeType } from '../home-type.ts'
import type { SearchBox, SearchShape } from './search-shape.ts'

/** Homes on a page of results. */
export const LISTINGS_A_PAGE = 24

/** Homes on the map, the first ones of the results. */
export const PINS_MAX = 2000

export const SEARCH_STATUSES = ['for-sale', 'sold'] as const
export type SearchStatus = (typeof SEARCH_STATUSES)[number]

/** In the order in which visitors choose; the first one needs no word in the address. */
export const SEARCH_SORTS = ['newest', 'price-low', 'price-high', 'size'] as const
export type SearchSort = (typeof SEARCH_SORTS)[number]

/** What a visitor looks for. The names are those of the address and of the form's controls. */
export type ListingSearch = {
  /** Words that a home must all have somewhere. */
  q: string
  /** 'Toronto' or 'Riverdale, Toronto', as `areasOf` names them. */
  area: string
  /** Any of these; none means every type. */
  type: HomeType[]
  /** Whole dollars, both included. */
  min: number | null
  max: number | null
  /** At least as many. */
  beds: number | null
  baths: number | null
  /** Square feet at least. */
  size: number | null
  lot: number | null
  /** Built in this year or later. */
  built: number | null
  /** All of these. */
  features: HomeFeature[]
  status: SearchStatus
  /** With an open house on this weekend that isn't over yet. */
  open: 'weekend' | null
  /** First shown within the last seven days. */
  new: 'week' | null
  sort: SearchSort
  /** From 1. */
  page: number
  /** With both, a home must be in both. */
  box: SearchBox | null
  shape: SearchShape | null
}

/** Every home for sale, the newest first. */
export const EVERY_LISTING: ListingSearch = {
  q: '',
  area: '',
  type: [],
  min: null,
  max: null,
  beds: null,
  baths: null,
  size: null,
  lot: null,
  built: null,
  features: [],
  status: 'for-sale',
  open: null,
  new: null,
  sort: 'newest',
  page: 1,
  box: null,
  shape: null
}
