import * as v from 'valibot'
import { LIST_ROWS_MAX, tooLarge } from './answer-limits.ts'
import { batchesOf, eitherKey } from './feed-batches.ts'
import { FeedFailure } from './feed-failure.ts'
import { type Get, readFeedKey, recordsAfterKey, within } from './feed-pages.ts'
import { feedOffers, PHOTOS_CHANGED } from './feed-offers.ts'
import { feedTime } from './feed-time.ts'
import type { FeedKey, FeedRead, ListingFeed } from './listing-feed.ts'
import { queryString, quoteOData } from './odata-text.ts'
import { FeedTimeText } from './read-record.ts'
import { readRows } from './read-rows.ts'
import { recordsOfListings, withRecords } from './records-of-listings.ts'

/** Each key is a condition of its own in the address. */
const BATCH = 40
const PAGE = 1000
const CHANGED = 'ModificationTimestamp'

/**
 * A board's RESO Web API. It has no complete list of keys, and pages by number shift while listings
 * come and go; so each page begins after the last row of the one before. What else it offers it says
 * itself; see docs/decisions/0251.
 */
export function resoFeed(root: string, get: Get, offersOf = feedOffers(root)): ListingFeed {
  const reach = { get, root, batch: BATCH, filter: eitherKey }
  const offers = () => offersOf(get)

  async function* pagesFrom(
    start: string | undefined,
    orderby: string,
    after: (row: unknown) => string
  ): AsyncGenerator<FeedKey[]> {
    let filter = start
    let left = LIST_ROWS_MAX
    for (;;) {
      const { keys, last } = await page(orderby, filter, left)
      if (last === undefined) return
      yield keys
      left -= keys.length
      const next = after(last)
      if (next === filter) throw new FeedFailure('unreadable', 'The list does not go on.')
      filter = next
    }
  }

  const changes = (field: typeof CHANGED | typeof PHOTOS_CHANGED, time: Date) =>
    pagesFrom(`${field} ge ${feedTime(time)}`, `${field},ListingKey`, afterTime(field))

  async function page(orderby: string, filter: string | undefined, most: number) {
    const { hasPhotoTimes } = await offers()
    const query = queryString({
      $select: ['ListingKey', CHANGED, ...(hasPhotoTimes ? [PHOTOS_CHANGED] : [])].join(','),
      $orderby: orderby,
      $top: String(PAGE),
      ...(filter !== undefined && { $filter: filter })
    })
    const keys: FeedKey[] = []
    let last: unknown
    const pieces = readRows(get(`${root}Property?${query}`))
    let piece = await pieces.next()
    for (; !piece.done; piece = await pieces.next()) {
      keys.push(...piece.value.map(readBoardKey))
      last = piece.value.at(-1)
      if (keys.length > most) throw tooLarge()
    }
    if (piece.value !== undefined) within(root, piece.value)
    return { keys, last }
  }

  return {
    // New photographs alone needn't change a listing's own time.
    async *changesSince(time) {
      yield* changes(CHANGED, time)
      if ((await offers()).hasPhotoTimes) yield* changes(PHOTOS_CHANGED, time)
    },
    masterList: () => pagesFrom(undefined, 'ListingKey', afterKey),
    async *details(keys) {
      if (keys.length === 0) return
      const { beside, expand } = await offers()
      const asked = { entity: 'Property', by: 'ListingKey', keyField: 'ListingKey' } as const
      for await (const batch of batchesOf(reach, { ...asked, expand, keys })) {
        const found = await withRecords(reach, beside, batch.found)
        yield { ...batch, found: found.map(withPhotoTime) }
      }
    },
    offices: (keys) =>
      batchesOf(reach, { entity: 'Office', by: 'OfficeKey', keyField: 'OfficeKey', keys }),
    members: (keys) =>
      batchesOf(reach, { entity: 'Member', by: 'MemberKey', keyField: 'MemberKey', keys }),
    async *openHouses(keys) {
      const asked = { entity: 'OpenHouse', by: 'ListingKey', keyField: 'OpenHouseKey' } as const
      yield* await recordsOfListings(reach, asked, keys)
    },
    openHousesFrom: (day) =>
      recordsAfterKey(reach, {
        entity: 'OpenHouse',
        filter: `OpenHouseDate ge ${day}`,
        keyField: 'OpenHouseKey',
        top: PAGE
      }),
    destinations: async () => []
  }
}

function afterKey(row: unknown): string {
  return `ListingKey gt ${quoteOData(readFeedKey(row).key)}`
}

/** The time goes back as the server wrote it: a board may have more decimals than we. */
function afterTime(field: typeof CHANGED | typeof PHOTOS_CHANGED): (row: unknown) => string {
  return (row) => {
    const read = v.safeParse(Timed, row)
    const at = read.success ? read.output[field] : undefined
    if (!read.success || !at) {
      throw new FeedFailure('unreadable', 'A row of the list has no time.')
    }
    const isTie = `${field} eq ${at} and ListingKey gt ${quoteOData(read.output.ListingKey)}`
    return `${field} gt ${at} or (${isTie})`
  }
}

const WrittenTime = v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[\d:.TZ+-]+$/))))
const Timed = v.object({
  ListingKey: v.string(),
  [CHANGED]: WrittenTime,
  [PHOTOS_CHANGED]: WrittenTime
})

const WithPhotoTime = v.object({ [PHOTOS_CHANGED]: FeedTimeText })

function readBoardKey(row: unknown): FeedKey {
  const { key, modifiedAt } = readFeedKey(row)
  return { key, modifiedAt: later(modifiedAt, row) }
}

function withPhotoTime(read: FeedRead): FeedRead {
  return { ...read, modifiedAt: later(read.modifiedAt, read.fields) }
}

/** When a listing or its photographs were changed last. */
function later(modifiedAt: Date | undefined, row: unknown): Date | undefined {
  const photos = v.safeParse(WithPhotoTime, row)
  if (!photos.success) return modifiedAt
  const at = photos.output[PHOTOS_CHANGED]
  return modifiedAt === undefined || (at !== undefined && at > modifiedAt) ? at : modifiedAt
}
