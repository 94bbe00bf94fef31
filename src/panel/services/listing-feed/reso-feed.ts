import * as v from 'valibot'
import { batchesOf, eitherKey } from './feed-batches.ts'
import { FeedFailure } from './feed-failure.ts'
import { type Get, readFeedKey, recordsAfterKey, within } from './feed-pages.ts'
import { feedTime } from './feed-time.ts'
import type { FeedKey, ListingFeed } from './listing-feed.ts'
import { queryString, quoteOData } from './odata-text.ts'
import { readRows } from './read-rows.ts'

/** Each key is a condition of its own in the address. */
const BATCH = 40
const PAGE = 1000
const FIELDS = 'ListingKey,ModificationTimestamp'

/**
 * A board's RESO Web API. It has no complete list of keys, and pages by number shift while listings
 * come and go; so each page begins after the last row of the one before.
 */
export function resoFeed(root: string, get: Get): ListingFeed {
  const reach = { get, root, batch: BATCH, filter: eitherKey }

  async function* pagesFrom(
    start: string | undefined,
    orderby: string,
    after: (row: unknown) => string
  ): AsyncGenerator<FeedKey[]> {
    let filter = start
    for (;;) {
      const rows = await page(orderby, filter)
      const last = rows.at(-1)
      if (last === undefined) return
      yield rows.map(readFeedKey)
      const next = after(last)
      if (next === filter) throw new FeedFailure('unreadable', 'The list does not go on.')
      filter = next
    }
  }

  async function page(orderby: string, filter: string | undefined): Promise<unknown[]> {
    const query = queryString({
      $select: FIELDS,
      $orderby: orderby,
      $top: String(PAGE),
      ...(filter !== undefined && { $filter: filter })
    })
    const rows: unknown[] = []
    const pieces = readRows(get(`${root}Property?${query}`))
    let piece = await pieces.next()
    for (; !piece.done; piece = await pieces.next()) rows.push(...piece.value)
    if (piece.value !== undefined) within(root, piece.value)
    return rows
  }

  return {
    changesSince: (time) =>
      pagesFrom(
        `ModificationTimestamp ge ${feedTime(time)}`,
        'ModificationTimestamp,ListingKey',
        afterTime
      ),
    masterList: () => pagesFrom(undefined, 'ListingKey', afterKey),
    details: (keys) =>
      batchesOf(reach, { entity: 'Property', by: 'ListingKey', keyField: 'ListingKey', keys }),
    offices: (keys) =>
      batchesOf(reach, { entity: 'Office', by: 'OfficeKey', keyField: 'OfficeKey', keys }),
    members: (keys) =>
      batchesOf(reach, { entity: 'Member', by: 'MemberKey', keyField: 'MemberKey', keys }),
    openHouses: (keys) =>
      batchesOf(reach, { entity: 'OpenHouse', by: 'ListingKey', keyField: 'OpenHouseKey', keys }),
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
function afterTime(row: unknown): string {
  const read = v.safeParse(Timed, row)
  if (!read.success) throw new FeedFailure('unreadable', 'A row of the list has no time.')
  const { ListingKey, ModificationTimestamp: at } = read.output
  const isTie = `ModificationTimestamp eq ${at} and ListingKey gt ${quoteOData(ListingKey)}`
  return `ModificationTimestamp gt ${at} or (${isTie})`
}

const Timed = v.object({
  ListingKey: v.string(),
  ModificationTimestamp: v.pipe(v.string(), v.regex(/^[\d:.TZ+-]+$/))
})
