import { feedTime } from '../../feed-time.ts'
import type { FeedRecord } from '../odata/evaluate-filter.ts'
import type { Chance } from './chance.ts'
import type { Structure } from './structures.ts'

const TONES: [string, ...string[]] = ['brick', 'clay', 'cream', 'gold', 'lake', 'pine', 'slate']
const HOURS = ['noon', 'morning', 'dusk'] as const
const TURNS = 12

type Home = { key: string; listingId: string; structure: Structure; at: Date }

/**
 * Pictures of an invented home. A picture's name is that of a drawing of ours; its address is completed
 * by the server that has it.
 */
export function mediaOf({ at, key, listingId, structure }: Home, chance: Chance): FeedRecord[] {
  const kind = chance.one(structure.drawings)
  const tone = chance.one(TONES)
  const turn = chance.whole(0, TURNS - 1)
  return HOURS.map((hour, place) => ({
    MediaKey: `${key}_1_${place + 1}`,
    MediaURL: `/media/${key}/${place + 1}/${hour}-home-${kind}-${tone}-${(turn + place) % TURNS}.jpg`,
    MediaCategory: 'Property Photo',
    ModificationTimestamp: feedTime(at),
    Order: place + 1,
    PreferredPhotoYN: place === 0,
    LongDescription: null,
    ResourceName: 'Property',
    ResourceRecordId: listingId,
    ResourceRecordKey: key
  }))
}
