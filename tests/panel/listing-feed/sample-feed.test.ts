import { expect, test } from 'vitest'
import { FEED_FIELDS } from '#panel/services/listing-feed/feed-fields.ts'
import { BadQuery } from '#panel/services/listing-feed/sample-feed/odata/bad-query.ts'
import { compileFilter } from '#panel/services/listing-feed/sample-feed/odata/evaluate-filter.ts'
import { parseFilter } from '#panel/services/listing-feed/sample-feed/odata/parse-filter.ts'
import { feedPicture } from '#panel/services/listing-feed/sample-feed/feed-pictures.ts'
import { sampleStore } from '#panel/services/listing-feed/sample-feed/sample-store.ts'
import { siteDrawings } from '#sites/drawing-files.tsx'

const now = new Date('2026-11-24T18:00:00Z')
const store = sampleStore({ now })
const homes = [...store.properties.values()]

type Home = Record<string, unknown> & {
  Heating: string[]
  ListPrice: number
  City: string
  Rooms: { RoomType: string; RoomLength: number }[]
  ModificationTimestamp: string
}

test.each<[string, (home: Home) => boolean]>([
  ['ListPrice gt 500000', ({ ListPrice }) => ListPrice > 500_000],
  ["City eq 'Gatineau' or City eq 'Halifax'", ({ City }) => ['Gatineau', 'Halifax'].includes(City)],
  [
    "City ne 'Toronto' and ListPrice le 400000",
    (home) => home.City !== 'Toronto' && home.ListPrice <= 400_000
  ],
  ["not (City in ('Toronto','Calgary'))", ({ City }) => !['Toronto', 'Calgary'].includes(City)],
  ["contains(City,'al')", ({ City }) => City.includes('al')],
  ["Heating/any(a: a eq 'Heat Pump')", ({ Heating }) => Heating.includes('Heat Pump')],
  ["Heating has 'Forced air'", ({ Heating }) => Heating.includes('Forced air')],
  ['LotSizeArea eq null', ({ LotSizeArea }) => LotSizeArea === undefined],
  ['LotSizeArea gt 5000', ({ LotSizeArea }) => Number(LotSizeArea ?? 0) > 5000],
  ['FireplaceYN eq true', ({ FireplaceYN }) => FireplaceYN === true],
  [
    "Rooms/any(r: r/RoomType eq 'Kitchen' and r/RoomLength ge 5)",
    ({ Rooms }) => Rooms.some((room) => room.RoomType === 'Kitchen' && room.RoomLength >= 5)
  ],
  [
    'ModificationTimestamp lt 2026-10-01T00:00:00.00Z',
    ({ ModificationTimestamp }) => ModificationTimestamp < '2026-10-01'
  ],
  [
    "City eq 'Toronto' or City eq 'Calgary' and ListPrice lt 400000",
    ({ City, ListPrice }) => City === 'Toronto' || (City === 'Calgary' && ListPrice < 400_000)
  ]
])('%s finds what it says', (filter, isMeant) => {
  const found = homes.filter(compileFilter(parseFilter(filter), 'Property'))
  expect(found).toEqual(homes.filter((home) => isMeant(home as Home)))
  expect(found.length).toBeGreaterThan(0)
  expect(found.length).toBeLessThan(homes.length)
})

test.each([
  'Nothing eq 1',
  'ListPrice eq',
  "ListPrice eq '5'",
  'ListingKey eq 99000001',
  "City eq 'Toronto",
  "City like 'Toronto'",
  "City eq 'Toronto') or (City eq 'Calgary'",
  "contains(PropertySubType,'House')",
  "City/any(a: a eq 'x')",
  "Heating/any(a: b eq 'x')",
  'ListPrice in ()',
  ''
])('%s is refused', (filter) => {
  expect(() => compileFilter(parseFilter(filter), 'Property')).toThrow(BadQuery)
})

test('400 invented homes have the same fields and values again for the same day', () => {
  expect(homes).toHaveLength(400)
  expect(sampleStore({ now })).toEqual(store)
  const cities = Object.groupBy(homes, ({ City }) => String(City))
  expect(Object.values(cities).map((some) => some?.length)).toEqual([80, 80, 80, 80, 80])
  for (const home of homes) {
    expect(Object.keys(home).filter((name) => !FEED_FIELDS.Property.has(name))).toEqual([])
    expect(store.members.has(String(home['ListAgentKey']))).toBe(true)
    expect(store.offices.has(String(home['ListOfficeKey']))).toBe(true)
  }
})

test('open houses are on weekends to come', () => {
  const days = [...store.openHouses.values()].map(
    ({ OpenHouseDate }) => new Date(String(OpenHouseDate))
  )
  expect(days.length).toBeGreaterThan(40)
  for (const day of days) {
    expect([0, 6]).toContain(day.getUTCDay())
    expect(day.getTime()).toBeGreaterThan(now.getTime())
  }
})

test('every picture of an invented home is one of our drawings, as a JPEG', async () => {
  const drawings = siteDrawings()
  const draw = (name: string) => drawings.get(`${name}.svg`)?.()
  const addresses = homes.flatMap(({ Media }) =>
    (Media as { MediaURL: string }[]).map(({ MediaURL }) => MediaURL)
  )
  const names = addresses.map((address) => `${address.split('/').at(-1)?.slice(0, -4)}.svg`)
  expect(names.filter((name) => !drawings.has(name))).toEqual([])

  const url = new URL(addresses[0] ?? '', 'http://feed')
  const picture = await feedPicture(url, draw)
  expect(picture?.headers.get('content-type')).toBe('image/jpeg')
  const file = new Uint8Array((await picture?.arrayBuffer()) ?? new ArrayBuffer())
  expect([...file.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])
  expect((await feedPicture(url, () => undefined))?.status).toBe(404)
})
