import { feedTime } from '../feed-time.ts'
import type { FeedStore } from './feed-store.ts'
import { chanceOf } from './homes/chance.ts'
import type { FeedRecord } from './odata/evaluate-filter.ts'
import { sampleStore } from './sample-store.ts'

const FIRST_SOLD_KEY = 99_500_001
const DAY_MS = 86_400_000
const LONGEST_DAYS = 60

/** Invented homes as a board's feed has them for its VOW: most sold, with their price, some about to be. */
export function soldStore({ homes = 60, now }: { homes?: number; now: Date }): FeedStore {
  const store = sampleStore({ first: FIRST_SOLD_KEY, homes, now, seed: 2 })
  const chance = chanceOf(3)
  for (const [key, home] of store.properties) {
    const sold = { ...home, ...endOf(home, now, chance), ListingURL: null }
    store.properties.set(key, sold)
  }
  store.openHouses.clear()
  return store
}

function endOf(
  { ListPrice, OriginalEntryTimestamp }: FeedRecord,
  now: Date,
  chance: ReturnType<typeof chanceOf>
): FeedRecord {
  const listed = Date.parse(String(OriginalEntryTimestamp))
  const at = new Date(Math.min(now.getTime(), listed + chance.whole(5, LONGEST_DAYS) * DAY_MS))
  const changed = { ModificationTimestamp: feedTime(at), StatusChangeTimestamp: feedTime(at) }
  if (chance.happens(0.15)) return { ...changed, StandardStatus: 'Pending' }
  const price = (Number(ListPrice) * chance.whole(93, 109)) / 100
  return {
    ...changed,
    StandardStatus: 'Closed',
    ClosePrice: Math.round(price / 500) * 500,
    CloseDate: feedTime(at).slice(0, 'YYYY-MM-DD'.length)
  }
}
