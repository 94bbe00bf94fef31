import { asLine, onOneLine } from '../../content/printable.ts'
import { HOME_FEATURES } from '../home-features.ts'
import { HOME_TYPES } from '../home-type.ts'
import { LIST_PRICE_MAX } from '../listing-limits.ts'
import { readPrice } from '../read-price.ts'
import { type ListingSearch, SEARCH_SORTS, SEARCH_STATUSES } from './listing-search.ts'
import { readBox, readShape } from './search-shape.ts'

/** Characters of the words and of an area's name. */
const TEXT_MAX = 200

/** Counts and sizes beyond these find the same as these. */
const MOST = { beds: 20, baths: 20, size: 100_000, lot: 100_000_000, page: 10_000 } as const
export const YEARS = { from: 1600, to: 2100 } as const

/** A search from an address or a form. What isn't understood is left out, so that every address finds something. */
export function readListingSearch(params: URLSearchParams): ListingSearch {
  const one = (name: string) => params.get(name) ?? ''
  const many = (name: string) => params.getAll(name)
  return {
    q: onOneLine(one('q').slice(0, TEXT_MAX)),
    area: asLine(one('area').slice(0, TEXT_MAX)),
    type: HOME_TYPES.filter((type) => many('type').includes(type)),
    ...priceRange(readDollars(one('min')), readDollars(one('max'))),
    beds: countOrNone(one('beds'), MOST.beds),
    baths: countOrNone(one('baths'), MOST.baths),
    size: countOrNone(one('size'), MOST.size),
    lot: countOrNone(one('lot'), MOST.lot),
    built: readYear(one('built')),
    features: HOME_FEATURES.filter((feature) => many('features').includes(feature)),
    status: SEARCH_STATUSES.find((status) => status === one('status')) ?? 'for-sale',
    open: one('open') === 'weekend' ? 'weekend' : null,
    new: one('new') === 'week' ? 'week' : null,
    sort: SEARCH_SORTS.find((sort) => sort === one('sort')) ?? 'newest',
    page: countOrNone(one('page'), MOST.page) ?? 1,
    box: readBox(one('box')),
    shape: readShape(one('shape'))
  }
}

/** The wrong way round, the lower one is still meant as the lower one. */
function priceRange(min: number | null, max: number | null) {
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max }
}

function readDollars(typed: string): number | null {
  const read = readPrice(typed)
  if ('dollars' in read) return read.dollars
  return read.problem === 'high' ? LIST_PRICE_MAX : null
}

/** '1,500' and '1 500' too. Zero, which every home has, asks for nothing. */
function countOrNone(typed: string, most: number): number | null {
  return Math.min(readCount(typed) ?? 0, most) || null
}

/** Null for what isn't a whole number. */
export function readCount(typed: string): number | null {
  const digits = typed.replace(/[\p{Z},'’]/gu, '')
  return /^\d+$/.test(digits) ? Number(digits) : null
}

/** Null for what isn't a year that a home was built in. */
export function readYear(typed: string): number | null {
  const year = readCount(typed)
  return year !== null && year >= YEARS.from && year <= YEARS.to ? year : null
}
