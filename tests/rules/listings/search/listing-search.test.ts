import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EVERY_LISTING, type ListingSearch } from '#rules/listings/search/listing-search.ts'
import { readListingSearch } from '#rules/listings/search/read-listing-search.ts'
import { writeListingSearch } from '#rules/listings/search/write-listing-search.ts'
import { chanceOf } from '../../../kit/listing-search/chance.ts'
import { randomSearch } from '../../../kit/listing-search/searches.ts'

const read = (query: string) => readListingSearch(new URLSearchParams(query))

test.each<[query: string, search: Partial<ListingSearch>]>([
  ['', {}],
  ['q=+elm%0A+street+', { q: 'elm street' }],
  ['area=Riverdale,+Toronto', { area: 'Riverdale, Toronto' }],
  ['type=condo&type=castle&type=house&type=condo', { type: ['house', 'condo'] }],
  ['min=$500,000&max=1.2M', { min: 500_000, max: 1_200_000 }],
  ['min=900000&max=500000', { min: 500_000, max: 900_000 }],
  ['min=-5&max=9e99', {}],
  ['max=5000000000', { max: 1_000_000_000 }],
  ['beds=3&baths=2', { beds: 3, baths: 2 }],
  ['beds=0&baths=-1&size=big', {}],
  ['beds=400&size=1,500&lot=43%20560', { beds: 20, size: 1500, lot: 43_560 }],
  ['built=1990', { built: 1990 }],
  ['built=3', {}],
  ['built=2999', {}],
  ['features=pool&features=helipad&features=garage', { features: ['garage', 'pool'] }],
  ['status=sold&sort=price-low', { status: 'sold', sort: 'price-low' }],
  ['status=leased&sort=cheapest', {}],
  ['open=weekend&new=week', { open: 'weekend', new: 'week' }],
  ['open=today&new=1', {}],
  ['page=3', { page: 3 }],
  ['page=-3', {}],
  ['page=1e9', {}],
  ['page=99999999999999999999', { page: 10_000 }],
  ['box=43.6,-79.5,43.7000049,-79.3', { box: [43.6, -79.5, 43.7, -79.3] }],
  ['box=43.7,-79.5,43.6,-79.3', {}],
  ['box=43.6,-79.5,43.7', {}],
  ['box=43.6,-79.5,43.7,', {}],
  ['box=-999,-999,999,999', { box: [-90, -180, 90, 180] }],
  ['shape=43,-79,44,-79,44,-78', { shape: [43, -79, 44, -79, 44, -78] }],
  ['shape=43,-79,44,-79', {}],
  ['shape=43,-79,44,-79,44', {}],
  [`shape=${'43,-79,'.repeat(30)}43,-79`, {}],
  ['price=5&utm_source=google', {}]
])('%s is read as a search', (query, search) => {
  expect(read(query)).toEqual({ ...EVERY_LISTING, ...search })
})

test.each([
  ['sort=size&q=elm&beds=2', 'q=elm&beds=2&sort=size'],
  ['page=1&sort=newest&status=for-sale&q=', ''],
  [
    'features=pool&type=condo&features=garage&type=house',
    'type=house&type=condo&features=garage&features=pool'
  ],
  [
    'area=Riverdale%2C+Toronto&box=43.60,-79.5,43.7,-79.3',
    'area=Riverdale,+Toronto&box=43.6,-79.5,43.7,-79.3'
  ],
  ['q=%26%3D%23%C3%A9', 'q=%26%3D%23%C3%A9']
])('%s has the address %s', (query, address) => {
  expect(writeListingSearch(read(query))).toBe(address)
})

test('whatever an address says, its search has one address that says the same', () => {
  const text = fc.string({ unit: 'binary', maxLength: 300 })
  const names = fc.constantFrom(...Object.keys(EVERY_LISTING))
  const anything = fc.array(fc.tuple(names, text), { maxLength: 12 })
  fc.assert(
    fc.property(anything, (pairs) => {
      const search = readListingSearch(new URLSearchParams(pairs))
      expect(read(writeListingSearch(search))).toEqual(search)
    }),
    { numRuns: 300 }
  )
  const chance = chanceOf(215)
  for (let round = 0; round < 300; round++) {
    const search = randomSearch(chance)
    expect(read(writeListingSearch(search))).toEqual(search)
  }
})
