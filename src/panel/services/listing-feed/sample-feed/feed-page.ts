import { Readable } from 'node:stream'
import type { FeedEntity } from '../feed-fields.ts'
import { feedRefusals } from './feed-refusals.ts'
import type { FeedRecord } from './odata/evaluate-filter.ts'
import { type FeedQuery, readQuery, selectFields } from './odata/read-query.ts'
import { seededRandom } from './seeded-random.ts'

const FURTHEST = 10_000
let shuffles = 0

/** A page of a resource. Without $orderby the order is another one each time, as CREA warns. */
export function feedPage(
  url: URL,
  resource: FeedEntity,
  records: FeedRecord[],
  limits: { maxTop: number; isEndless?: boolean; expandable?: readonly string[] }
): Response {
  const { expandable = [], maxTop } = limits
  const query = readQuery(url.searchParams, resource, { defaultTop: 20, expandable, maxTop })
  const { count, expand, orderby, select, skip, top } = query
  const leftOut = expandable.filter((name) => !expand.includes(name))
  if (!limits.isEndless && skip >= FURTHEST) {
    return feedRefusals.badQuery(`$skip ends at ${FURTHEST}; use the replication endpoint.`)
  }
  const found = records.filter(query.filter)
  const ordered = orderby.length === 0 ? shuffled(found) : inOrder(found, orderby)
  const next = skip + top
  // CREA's $top is the size of a page, a board's that of the whole answer.
  const hasMore = next < found.length && !limits.isEndless && next < FURTHEST
  return Response.json({
    '@odata.context': contextOf(url, resource, select),
    ...(count && { '@odata.count': found.length }),
    value: ordered
      .slice(skip, next)
      .map((record) => selectFields(without(record, leftOut), select)),
    ...(hasMore && { '@odata.nextLink': nextLink(url, top, next) })
  })
}

export function without(record: FeedRecord, names: readonly string[]): FeedRecord {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)))
}

/** Keys and times of every record, by time. Written piece by piece: it may be 300,000 rows. */
export function replicationList(
  url: URL,
  resource: 'Member' | 'Office' | 'Property',
  keyField: string,
  records: Iterable<FeedRecord>
): Response {
  for (const option of ['$top', '$skip']) {
    if (url.searchParams.has(option)) return feedRefusals.badQuery(`${option} is not supported.`)
  }
  const query = readQuery(url.searchParams, resource, { defaultTop: 0, maxTop: 0 })
  const found = [...records].filter(query.filter)
  const ordered = inOrder(found, [{ field: 'ModificationTimestamp', descending: false }])
  const context = contextOf(url, `${resource}Identifier`, undefined)
  return new Response(
    Readable.toWeb(Readable.from(pieces(ordered, keyField, context))) as ReadableStream,
    {
      headers: { 'content-type': 'application/json; charset=utf-8' }
    }
  )
}

const PIECE = 1000

function* pieces(records: FeedRecord[], keyField: string, context: string): Generator<Buffer> {
  yield Buffer.from(`{"@odata.context":${JSON.stringify(context)},"value":[`)
  for (let at = 0; at < records.length; at += PIECE) {
    const rows = records
      .slice(at, at + PIECE)
      .map(({ [keyField]: key, ModificationTimestamp }) =>
        JSON.stringify({ [keyField]: key, ModificationTimestamp })
      )
    yield Buffer.from((at === 0 ? '' : ',') + rows.join(','))
  }
  yield Buffer.from(']}')
}

export function contextOf(
  url: URL,
  entity: FeedEntity | string,
  select: string[] | undefined
): string {
  const fields = select ? `(${select.join(',')})` : ''
  return `${url.origin}/odata/v1/$metadata#${entity}${fields}`
}

function nextLink(url: URL, top: number, skip: number): string {
  const next = new URL(url)
  next.searchParams.set('$top', String(top))
  next.searchParams.set('$skip', String(skip))
  return next.href
}

function inOrder(records: FeedRecord[], orderby: FeedQuery['orderby']): FeedRecord[] {
  return records.toSorted((a, b) => {
    for (const { descending, field } of orderby) {
      const way = compare(a[field], b[field])
      if (way !== 0) return descending ? -way : way
    }
    return 0
  })
}

/** Nulls come first. */
function compare(a: unknown, b: unknown): number {
  const [left, right] = [a ?? undefined, b ?? undefined] as [string | undefined, string | undefined]
  if (left === right) return 0
  if (left === undefined) return -1
  if (right === undefined) return 1
  return left < right ? -1 : 1
}

function shuffled(records: FeedRecord[]): FeedRecord[] {
  const random = seededRandom(++shuffles)
  return records
    .map((record) => [random(), record] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, record]) => record)
}
