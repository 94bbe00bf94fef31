import * as v from 'valibot'
import { ITEMS_MAX } from './answer-limits.ts'
import { BOARD_FIELDS, FEED_FIELDS, type FeedEntity, type FieldKind } from './feed-fields.ts'
import { readFeedTime } from './feed-time.ts'
import type { FeedRead, FeedValue } from './listing-feed.ts'

const LONGEST_KEY = 200

/** A key is a text, also where it arrives as a number: CREA's MediaKey was one until May 2026. */
export const FeedKeyText = v.union([
  v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_KEY)),
  v.pipe(v.number(), v.safeInteger(), v.transform(String))
])

export const FeedTimeText = v.pipe(v.string(), v.transform(readFeedTime), v.date())

const Text = v.string()
const Record_ = v.record(v.string(), v.unknown())
const Time = v.pipe(
  FeedTimeText,
  v.transform((time) => time.toISOString())
)

const SIMPLE: Record<Exclude<FieldKind, `list:${string}`>, v.GenericSchema<unknown, FeedValue>> = {
  day: v.pipe(
    Time,
    v.transform((time) => time.slice(0, 'YYYY-MM-DD'.length))
  ),
  flag: v.boolean(),
  integer: v.pipe(v.number(), v.safeInteger()),
  key: FeedKeyText,
  lookup: Text,
  // OData writes several names of a list as one text, too.
  lookups: v.union([
    v.array(Text),
    v.pipe(
      Text,
      v.transform((names) => names.split(',').map((name) => name.trim()))
    )
  ]),
  number: v.pipe(v.number(), v.finite()),
  text: Text,
  time: Time
}

/** Reads a record field by field; a field of another kind is dropped and named. Undefined without a key. */
export function readRecord(
  entity: FeedEntity,
  keyField: string,
  raw: unknown
): FeedRead | undefined {
  const record = v.safeParse(Record_, raw)
  if (!record.success) return undefined
  const key = v.safeParse(FeedKeyText, record.output[keyField])
  if (!key.success) return undefined
  const modified = v.safeParse(FeedTimeText, record.output['ModificationTimestamp'])
  return {
    key: key.output,
    modifiedAt: modified.success ? modified.output : undefined,
    ...readFields(entity, record.output)
  }
}

type Fields = Pick<FeedRead, 'dropped' | 'fields'>

function readFields(entity: FeedEntity, record: Record<string, unknown>): Fields {
  const read: Fields = { fields: {}, dropped: [] }
  const known = [...FEED_FIELDS[entity], ...(BOARD_FIELDS[entity] ?? [])]
  for (const [name, kind] of known) {
    const value = record[name]
    if (value === undefined || value === null) continue
    if (kind.startsWith('list:'))
      readList(name, kind.slice('list:'.length) as FeedEntity, value, read)
    else {
      const found = v.safeParse(SIMPLE[kind as keyof typeof SIMPLE], value)
      if (found.success) read.fields[name] = found.output
      else read.dropped.push(name)
    }
  }
  return read
}

function readList(name: string, entity: FeedEntity, value: unknown, into: Fields): void {
  if (!Array.isArray(value)) return void into.dropped.push(name)
  const items: Record<string, FeedValue>[] = []
  for (const item of (value as unknown[]).slice(0, ITEMS_MAX)) {
    const record = v.safeParse(Record_, item)
    if (!record.success) into.dropped.push(name)
    else {
      const { dropped, fields } = readFields(entity, record.output)
      items.push(fields)
      into.dropped.push(...dropped.map((inner) => `${name}.${inner}`))
    }
  }
  into.fields[name] = items
}
