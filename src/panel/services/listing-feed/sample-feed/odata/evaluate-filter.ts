import { FEED_FIELDS, type FeedEntity, type FieldKind } from '../../feed-fields.ts'
import { readFeedTime } from '../../feed-time.ts'
import { BadQuery } from './bad-query.ts'
import type { Comparison, Expression, Literal } from './expression.ts'

export type FeedRecord = Record<string, unknown>
export type Condition = (record: FeedRecord) => boolean

/** Compiles a parsed filter for records of this entity. @throws BadQuery for fields it doesn't have */
export function compileFilter(filter: Expression, entity: FeedEntity): Condition {
  const compile = (of: Expression): Condition => compileFilter(of, entity)
  switch (filter.kind) {
    case 'and': {
      const [left, right] = [compile(filter.left), compile(filter.right)]
      return (record) => left(record) && right(record)
    }
    case 'or': {
      const [left, right] = [compile(filter.left), compile(filter.right)]
      return (record) => left(record) || right(record)
    }
    case 'not': {
      const of = compile(filter.of)
      return (record) => !of(record)
    }
    case 'any':
      return compileAny(filter, entity)
    case 'contains': {
      if (kindOf(filter.field, entity) !== 'text') {
        throw new BadQuery(`contains can't be used with ${filter.field}.`)
      }
      return ({ [filter.field]: value }) => typeof value === 'string' && value.includes(filter.text)
    }
    case 'has': {
      const kind = kindOf(filter.field, entity)
      if (kind !== 'lookup' && kind !== 'lookups') {
        throw new BadQuery(`has can't be used with ${filter.field}.`)
      }
      return ({ [filter.field]: value }) => [value].flat().includes(filter.value)
    }
    case 'in': {
      const tests = filter.values.map((value) => comparison(filter.field, 'eq', value, entity))
      return (record) => tests.some((test) => test(record))
    }
    case 'compare':
      return comparison(filter.field, filter.by, filter.value, entity)
  }
}

/** `Heating/any(a: a eq 'Electric')` and `Media/any(m: m/MediaCategory eq 'Photo')`. */
function compileAny(filter: Expression & { kind: 'any' }, entity: FeedEntity): Condition {
  const kind = kindOf(filter.field, entity)
  const items = ({ [filter.field]: value }: FeedRecord) =>
    Array.isArray(value) ? (value as unknown[]) : []
  if (kind !== 'lookups' && !kind.startsWith('list:')) {
    throw new BadQuery(`any can't be used with ${filter.field}.`)
  }
  const { of, variable } = filter
  if (of === undefined) return (record) => items(record).length > 0
  if (kind === 'lookups') {
    const test = compileFilter(rename(of, variable, ELEMENT), entity)
    return (record) => items(record).some((item) => test({ [ELEMENT]: item }))
  }
  const test = compileFilter(
    rename(of, `${variable}/`, ''),
    kind.slice('list:'.length) as FeedEntity
  )
  return (record) => items(record).some((item) => test(item as FeedRecord))
}

const ELEMENT = '$it'

/** Replaces the variable of `any` at the start of each field's path. */
function rename(filter: Expression, prefix: string, by: string): Expression {
  if ('left' in filter) {
    const { left, right } = filter
    return { ...filter, left: rename(left, prefix, by), right: rename(right, prefix, by) }
  }
  if (filter.kind === 'not') return { kind: 'not', of: rename(filter.of, prefix, by) }
  if (!filter.field.startsWith(prefix)) throw new BadQuery(`${filter.field} is not in this list.`)
  return { ...filter, field: by + filter.field.slice(prefix.length) }
}

function kindOf(field: string, entity: FeedEntity): FieldKind {
  const kind = field === ELEMENT ? 'lookup' : FEED_FIELDS[entity].get(field)
  if (!kind) throw new BadQuery(`Could not find a property named '${field}' on type '${entity}'.`)
  return kind
}

function comparison(field: string, by: Comparison, value: Literal, entity: FeedEntity): Condition {
  const kind = kindOf(field, entity)
  if (value !== null && !TYPES[kind]?.includes(value instanceof Date ? 'time' : typeof value)) {
    throw new BadQuery(`${field} can't be compared with this value: their types are incompatible.`)
  }
  const right = value instanceof Date ? value.getTime() : value
  return ({ [field]: found }) => {
    const left = found === undefined ? null : found
    return compares(TIMES.includes(kind) && left !== null ? timeOf(left) : left, by, right)
  }
}

const TIMES: FieldKind[] = ['day', 'time']

/** The literals a field can be compared with. */
const TYPES: Partial<Record<FieldKind, string[]>> = {
  day: ['time'],
  flag: ['boolean'],
  integer: ['number'],
  key: ['string'],
  lookup: ['string'],
  number: ['number'],
  text: ['string'],
  time: ['time']
}

function timeOf(value: unknown): number | undefined {
  return typeof value === 'string' ? readFeedTime(value)?.getTime() : undefined
}

/** Null equals null alone, and is neither greater nor less than anything. */
function compares(left: unknown, by: Comparison, right: unknown): boolean {
  if (by === 'eq') return left === right
  if (by === 'ne') return left !== right
  if (left === null || right === null) return false
  const [a, b] = [left as number, right as number]
  switch (by) {
    case 'ge':
      return a >= b
    case 'gt':
      return a > b
    case 'le':
      return a <= b
    case 'lt':
      return a < b
  }
}
