import { expect, test } from 'vitest'
import { searchListings } from '#panel/records/listings/search-listings.ts'
import { chanceOf } from '../kit/listing-search/chance.ts'
import { fillHomes } from '../kit/listing-search/homes.ts'
import { naiveSearch } from '../kit/listing-search/naive-search.ts'
import { randomMoment, randomSearch } from '../kit/listing-search/searches.ts'
import { openListings } from '../kit/listings.ts'
import { measured } from '../kit/measured.ts'
import { startPanel } from '../kit/panel.ts'
import { hasPostgres } from '../kit/postgres.ts'

const HOMES = 6000
const SEARCHES = Number(process.env['PROOF_SEARCHES'] ?? 2000)
const SEED = Number(process.env['PROOF_SEED'] ?? 20_261_124)

test.skipIf(!hasPostgres())(
  'any search of 5,000 homes finds, orders and counts what a look at each home does',
  async () => {
    const panel = await startPanel({ engine: 'postgres', settings: { rateLimits: false } })
    try {
      const { db } = panel.world
      const [ann, ben] = [await openListings(panel), await openListings(panel)]
      const homes = await fillHomes(db, {
        count: HOMES,
        now: panel.now(),
        seed: SEED,
        websites: [ann.website_id, ben.website_id]
      })
      expect(homes.length).toBeGreaterThan(5000)
      const chance = chanceOf(SEED)
      let several = 0
      for (let round = 0; round < SEARCHES; round++) {
        const search = randomSearch(chance)
        const at = randomMoment(chance, panel.now())
        const found = await searchListings(db, ann.website_id, search, at)
        expect(found, JSON.stringify({ search, at })).toEqual(naiveSearch(homes, search, at))
        if (found.total > 1) several++
      }
      measured('searches equal to a look at each home', {
        searches: SEARCHES,
        homes: homes.length,
        foundSeveral: several
      })
      expect(several).toBeGreaterThan(SEARCHES / 4)
    } finally {
      await panel.close()
    }
  },
  1_200_000
)
