import * as v from 'valibot'
import { atMost, BATCH_BYTES_MAX, RECORDS_MAX, tooLarge } from './answer-limits.ts'
import { FeedFailure } from './feed-failure.ts'
import type { FeedEntity } from './feed-fields.ts'
import type { FeedKey, FeedRead } from './listing-feed.ts'
import { queryString, quoteOData } from './odata-text.ts'
import { FeedKeyText, FeedTimeText, readRecord } from './read-record.ts'
import { readRows } from './read-rows.ts'

/** CREA ends paging at 10,000 records, which is 100 pages. */
const MOST_PAGES = 100

export type Get = (url: string, as?: 'json' | 'xml') => AsyncIterable<Uint8Array>

/** The rows of a list and of the pages it links to, which must be at the feed itself. */
export async function* rowsOf(get: Get, root: string, address: string): AsyncGenerator<unknown[]> {
  let next: string | undefined = address
  for (let page = 0; next !== undefined; page++) {
    if (page === MOST_PAGES) throw new FeedFailure('unreadable', 'The list has no end.')
    const link: string | undefined = yield* readRows(get(next))
    next = link === undefined ? undefined : within(root, link)
  }
}

/** What `read` makes of all rows: those that came are let go, for they may be far larger. */
export async function readAllRows<Read>(
  get: Get,
  root: string,
  address: string,
  read: (row: unknown) => Read | undefined
): Promise<Read[]> {
  const all: Read[] = []
  const allowance = { bytes: BATCH_BYTES_MAX }
  const getSome: Get = (url) => atMost(get(url), allowance)
  for await (const rows of rowsOf(getSome, root, address)) {
    all.push(...rows.flatMap((row) => read(row) ?? []))
    if (all.length > RECORDS_MAX) throw tooLarge()
  }
  return all
}

/**
 * All records of a resource that a filter names, beyond where paging ends: each page begins after the
 * last key of the one before.
 */
export async function* recordsAfterKey(
  { get, root }: { get: Get; root: string },
  {
    entity,
    filter,
    keyField,
    resource = entity,
    top
  }: { entity: FeedEntity; filter: string; keyField: string; resource?: string; top: number }
): AsyncGenerator<FeedRead[]> {
  let after = ''
  let left = RECORDS_MAX
  for (;;) {
    const $filter = after === '' ? filter : `(${filter}) and ${keyField} gt ${quoteOData(after)}`
    const query = queryString({ $filter, $orderby: keyField, $top: String(top) })
    let isEmpty = true
    const records: FeedRead[] = []
    const pieces = readRows(get(`${root}${resource}?${query}`))
    let piece = await pieces.next()
    for (; !piece.done; piece = await pieces.next()) {
      isEmpty = false
      left -= piece.value.length
      if (left < 0) throw tooLarge()
      records.push(...piece.value.flatMap((row) => readRecord(entity, keyField, row) ?? []))
    }
    if (isEmpty) return
    yield records
    const last = records.at(-1)?.key ?? after
    if (last === after) throw new FeedFailure('unreadable', 'The list does not go on.')
    after = last
  }
}

/** A link elsewhere would be sent our token. */
export function within(root: string, link: string): string {
  const url = URL.parse(link, root)
  if (url?.href.startsWith(root) !== true || url.username !== '') {
    throw new FeedFailure('foreign-link', 'The next page of the list is on another host.')
  }
  return url.href
}

const Identifier = v.object({ ListingKey: FeedKeyText })

/** @throws FeedFailure if a row has no key: a list with gaps says nothing about what is gone */
export function readFeedKey(row: unknown): FeedKey {
  const read = v.safeParse(Identifier, row)
  if (!read.success) throw new FeedFailure('unreadable', 'A row of the list has no key.')
  const time = v.safeParse(v.object({ ModificationTimestamp: FeedTimeText }), row)
  return {
    key: read.output.ListingKey,
    modifiedAt: time.success ? time.output.ModificationTimestamp : undefined
  }
}
