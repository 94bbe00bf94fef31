import { expect, test } from 'vitest'
import { type ListingSearch, EVERY_LISTING } from '#rules/listings/search/listing-search.ts'
import { newFrom, weekendDays } from '#rules/listings/search/search-days.ts'
import { listingFacets } from '../../../kit/listing-search/listing-facets.ts'
import { listingMatcher, type SearchedListing } from '../../../kit/listing-search/match-listing.ts'
import { sortListings } from '../../../kit/listing-search/sort-listings.ts'

const zone = 'America/Winnipeg'
/** Tuesday evening in Winnipeg, and Wednesday in Toronto. */
const AT = { now: new Date('2026-11-25T05:00:00Z'), zone }

const HOME: SearchedListing = {
  listing_id: 7,
  StandardStatus: 'Active',
  type: 'house',
  price: 750_000,
  BedroomsTotal: 3,
  BathroomsTotalInteger: 2,
  LivingArea: 1500,
  LotSizeSquareFeet: 4000.5,
  YearBuilt: 1925,
  City: 'Toronto',
  CityRegion: 'Riverdale',
  pin: { Latitude: 43.67, Longitude: -79.35 },
  features: ['garage', 'pool'],
  search: 'maison a vendre 12 elm street riverdale toronto',
  since: new Date('2026-11-20T12:00:00Z'),
  featured_position: null,
  openHouses: [{ OpenHouseDate: '2026-11-28', ends_at: new Date('2026-11-29T00:00:00Z') }]
}

const finds = (search: Partial<ListingSearch>, change: Partial<SearchedListing> = {}, at = AT) =>
  listingMatcher({ ...EVERY_LISTING, ...search }, at)({ ...HOME, ...change })

test.each<[Partial<ListingSearch>, Partial<SearchedListing>, boolean]>([
  [{}, {}, true],
  [{}, { StandardStatus: 'Pending' }, true],
  [{}, { StandardStatus: 'Closed' }, false],
  [{}, { StandardStatus: 'Withdrawn' }, false],
  [{ status: 'sold' }, {}, false],
  [{ status: 'sold' }, { StandardStatus: 'Closed', price: null }, true],
  [{ status: 'sold', min: 1 }, { StandardStatus: 'Closed', price: null }, false],
  [{ q: 'ELM à' }, {}, true],
  [{ q: 'elm oak' }, {}, false],
  [{ area: 'Toronto' }, {}, true],
  [{ area: 'Riverdale, Toronto' }, {}, true],
  [{ area: 'Riverdale, Calgary' }, {}, false],
  [{ area: ', Toronto' }, { CityRegion: '' }, false],
  [{ type: ['condo', 'house'] }, {}, true],
  [{ type: ['condo'] }, {}, false],
  [{ min: 750_000, max: 750_000 }, {}, true],
  [{ min: 750_001 }, {}, false],
  [{ max: 749_999 }, {}, false],
  [{ max: 749_999 }, { price: null }, false],
  [{ beds: 3, baths: 2, size: 1500, lot: 4000, built: 1925 }, {}, true],
  [{ beds: 4 }, {}, false],
  [{ size: 1 }, { LivingArea: null }, false],
  [{ features: ['pool'] }, {}, true],
  [{ features: ['gym', 'pool'] }, {}, false],
  [{ open: 'weekend' }, {}, true],
  [{ open: 'weekend' }, { openHouses: [] }, false],
  [{ new: 'week' }, {}, true],
  [{ new: 'week' }, { since: new Date('2026-11-17T05:59:59Z') }, false],
  [{ box: [43, -80, 44, -79] }, {}, true],
  [{ box: [43, -80, 44, -79] }, { pin: null }, false],
  [{ shape: [43, -80, 44, -80, 44, -79, 43, -79] }, {}, true],
  [{ shape: [43, -80, 44, -80, 44, -79, 43, -79] }, { pin: null }, false],
  [{ shape: [43, -79, 44, -79, 44, -78] }, {}, false]
])('the search %j of a home with %j finds it: %s', (search, change, found) => {
  expect(finds(search, change)).toBe(found)
})

test.each([
  ['2026-11-24T15:00:00Z', ['2026-11-28', '2026-11-29']],
  ['2026-11-28T05:59:59Z', ['2026-11-28', '2026-11-29']],
  ['2026-11-29T05:59:59Z', ['2026-11-28', '2026-11-29']],
  ['2026-11-29T06:00:00Z', ['2026-11-29']],
  ['2026-11-30T05:59:59Z', ['2026-11-29']],
  ['2026-11-30T06:00:00Z', ['2026-12-05', '2026-12-06']]
])('at %s in Winnipeg this weekend is %j', (now, days) => {
  expect(weekendDays({ now: new Date(now), zone })).toEqual(days)
})

test('an open house that is over is not on this weekend', () => {
  const after = { now: new Date('2026-11-29T00:00:00Z'), zone }
  expect(finds({ open: 'weekend' }, {}, after)).toBe(false)
})

test('a week is seven days of the website’s zone, across a clock change too', () => {
  expect(newFrom(AT).toISOString()).toBe('2026-11-17T06:00:00.000Z')
  const autumn = new Date('2026-11-04T20:00:00Z')
  expect(newFrom({ now: autumn, zone }).toISOString()).toBe('2026-10-28T05:00:00.000Z')
})

test('the agent’s choice leads the newest only, and what isn’t known comes last', () => {
  const day = (date: number) => new Date(`2026-11-${date}T12:00:00Z`)
  const homes: SearchedListing[] = [
    { ...HOME, listing_id: 1, price: 3, LivingArea: null, since: day(10) },
    { ...HOME, listing_id: 2, price: null, LivingArea: 10, since: day(12) },
    { ...HOME, listing_id: 3, price: 1, LivingArea: 30, since: day(9), featured_position: 1 },
    { ...HOME, listing_id: 4, price: 3, LivingArea: 20, since: day(8), featured_position: 0 }
  ]
  const order = (sort: ListingSearch['sort']) =>
    sortListings(homes, sort).map(({ listing_id }) => listing_id)
  expect(order('newest')).toEqual([4, 3, 2, 1])
  expect(order('price-low')).toEqual([3, 4, 1, 2])
  expect(order('price-high')).toEqual([4, 1, 3, 2])
  expect(order('size')).toEqual([3, 4, 2, 1])
})

test('a choice counts what it would find in place of the one of its kind', () => {
  const homes: SearchedListing[] = [
    HOME,
    { ...HOME, listing_id: 8, type: 'condo', BedroomsTotal: 1, features: ['gym'] },
    { ...HOME, listing_id: 9, type: 'condo', City: 'Hamilton', features: [] }
  ]
  const search: ListingSearch = { ...EVERY_LISTING, type: ['condo'], area: 'Toronto' }
  const facets = listingFacets(homes, search, AT)
  const of = (counts: readonly { choice: unknown; count: number }[], choice: string) =>
    counts.find((one) => one.choice === choice)?.count
  expect([of(facets.type, 'house'), of(facets.type, 'condo'), of(facets.type, 'farm')]).toEqual([
    1, 1, 0
  ])
  expect(facets.beds.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0])
  expect([of(facets.features, 'gym'), of(facets.features, 'pool')]).toEqual([1, 0])
  expect(facets.areas).toEqual([
    { choice: 'Hamilton', count: 1 },
    { choice: 'Riverdale, Hamilton', count: 1 },
    { choice: 'Riverdale, Toronto', count: 1 },
    { choice: 'Toronto', count: 1 }
  ])
})
