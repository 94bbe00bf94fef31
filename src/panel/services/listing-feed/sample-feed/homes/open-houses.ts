import type { FeedRecord } from '../odata/evaluate-filter.ts'
import type { Chance } from './chance.ts'

const DAY_MS = 86_400_000

/** Open houses of some homes on the next two weekends; times are local, as CREA's are. */
export function openHousesOf(homes: FeedRecord[], now: Date, chance: Chance): FeedRecord[] {
  return homes
    .filter(() => chance.happens(0.2))
    .map(({ ListingId, ListingKey }): FeedRecord => {
      const start = chance.whole(11, 15)
      return {
        OpenHouseKey: `${String(ListingKey)}9`,
        ListingKey,
        ListingId,
        OpenHouseDate: weekendDay(now, chance.whole(0, 1), chance.whole(0, 1)),
        OpenHouseStartTime: `${start}:00:00.00`,
        OpenHouseEndTime: `${start + 2}:00:00.00`,
        OpenHouseRemarks: null,
        OpenHouseType: 'Public',
        OpenHouseStatus: 'Active',
        LivestreamOpenHouseURL: null
      }
    })
}

function weekendDay(now: Date, weeks: number, isSunday: number): string {
  const untilSaturday = (6 - now.getUTCDay() + 7) % 7 || 7
  const days = untilSaturday + isSunday + weeks * 7
  return new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)
}
