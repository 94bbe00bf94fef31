import { afterEach, expect, test } from 'vitest'
import { FeedFailure } from '#panel/services/listing-feed/feed-failure.ts'
import { resoFeed } from '#panel/services/listing-feed/reso-feed.ts'
import { openListingFeed } from '#panel/services/listing-feed/open-listing-feed.ts'
import type { ListingFeed } from '#panel/services/listing-feed/listing-feed.ts'
import { allFound, allKeys } from '../../kit/ddf/read-feed.ts'
import type { FeedProfile } from '#panel/services/listing-feed/sample-feed/feed-answers.ts'
import { type DdfServer, startDdf } from '../../kit/ddf-server.ts'

const servers: DdfServer[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))

async function openBoard(homes: number, profile: FeedProfile = 'reso') {
  const server = await startDdf({ homes, profile })
  servers.push(server)
  const feed = openListingFeed(server.access, { clock: server.clock, isTrusted: true })
  return { feed, keys: [...server.store.properties.keys()], server }
}

const pathOf = (address: string) => URL.parse(address)?.pathname ?? ''

test('a board’s list of keys is read page by page, without a page that shifts', async () => {
  const { feed, keys, server } = await openBoard(2300)
  const found: string[] = []
  for await (const some of feed.masterList()) {
    found.push(...some.map(({ key }) => key))
    // A listing of the first page goes; with pages by number, the next one would lose a row.
    server.store.properties.delete(keys[5] ?? '')
  }
  expect(found).toEqual(keys)
})

test('5,000 changes of one moment are all found', async () => {
  const { feed, keys, server } = await openBoard(5000)
  const at = '2026-11-24T17:00:00.123456Z'
  for (const home of server.store.properties.values()) home['ModificationTimestamp'] = at
  const changed = await allKeys(feed.changesSince(new Date('2026-11-24T17:00:00.120Z')))
  expect([...new Set(changed.map(({ key }) => key))]).toEqual(keys)
})

test('details, agents and open houses come by key without the operator `in`', async () => {
  const { feed, keys, server } = await openBoard(90)
  expect(await allFound(feed.details(keys))).toHaveLength(90)
  expect(await allFound(feed.members(['901100']))).toHaveLength(1)
  expect(await allFound(feed.openHouses(keys))).toHaveLength(server.store.openHouses.size)
  expect(server.calls.some((call) => call.includes(' in ('))).toBe(false)
  expect(
    server.calls.some((call) => call.includes('Replication') || call.includes('connect'))
  ).toBe(false)
  expect(await feed.destinations()).toEqual([])
})

test('a token that the board does not accept is a matter of credentials', async () => {
  const { server } = await openBoard(3)
  const { root } = server.access
  const feed = openListingFeed(
    { kind: 'reso', root, token: 'old' },
    { clock: server.clock, isTrusted: true }
  )
  await expect(allKeys(feed.masterList())).rejects.toMatchObject({ problem: 'credentials' })
})

test('a link to another host is refused', async () => {
  const { feed, server } = await openBoard(3)
  server.failNext(/Property/, 'foreign-next-link')
  await expect(allKeys(feed.masterList())).rejects.toMatchObject({ problem: 'foreign-link' })
})

test('photographs and rooms are asked for by the names that the service describes', async () => {
  const { feed, keys, server } = await openBoard(3)
  const found = await allFound(feed.details(keys))
  expect(found.every(({ fields }) => 'Media' in fields && 'Rooms' in fields)).toBe(true)
  await allFound(feed.details(keys))
  const described = server.calls.filter((call) => call.includes('$metadata'))
  expect(described).toHaveLength(1)
  expect(server.calls.some((call) => call.includes('$expand=Media,Rooms'))).toBe(true)
})

test('photographs and rooms that a service has in resources of their own are put into its listings', async () => {
  const inListings = await openBoard(25)
  const beside = await openBoard(25, 'flat-reso')
  const { properties } = beside.server.store
  const [first] = beside.keys
  const officesOwn = { ResourceName: 'Office', ResourceRecordKey: first, MediaKey: 'logo' }
  const home = properties.get(first ?? '') ?? {}
  Object.assign(home, { Media: [...(home['Media'] as object[]), officesOwn] })
  const contentOf = async ({ feed, keys }: typeof beside) =>
    (await allFound(feed.details(keys))).map(({ fields: { Media, Rooms }, key }) => {
      const addresses = (Media as { MediaURL?: string }[]).map(({ MediaURL = '' }) =>
        pathOf(MediaURL)
      )
      return { key, addresses: addresses.toSorted(), rooms: (Rooms as object[]).length }
    })
  expect(await contentOf(beside)).toEqual(await contentOf(inListings))
  expect(beside.server.calls.some((call) => call.includes('expand'))).toBe(false)
})

test('a home has all its open houses, also when there are more than listings asked for', async () => {
  const { feed, keys, server } = await openBoard(3)
  const { openHouses } = server.store
  const [, one = {}] = [...openHouses][0] ?? []
  openHouses.clear()
  for (const ListingKey of keys) {
    for (let at = 0; at < 400; at++) {
      const OpenHouseKey = `${ListingKey}-${at}`
      openHouses.set(OpenHouseKey, { ...one, ListingKey, OpenHouseKey })
    }
  }
  expect(await allFound(feed.openHouses(keys))).toHaveLength(1200)
})

test('a service that doesn’t describe itself is asked for nothing that it may not know', async () => {
  const { feed, keys, server } = await openBoard(3)
  server.failNext(/metadata/, 403)
  expect(await allFound(feed.details(keys))).toHaveLength(3)
  expect(await allKeys(feed.masterList())).toHaveLength(3)
  expect(
    server.calls.some((call) => call.includes('expand') || call.includes('PhotosChange'))
  ).toBe(false)
})

test.each(['cut-off', 'html', 503] as const)(
  'a description with the fault %s ends the call, and is asked for again with the next',
  async (fault) => {
    const { feed, keys, server } = await openBoard(3)
    server.failNext(/metadata/, fault, fault)
    await expect(allFound(feed.details(keys))).rejects.toBeInstanceOf(FeedFailure)
    server.endFaults()
    const found = await allFound(feed.details(keys))
    expect(found.every(({ fields }) => 'Media' in fields)).toBe(true)
  }
)

test('a listing counts as changed when its photographs were, in its list, its changes and its details', async () => {
  const { feed, keys, server } = await openBoard(3)
  const at = new Date('2026-11-24T17:30:00.120Z')
  const [key = ''] = keys
  Object.assign(server.store.properties.get(key) ?? {}, {
    PhotosChangeTimestamp: at.toISOString()
  })
  const changed = { key, modifiedAt: at }
  expect(await allKeys(feed.changesSince(new Date('2026-11-24T17:30:00Z')))).toEqual([changed])
  expect(await allKeys(feed.masterList())).toContainEqual(changed)
  expect(await allFound(feed.details([key]))).toMatchObject([changed])
})

test.each([
  ['keys', (feed: ListingFeed) => feed.masterList()],
  ['open houses', (feed: ListingFeed) => feed.openHousesFrom('2026-11-24')]
])('a list of %s that never ends is left', async (_, list) => {
  let page = 0
  const feed = resoFeed('https://board.example/odata/', async function* () {
    page++
    const rows = Array.from({ length: 10_000 }, (_row, at) => {
      const key = page * 10_000 + at
      return { ListingKey: `${key}`, OpenHouseKey: `${key}` }
    })
    yield Buffer.from(JSON.stringify({ value: rows }))
  })
  const read = async () => {
    for await (const some of list(feed)) expect(some).toHaveLength(10_000)
  }
  await expect(read()).rejects.toMatchObject({ problem: 'too-large' })
})

test('a description that is nested without an end is left', async () => {
  const feed = resoFeed('https://board.example/odata/', async function* () {
    yield Buffer.from('<Schema>'.repeat(1000))
  })
  await expect(allFound(feed.details(['1']))).rejects.toMatchObject({ problem: 'too-large' })
})
