import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FeedFailure } from '#panel/services/listing-feed/feed-failure.ts'
import { FEED_FIELDS } from '#panel/services/listing-feed/feed-fields.ts'
import { readRecord } from '#panel/services/listing-feed/read-record.ts'
import { readRows } from '#panel/services/listing-feed/read-rows.ts'

async function read(bytes: Uint8Array, size: number) {
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }
  const rows: unknown[] = []
  const reader = readRows(pieces())
  for (;;) {
    const { done, value } = await reader.next()
    if (done) return { rows, next: value }
    rows.push(...value)
  }
}

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))

test('a list is read as JSON.parse reads it, however it is cut into pieces, and not at all if it ends early', async () => {
  const row = fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue())
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { maxLength: 8 }),
      fc.option(fc.webUrl(), { nil: undefined }),
      fc.integer({ min: 1, max: 40 }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      async (value, next, size, share) => {
        const whole = { '@odata.context': 'x#["{', value, ...(next && { '@odata.nextLink': next }) }
        const bytes = bytesOf(whole)
        const { rows, next: found } = await read(bytes, size)
        expect(rows).toEqual(JSON.parse(JSON.stringify(value)))
        expect(found).toBe(next)
        const cut = bytes.subarray(0, Math.floor(bytes.length * share))
        await expect(read(cut, size)).rejects.toBeInstanceOf(FeedFailure)
      }
    ),
    { numRuns: 200 }
  )
})

test.each([
  ['no list', {}],
  ['a list that isn’t one', { value: { a: { b: 1 } } }],
  ['rows that aren’t records', { value: [1, 2] }],
  ['a record among other things', { value: [{}, 'x'] }],
  ['a second list', { value: [{}], more: [{}] }],
  ['only a list', [{}]],
  ['an error', { error: { code: '500' } }]
])('%s is refused', async (_, answer) => {
  await expect(read(bytesOf(answer), 7)).rejects.toMatchObject({ problem: 'unreadable' })
})

test.each([
  ['a row', `{"value":[{"ListingKey":"${'a'.repeat(1_100_000)}"}]}`],
  ['a text between rows', `{"value":[{},${' '.repeat(5_100_000)}{}]}`]
])('%s that is too long is refused', async (_, text) => {
  const bytes = new TextEncoder().encode(text)
  await expect(read(bytes, 64_000)).rejects.toMatchObject({ problem: 'too-large' })
})

const home = {
  ListingKey: '99000001',
  ModificationTimestamp: '2026-05-07T10:20:30.12Z',
  ListPrice: 850_000,
  StandardStatus: 'Active',
  Heating: ['Gas'],
  AvailabilityDate: '2026-06-01',
  PublicRemarks: null,
  Rooms: [{ RoomType: 'Kitchen', RoomLength: 3.5 }],
  Media: [{ MediaKey: 12, Order: 1 }],
  NotAField: 1
}

test('a record is read by its fields', () => {
  expect(readRecord('Property', 'ListingKey', home)).toEqual({
    key: '99000001',
    modifiedAt: new Date('2026-05-07T10:20:30.120Z'),
    fields: {
      ListingKey: '99000001',
      ModificationTimestamp: '2026-05-07T10:20:30.120Z',
      ListPrice: 850_000,
      StandardStatus: 'Active',
      Heating: ['Gas'],
      AvailabilityDate: '2026-06-01T00:00:00.000Z',
      Rooms: [{ RoomType: 'Kitchen', RoomLength: 3.5 }],
      Media: [{ MediaKey: '12', Order: 1 }]
    },
    dropped: []
  })
})

test('a field of another kind is dropped and named, whichever of all fields it is, and the rest is kept', () => {
  const wrong = { flag: 'yes', integer: 1.5, number: '5', time: 'soon', day: 'soon' }
  for (const [name, kind] of FEED_FIELDS.Property) {
    if (name === 'ListingKey') continue
    const value = kind in wrong ? wrong[kind as keyof typeof wrong] : { not: 'this' }
    const found = readRecord('Property', 'ListingKey', { ...home, [name]: value })
    expect(found?.dropped, name).toEqual([name])
    expect(found?.fields, name).not.toHaveProperty(name)
    expect(found?.fields['ListingKey'], name).toBe('99000001')
  }
})

test('within a list, only the field is dropped', () => {
  const Rooms = [{ RoomType: 'Kitchen', RoomLength: '3 m' }, 5]
  const found = readRecord('Property', 'ListingKey', { ...home, Rooms })
  expect(found?.fields['Rooms']).toEqual([{ RoomType: 'Kitchen' }])
  expect(found?.dropped).toEqual(['Rooms.RoomLength', 'Rooms'])
})

test('a thousand items of a list within a record are read, and no more', () => {
  const Media = Array.from({ length: 1001 }, (_, Order) => ({ Order }))
  const found = readRecord('Property', 'ListingKey', { ...home, Media })
  expect(found?.fields['Media']).toEqual(Media.slice(0, 1000))
})

test.each([undefined, null, '', {}, 1.5, 2 ** 60])(
  'a record with the key %s is none',
  (ListingKey) => {
    expect(readRecord('Property', 'ListingKey', { ...home, ListingKey })).toBeUndefined()
  }
)
