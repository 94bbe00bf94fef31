import * as v from 'valibot'
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

export async function allRows(get: Get, root: string, address: string): Promise<unknown[]> {
  const rows: unknown[] = []
  for await (const some of rowsOf(get, root, address)) rows.push(...some)
  return rows
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
    top
  }: { entity: FeedEntity; filter: string; keyField: string; top: number }
): AsyncGenerator<FeedRead[]> {
  let after = ''
  for (;;) {
    const $filter = after === '' ? filter : `${filter} and ${keyField} gt ${quoteOData(after)}`
    const query = queryString({ $filter, $orderby: keyField, $top: String(top) })
    const rows: unknown[] = []
    const pieces = readRows(get(`${root}${entity}?${query}`))
    let piece = await pieces.next()
    for (; !piece.done; piece = await pieces.next()) rows.push(...piece.value)
    if (rows.length === 0) return
    const records = rows.flatMap((row) => readRecord(entity, keyField, row) ?? [])
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
