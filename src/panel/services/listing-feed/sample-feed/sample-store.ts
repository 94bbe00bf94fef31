import type { FeedRecord } from './odata/evaluate-filter.ts'
import type { FeedStore } from './feed-store.ts'
import { brokeragesOf } from './homes/brokerages.ts'
import { chanceOf } from './homes/chance.ts'
import { CITIES } from './homes/cities.ts'
import { inventHome } from './homes/invent-home.ts'
import { openHousesOf } from './homes/open-houses.ts'

const HOURS_AGO = 24 * 90
const HOUR_MS = 3_600_000
const FIRST_KEY = 99_000_001
export const SAMPLE_DESTINATION = 990_001
export const SAMPLE_ACCOUNT = { clientId: 'sample-provider', secret: 'sample-secret' }

/** Invented homes over five cities, listed in the last 90 days, all in one destination. `first`: the first's key. */
export function sampleStore({
  first = FIRST_KEY,
  homes = 400,
  now,
  seed = 1
}: {
  first?: number
  homes?: number
  now: Date
  seed?: number
}): FeedStore {
  const chance = chanceOf(seed)
  const start = new Date(Math.floor(now.getTime() / 1000) * 1000 - HOURS_AGO * HOUR_MS)
  const brokerages = CITIES.map((city) => brokeragesOf(city, start, chance))
  const properties = Array.from({ length: homes }, (_, place) => {
    const at = place % CITIES.length
    const { members = [] } = brokerages[at] ?? {}
    const { MemberKey, OfficeKey } = members[chance.whole(0, members.length - 1)] ?? {}
    const listed = new Date(start.getTime() + Math.floor(chance.random() * HOURS_AGO * HOUR_MS))
    return inventHome(
      String(first + place),
      CITIES[at] ?? CITIES[0],
      { at: listed, seller: { ListAgentKey: MemberKey, ListOfficeKey: OfficeKey } },
      chance
    )
  })
  const keyed = keyBy('ListingKey', properties)
  return {
    accounts: [{ ...SAMPLE_ACCOUNT, destinationIds: [SAMPLE_DESTINATION] }],
    destinations: [
      {
        id: SAMPLE_DESTINATION,
        name: 'Sample homes',
        isActive: true,
        listings: new Set(keyed.keys())
      }
    ],
    properties: keyed,
    members: keyBy(
      'MemberKey',
      brokerages.flatMap(({ members }) => members)
    ),
    offices: keyBy(
      'OfficeKey',
      brokerages.flatMap(({ offices }) => offices)
    ),
    openHouses: keyBy('OpenHouseKey', openHousesOf(properties, now, chance))
  }
}

function keyBy(field: string, records: FeedRecord[]): Map<string, FeedRecord> {
  return new Map(records.map((record) => [String(record[field]), record]))
}
