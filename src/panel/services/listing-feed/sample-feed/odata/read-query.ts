import { FEED_FIELDS, type FeedEntity } from '../../feed-fields.ts'
import { BadQuery } from './bad-query.ts'
import { compileFilter, type Condition, type FeedRecord } from './evaluate-filter.ts'
import { parseFilter } from './parse-filter.ts'

export type FeedQuery = {
  count: boolean
  /** Records within records, where they are left out otherwise. */
  expand: string[]
  filter: Condition
  orderby: { field: string; descending: boolean }[]
  select: string[] | undefined
  skip: number
  top: number
}

export type PageLimits = { defaultTop: number; maxTop: number; expandable?: readonly string[] }

const OPTIONS = ['$count', '$filter', '$orderby', '$select', '$skip', '$top']

/** Reads the OData options of a request. @throws BadQuery */
export function readQuery(
  search: URLSearchParams,
  entity: FeedEntity,
  { defaultTop, expandable = [], maxTop }: PageLimits
): FeedQuery {
  for (const name of search.keys()) {
    const isKnown = OPTIONS.includes(name) || (name === '$expand' && expandable.length > 0)
    if (!isKnown) throw new BadQuery(`The query option '${name}' is not supported.`)
  }
  const filter = search.get('$filter')
  const top = countOf(search, '$top', defaultTop)
  if (top > maxTop) throw new BadQuery(`The limit of '${maxTop}' for $top has been exceeded.`)
  return {
    count: search.get('$count') === 'true',
    expand: expanded(search.get('$expand'), expandable),
    filter: filter === null ? () => true : compileFilter(parseFilter(filter), entity),
    orderby: (search.get('$orderby') ?? '')
      .split(',')
      .filter((part) => part !== '')
      .map((part) => orderOf(part, entity)),
    select: selected(search.get('$select'), entity),
    skip: countOf(search, '$skip', 0),
    top
  }
}

export function selectFields(record: FeedRecord, names: string[] | undefined): FeedRecord {
  if (!names) return record
  return Object.fromEntries(names.map((name) => [name, record[name] ?? null]))
}

function selected(text: string | null, entity: FeedEntity): string[] | undefined {
  if (text === null) return undefined
  const names = text.split(',').map((name) => name.trim())
  if (names.includes('')) {
    throw new BadQuery('Empty or null values are not supported by the Select clause.')
  }
  return names.map((name) => known(name, entity))
}

function expanded(text: string | null, expandable: readonly string[]): string[] {
  const names = text === null ? [] : text.split(',')
  const unknown = names.find((name) => !expandable.includes(name))
  if (unknown === undefined) return names
  throw new BadQuery(`Could not find a navigation property named '${unknown}'.`)
}

function orderOf(part: string, entity: FeedEntity): { field: string; descending: boolean } {
  const [field = '', direction = 'asc', ...more] = part.trim().split(/ +/)
  if (!['asc', 'desc'].includes(direction) || more.length > 0) {
    throw new BadQuery(`'${direction}' is not a direction.`)
  }
  return { field: known(field, entity), descending: direction === 'desc' }
}

function known(field: string, entity: FeedEntity): string {
  if (FEED_FIELDS[entity].has(field)) return field
  throw new BadQuery(`Could not find a property named '${field}' on type '${entity}'.`)
}

function countOf(search: URLSearchParams, name: string, otherwise: number): number {
  const text = search.get(name) ?? String(otherwise)
  if (!/^\d{1,9}$/.test(text)) throw new BadQuery(`Invalid value '${text}' for ${name}.`)
  return Number(text)
}
