import { feedTime } from '../../feed-time.ts'
import type { FeedRecord } from '../odata/evaluate-filter.ts'
import type { Chance } from './chance.ts'

type Home = { key: string; listingId: string; bedrooms: number; stories: number; at: Date }

/** Rooms with sizes in metres, as most boards send them. */
export function roomsOf(
  { at, bedrooms, key, listingId, stories }: Home,
  chance: Chance
): FeedRecord[] {
  const upstairs = stories > 1 ? 'Second level' : 'Main level'
  const types: [type: string, level: string][] = [
    ['Living room', 'Main level'],
    ['Kitchen', 'Main level'],
    ...(bedrooms > 1 ? ([['Dining room', 'Main level']] as [string, string][]) : []),
    ...Array.from({ length: bedrooms }, (_, at): [string, string] => [
      at === 0 ? 'Primary Bedroom' : 'Bedroom',
      upstairs
    ])
  ]
  return types.map(([RoomType, RoomLevel], place) => {
    const [length, width] = [chance.whole(27, 58) / 10, chance.whole(24, 44) / 10]
    return {
      RoomKey: `${key}${String(place).padStart(2, '0')}`,
      ListingKey: key,
      ListingId: listingId,
      ModificationTimestamp: feedTime(at),
      RoomDescription: null,
      RoomDimensions: `${length} m x ${width} m`,
      RoomLength: length,
      RoomWidth: width,
      RoomLengthWidthUnits: 'meters',
      RoomLevel,
      RoomType
    }
  })
}
