import { atMost, BATCH_BYTES_MAX, ITEMS_MAX } from './answer-limits.ts'
import { eitherKey } from './feed-batches.ts'
import type { FeedEntity } from './feed-fields.ts'
import type { Within } from './feed-offers.ts'
import { type Get, recordsAfterKey } from './feed-pages.ts'
import type { FeedBatch, FeedRead } from './listing-feed.ts'

/** Each may have a hundred photographs in several sizes. */
const LISTINGS_AT_ONCE = 10
const PAGE = 1000

type Reach = { get: Get; root: string }
type Belonging = {
  entity: FeedEntity
  /** The name of its resource, where it isn't the entity's. */
  resource?: string
  keyField: string
  /** The field that holds its listing's key. */
  by: string
}

const WITHIN = {
  Media: { entity: 'Media', keyField: 'MediaKey', by: 'ResourceRecordKey' },
  Rooms: {
    entity: 'PropertyRoom',
    resource: 'PropertyRooms',
    keyField: 'RoomKey',
    by: 'ListingKey'
  }
} as const satisfies Record<Within, Belonging>

/** All records of a resource that belong to these listings, however many each has. */
export function recordsOfListings(
  { get, root }: Reach,
  belonging: Belonging,
  keys: readonly string[]
): Promise<FeedBatch[]> {
  const portions = Array.from({ length: Math.ceil(keys.length / LISTINGS_AT_ONCE) }, (_, at) =>
    keys.slice(at * LISTINGS_AT_ONCE, (at + 1) * LISTINGS_AT_ONCE)
  )
  const { by, ...resource } = belonging
  return Promise.all(
    portions.map(async (asked) => {
      const allowance = { bytes: BATCH_BYTES_MAX }
      const getSome: Get = (url) => atMost(get(url), allowance)
      const found: FeedRead[] = []
      const which = { ...resource, filter: eitherKey(by, asked), top: PAGE }
      for await (const records of recordsAfterKey({ get: getSome, root }, which)) {
        found.push(...records.filter(({ fields }) => asked.includes(String(fields[by]))))
      }
      return { asked, found }
    })
  )
}

/** Listings with what a board keeps beside them, as if it stood within them. */
export async function withRecords(
  reach: Reach,
  beside: readonly Within[],
  listings: FeedRead[]
): Promise<FeedRead[]> {
  const keys = listings.map(({ key }) => key)
  let all = listings
  for (const field of beside) {
    const batches = await recordsOfListings(reach, WITHIN[field], keys)
    const records = batches.flatMap(({ found }) => found).filter(isOfListing)
    const byListing = Map.groupBy(records, ({ fields }) => String(fields[WITHIN[field].by]))
    all = all.map((listing) => put(listing, field, byListing.get(listing.key) ?? []))
  }
  return all
}

/** Media belong to agents and offices, too. */
function isOfListing({ fields: { ResourceName = 'Property' } }: FeedRead): boolean {
  return ResourceName === 'Property'
}

function put(listing: FeedRead, field: Within, records: readonly FeedRead[]): FeedRead {
  const some = records.slice(0, ITEMS_MAX)
  return {
    ...listing,
    fields: { ...listing.fields, [field]: some.map(({ fields }) => fields) },
    dropped: [
      ...listing.dropped,
      ...some.flatMap(({ dropped }) => dropped.map((name) => `${field}.${name}`))
    ]
  }
}
