import { afterAll, beforeAll, expect, test } from 'vitest'
import { readListingResults } from '#panel/actions/listings/search-listings.ts'
import { searchListings } from '#panel/records/listings/search-listings.ts'
import { EVERY_LISTING } from '#rules/listings/search/listing-search.ts'
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
