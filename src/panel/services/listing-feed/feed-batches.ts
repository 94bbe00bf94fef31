import { FeedFailure } from './feed-failure.ts'
import type { FeedEntity } from './feed-fields.ts'
import { type Get, readAllRows } from './feed-pages.ts'
import type { FeedBatch } from './listing-feed.ts'
import { queryString, quoteOData } from './odata-text.ts'
import { readRecord } from './read-record.ts'

/** CREA answers 408 to what takes too long; a smaller batch is worth trying down to this size. */
const SMALLEST = 10
const AHEAD = 4

type Asked = {
  /** The resource, and the field its records are asked for by. */
  entity: FeedEntity
  by: string
  /** The field that identifies a record. */
  keyField: string
  keys: readonly string[]
  /** Records within records that are only given on request. */
  expand?: readonly string[]
}
type Reach = {
  get: Get
  root: string
  batch: number
  filter: (field: string, keys: string[]) => string
}

/** Records by key, in batches; four of them are under way at a time. */
export async function* batchesOf(reach: Reach, asked: Asked): AsyncGenerator<FeedBatch> {
  const unique = [...new Set(asked.keys)]
  const waiting: Promise<FeedBatch[]>[] = []
  for (let at = 0; at < unique.length || waiting.length > 0;) {
    while (waiting.length < AHEAD && at < unique.length) {
      const batch = batchOf(reach, asked, unique.slice(at, (at += reach.batch)))
      // A failure is thrown where its turn comes.
      batch.catch(() => undefined)
      waiting.push(batch)
    }
    yield* (await waiting.shift()) ?? []
  }
}

async function batchOf(reach: Reach, asked: Asked, keys: string[]): Promise<FeedBatch[]> {
  const { by, entity, expand = [], keyField } = asked
  const query = queryString({
    $filter: reach.filter(by, keys),
    $orderby: keyField,
    $top: String(reach.batch),
    ...(expand.length > 0 && { $expand: expand.join(',') })
  })
  try {
    const wanted = new Set(keys)
    const records = await readAllRows(
      reach.get,
      reach.root,
      `${reach.root}${entity}?${query}`,
      (row) => {
        const record = readRecord(entity, keyField, row)
        return record && wanted.has(String(record.fields[by])) ? record : undefined
      }
    )
    const found = new Map(records.map((record) => [record.key, record]))
    return [{ asked: keys, found: [...found.values()] }]
  } catch (error) {
    const isSlow = error instanceof FeedFailure && error.status === 408
    if (!isSlow || keys.length <= SMALLEST) throw error
    const half = Math.ceil(keys.length / 2)
    return [
      ...(await batchOf(reach, asked, keys.slice(0, half))),
      ...(await batchOf(reach, asked, keys.slice(half)))
    ]
  }
}

export function inKeys(field: string, keys: string[]): string {
  return `${field} in (${keys.map(quoteOData).join(',')})`
}

/** For servers of RESO's Web API Core, which needn't know `in`. */
export function eitherKey(field: string, keys: string[]): string {
  return keys.map((key) => `${field} eq ${quoteOData(key)}`).join(' or ')
}
