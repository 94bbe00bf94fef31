import { HOME_FEATURES } from '#rules/listings/home-features.ts'
import { HOME_TYPES } from '#rules/listings/home-type.ts'
import { type ListingSearch, SEARCH_SORTS } from '#rules/listings/search/listing-search.ts'
import { readListingSearch } from '#rules/listings/search/read-listing-search.ts'
import { areasOf } from '#rules/listings/search/search-areas.ts'
import type { SearchedAt } from '#rules/listings/search/search-days.ts'
import type { Chance } from './chance.ts'
import { AROUND, PLACES, WORDS } from './homes.ts'

const AREAS = PLACES.flatMap(([City, CityRegion]) => areasOf({ City, CityRegion }))
const DAY_MS = 86_400_000

/** An address that a visitor could have, some of its values nonsense. */
export function randomSearch(chance: Chance): ListingSearch {
  const params = new URLSearchParams()
  const may = (name: string, percent: number, value: () => number | string) => {
    if (chance.yes(percent)) params.append(name, String(value()))
  }
  may('q', 20, () => chance.some([...WORDS, '12', 'elm', 'M4K', 'montreal'], 15).join('  '))
  may('area', 20, () => chance.one([...AREAS, 'Atlantis']))
  if (chance.yes(30)) for (const type of chance.some(HOME_TYPES, 40)) params.append('type', type)
  may('min', 25, () => chance.whole(8, 60) * 50_000)
  may('max', 25, () => chance.whole(20, 75) * 50_000)
  may('beds', 25, () => chance.whole(0, 6))
  may('baths', 15, () => chance.whole(0, 5))
  may('size', 15, () => chance.whole(5, 40) * 100)
  may('lot', 10, () => chance.whole(500, 20_000))
  may('built', 10, () => chance.whole(1890, 2026))
  if (chance.yes(25)) {
    for (const one of chance.some(HOME_FEATURES, 12)) params.append('features', one)
  }
  may('status', 20, () => chance.one(['sold', 'sold', 'leased']))
  may('open', 20, () => 'weekend')
  may('new', 20, () => 'week')
  may('sort', 70, () => chance.one(SEARCH_SORTS))
  may('page', 40, () => chance.one([1, 2, 3, 200, '-1']))
  may('box', 15, () => randomBox(chance).join(','))
  may('shape', 15, () => randomShape(chance).join(','))
  return readListingSearch(params)
}

/** Before, on and after a weekend, by clocks that are hours apart. */
export function randomMoment(chance: Chance, around: Date): SearchedAt {
  return {
    now: new Date(around.getTime() + chance.whole(-4 * 24, 4 * 24) * (DAY_MS / 24)),
    zone: chance.one(['America/Toronto', 'America/Vancouver', 'America/St_Johns'])
  }
}

function randomBox(chance: Chance): number[] {
  const [lat, lng] = [latitude(chance), longitude(chance)]
  return [lat - chance.number(0, 0.1), lng - chance.number(0, 0.2), lat + 0.05, lng + 0.1]
}

/** Corners in no order, so that lines cross too. */
function randomShape(chance: Chance): number[] {
  return Array.from({ length: chance.whole(3, 30) }, () => [
    latitude(chance),
    longitude(chance)
  ]).flat()
}

function latitude(chance: Chance): number {
  return chance.number(AROUND.south, AROUND.north)
}

function longitude(chance: Chance): number {
  return chance.number(AROUND.west, AROUND.east)
}
