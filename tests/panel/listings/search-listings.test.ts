import { afterAll, beforeAll, expect, test } from 'vitest'
import { readListingResults } from '#panel/actions/listings/search-listings.ts'
import { searchListings } from '#panel/records/listings/search-listings.ts'
import { EVERY_LISTING, type ListingSearch } from '#rules/listings/search/listing-search.ts'
import { chanceOf } from '../../kit/listing-search/chance.ts'
import { fillHomes } from '../../kit/listing-search/homes.ts'
import { naiveSearch } from '../../kit/listing-search/naive-search.ts'
import { randomMoment, randomSearch } from '../../kit/listing-search/searches.ts'
import { openListings } from '../../kit/listings.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
})
afterAll(() => panel.close())

test('200 random searches of 300 homes find, order and count what a look at each home does', async () => {
  const { db } = panel.world
  const [ann, ben] = [await openListings(panel), await openListings(panel)]
  const websites = [ann.website_id, ben.website_id] as const
  const homes = await fillHomes(db, { count: 300, now: panel.now(), seed: 215, websites })
  const chance = chanceOf(20_261_124)
  let several = 0
  for (let round = 0; round < 200; round++) {
    const search = randomSearch(chance)
    const at = randomMoment(chance, panel.now())
    const found = await searchListings(db, ann.website_id, search, at)
    expect(found, JSON.stringify({ search, at })).toEqual(naiveSearch(homes, search, at))
    if (found.total > 1) several++
  }
  expect(several).toBeGreaterThan(50)
})

test('a saved open house is found this weekend until it is over or taken away', async () => {
  const ann = await openListings(panel)
  const found = async (search: Partial<ListingSearch>) => {
    const wanted = { ...EVERY_LISTING, ...search }
    return readListingResults(panel.world, ann.website_id, wanted)
  }
  const openHouse = {
    OpenHouseDate: '2026-11-21',
    OpenHouseStartTime: '14:00',
    OpenHouseEndTime: '16:00',
    OpenHouseRemarks: {}
  }
  const { body: first } = await ann.save({ openHouses: [openHouse] })
  const { body: second } = await ann.save({ ListPrice: 500_000 })
  const all = await found({ sort: 'price-low', page: 7 })
  expect(all).toMatchObject({ total: 2, page: 1, pages: 1 })
  expect(all.facets).toMatchObject({ open: 1, new: 2 })
  const ids = all.listings.map(({ listing_id }) => listing_id)
  expect(ids).toEqual([second.listing_id, first.listing_id])
  const open = await found({ open: 'weekend' })
  expect(open.listings).toMatchObject([{ listing_id: first.listing_id, openHouse }])
  panel.setClock(new Date('2026-11-21T21:00:00Z'))
  expect((await found({ open: 'weekend' })).total).toBe(0)
  const tomorrow = { ...openHouse, OpenHouseDate: '2026-11-22' }
  const { body: changed } = await ann.save({ openHouses: [tomorrow] }, first)
  expect((await found({ open: 'weekend' })).total).toBe(1)
  await ann.save({ openHouses: [] }, changed)
  expect((await found({ open: 'weekend' })).total).toBe(0)
})
