import { batchesOf, inKeys } from './feed-batches.ts'
import { LIST_ROWS_MAX, tooLarge } from './answer-limits.ts'
import { type Get, readAllRows, readFeedKey, recordsAfterKey, rowsOf } from './feed-pages.ts'
import { feedTime } from './feed-time.ts'
import type { FeedDestination, FeedKey, ListingFeed } from './listing-feed.ts'
import { queryString } from './odata-text.ts'
import { readRecord } from './read-record.ts'

const BATCH = 100
const ACTIVE = 1

/** The REALTOR.ca DDF Web API: lists come from its replication endpoint, which has no pages. */
export function ddfFeed(root: string, get: Get): ListingFeed {
  const reach = { get, root, batch: BATCH, filter: inKeys }
  const replication = (destinationId: number | undefined) =>
    `${root}Property/PropertyReplication(${destinationId === undefined ? '' : `DestinationId=${destinationId}`})`

  async function* keysAt(address: string): AsyncGenerator<FeedKey[]> {
    let left = LIST_ROWS_MAX
    for await (const rows of rowsOf(get, root, address)) {
      left -= rows.length
      if (left < 0) throw tooLarge()
      yield rows.map(readFeedKey)
    }
  }

  return {
    changesSince: (time, destinationId) => {
      const query = queryString({ $filter: `ModificationTimestamp ge ${feedTime(time)}` })
      return keysAt(`${replication(destinationId)}?${query}`)
    },
    masterList: (destinationId) => keysAt(replication(destinationId)),
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
        top: BATCH
      }),
    async destinations() {
      const query = queryString({ $orderby: 'DestinationId', $top: String(BATCH) })
      return readAllRows(get, root, `${root}Destination?${query}`, readDestination)
    }
  }
}

function readDestination(row: unknown): FeedDestination | undefined {
  const read = readRecord('Destination', 'DestinationId', row)
  if (!read) return undefined
  const { DestinationName, DestinationStatus, FullNSP } = read.fields
  return {
    id: Number(read.key),
    name: typeof DestinationName === 'string' ? DestinationName : undefined,
    isActive: DestinationStatus === ACTIVE,
    isWholePool: FullNSP === true
  }
}
