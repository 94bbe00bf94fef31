import { afterEach, expect, test } from 'vitest'
import type { FeedBatch } from '#panel/services/listing-feed/listing-feed.ts'
import { openListingFeed } from '#panel/services/listing-feed/open-listing-feed.ts'
import { allFound, allKeys } from '../../kit/ddf/read-feed.ts'
import { type DdfServer, startDdf } from '../../kit/ddf-server.ts'

const servers: DdfServer[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))

async function openFeed(options: Parameters<typeof startDdf>[0] & { silenceMs?: number } = {}) {
  const server = await startDdf(options)
  servers.push(server)
  const { silenceMs } = options
  const { access, clock } = server
  const feed = openListingFeed(access, {
    clock,
    isTrusted: true,
    ...(silenceMs !== undefined && { silenceMs })
  })
  const keys = [...server.store.properties.keys()]
  const tokens = () => server.calls.filter((call) => call === 'POST /connect/token').length
  return { feed, keys, server, tokens }
}

test('the master list has every key, and one of a destination only its own', async () => {
  const { feed, keys, server } = await openFeed()
  server.store.destinations.push({
    id: 5,
    name: 'Ann',
    isActive: true,
    listings: new Set(keys.slice(0, 7))
  })
  server.store.accounts[0]?.destinationIds.push(5)

  const all = await allKeys(feed.masterList())
  expect(all.map(({ key }) => key).sort()).toEqual(keys)
  expect((await allKeys(feed.masterList(5))).map(({ key }) => key).sort()).toEqual(keys.slice(0, 7))
  await expect(allKeys(feed.masterList(6))).rejects.toMatchObject({ problem: 'credentials' })
  expect(await feed.destinations()).toEqual(
    [
      { id: 990_001, name: 'Sample homes', isActive: true, isWholePool: false },
      { id: 5, name: 'Ann', isActive: true, isWholePool: false }
    ].sort((a, b) => a.id - b.id)
  )
})

test('changes since a time include those of exactly that time', async () => {
  const { feed, keys, server } = await openFeed()
  const at = '2026-11-24T17:00:00.50Z'
  for (const key of keys.slice(0, 25)) {
    Object.assign(server.store.properties.get(key) ?? {}, { ModificationTimestamp: at })
  }
  const changed = await allKeys(feed.changesSince(new Date(at)))
  expect(changed.map(({ key }) => key)).toEqual(expect.arrayContaining(keys.slice(0, 25)))
  expect(changed.every(({ modifiedAt }) => (modifiedAt ?? 0) >= new Date(at))).toBe(true)
})

test('details come in batches of 100, four at once, each home once, with what has vanished left out', async () => {
  const { feed, keys, server } = await openFeed({ homes: 730 })
  const gone = keys.slice(40, 45)
  for (const key of gone) server.store.properties.delete(key)

  const batches: FeedBatch[] = []
  server.failNext(/Property\?/, 'silence', 'silence', 'silence', 'silence')
  const reading = (async () => {
    for await (const batch of feed.details([...keys, ...keys.slice(0, 9)])) batches.push(batch)
  })()
  await server.untilAtOnce(4)
  server.endSilence()
  await reading
  expect(batches.map(({ asked }) => asked.length)).toEqual([...Array<number>(7).fill(100), 30])
  const found = batches.flatMap((batch) => batch.found.map(({ key }) => key))
  expect(found.sort()).toEqual(keys.filter((key) => !gone.includes(key)))
  expect(server.atOnce.most).toBe(4)
  const asked = server.calls.filter((call) => call.includes('/Property?'))
  expect(
    asked.every((call) => call.includes('$orderby=ListingKey') && call.includes('$top=100'))
  ).toBe(true)
})

test('brokerages, agents and open houses come by key', async () => {
  const { feed, keys, server } = await openFeed()
  const [home] = await allFound(feed.details(keys.slice(0, 1)))
  const { ListAgentKey, ListOfficeKey } = home?.fields ?? {}
  const [office] = await allFound(feed.offices([String(ListOfficeKey)]))
  const [member] = await allFound(feed.members([String(ListAgentKey)]))
  expect(office?.fields['OfficeName']).toBe(
    server.store.offices.get(String(ListOfficeKey))?.['OfficeName']
  )
  expect(member?.fields['OfficeKey']).toBe(ListOfficeKey)

  const openHouses = await allFound(feed.openHouses(keys))
  expect(openHouses.map(({ key }) => key).sort()).toEqual(
    [...server.store.openHouses.keys()].sort()
  )
})

test('more open houses than a page holds are followed to the last page', async () => {
  const { feed, keys, server } = await openFeed()
  const [some] = server.store.openHouses.values()
  for (let at = 0; at < 250; at++) {
    const OpenHouseKey = `7${at}`
    server.store.openHouses.set(OpenHouseKey, { ...some, OpenHouseKey, ListingKey: keys[0] })
  }
  const found = await allFound(feed.openHouses(keys.slice(0, 1)))
  expect(found.filter(({ key }) => key.startsWith('7'))).toHaveLength(250)
})

test('a key with an apostrophe is asked for as it is', async () => {
  const { feed, keys, server } = await openFeed()
  const key = "L'Anse O'Rourke"
  server.store.properties.set(key, {
    ...server.store.properties.get(keys[0] ?? ''),
    ListingKey: key
  })
  server.store.destinations[0]?.listings.add(key)
  expect(await allFound(feed.details([key]))).toMatchObject([{ key }])
})

test('one token serves for 55 minutes, and calls that need a new one share it', async () => {
  const { feed, keys, server, tokens } = await openFeed()
  await Promise.all([allFound(feed.details(keys)), allKeys(feed.masterList())])
  expect(tokens()).toBe(1)
  server.time.now = new Date(server.time.now.getTime() + 54 * 60_000)
  await allKeys(feed.masterList())
  expect(tokens()).toBe(1)
  server.time.now = new Date(server.time.now.getTime() + 60_000)
  await Promise.all([allKeys(feed.masterList()), allFound(feed.details(keys))])
  expect(tokens()).toBe(2)
})

test('a token that ends early is replaced once, also with the feed’s clock 90 seconds ahead', async () => {
  const { feed, keys, server, tokens } = await openFeed({ homes: 350 })
  server.time.skewMs = 90_000
  await allKeys(feed.masterList())
  server.tokens.clear()
  expect(await allFound(feed.details(keys))).toHaveLength(350)
  expect(tokens()).toBe(2)
})

test('a feed that was switched off, or refuses every token, is a matter of credentials', async () => {
  const { feed, server, tokens } = await openFeed()
  const call = () => allKeys(feed.masterList())
  server.failNext(/PropertyReplication/, 408)
  await expect(call()).rejects.toMatchObject({ problem: 'unavailable', status: 408 })
  for (const one of server.store.destinations) one.isActive = false
  server.tokens.clear()
  await expect(call()).rejects.toMatchObject({ problem: 'credentials' })
  expect(tokens()).toBe(2)
  for (const one of server.store.destinations) one.isActive = true
  expect(await call()).toHaveLength(60)
})

test.each([
  [408, 'unavailable'],
  [500, 'unavailable'],
  [503, 'unavailable'],
  ['html', 'unreadable'],
  ['cut-json', 'unreadable'],
  ['cut-off', 'unreadable'],
  ['foreign-next-link', 'foreign-link']
] as const)(
  'a master list with the fault %s is refused as %s, and the next call is fine',
  async (fault, problem) => {
    const { feed, server } = await openFeed()
    server.failNext(/PropertyReplication/, fault)
    await expect(allKeys(feed.masterList())).rejects.toMatchObject({ problem })
    expect(await allKeys(feed.masterList())).toHaveLength(60)
  }
)

test.each([[500], ['html'], ['cut-json']] as const)(
  'without a token (%s) the feed is unavailable, not refused',
  async (fault) => {
    const { feed, server } = await openFeed()
    server.failNext(/connect/, fault)
    await expect(allKeys(feed.masterList())).rejects.toMatchObject({ problem: 'unavailable' })
  }
)

test('silence ends a call, and the places of such calls are free again', async () => {
  const { feed, keys, server } = await openFeed({ homes: 400 })
  await allKeys(feed.masterList())
  const impatient = openListingFeed(server.access, {
    clock: server.clock,
    isTrusted: true,
    silenceMs: 40
  })
  server.failNext(/Property\?/, 'silence', 'silence', 'silence', 'silence')
  await expect(allFound(impatient.details(keys))).rejects.toMatchObject({ problem: 'silence' })
  // A call that was ended before it arrived has met none.
  server.endFaults()
  server.endSilence()
  expect(await allFound(feed.details(keys))).toHaveLength(400)
})

test('a reader that takes its time is not taken for silence of the feed', async () => {
  const { server } = await openFeed({ homes: 3 })
  const feed = openListingFeed(server.access, {
    clock: server.clock,
    isTrusted: true,
    silenceMs: 1000
  })
  let seen = 0
  for await (const some of feed.masterList()) {
    seen += some.length
    await allFound(feed.details(some.map(({ key }) => key)))
  }
  expect(seen).toBe(3)
})

test('a batch that takes the feed too long is asked for in halves', async () => {
  const { feed, keys, server } = await openFeed({ homes: 100 })
  server.failNext(/Property\?/, 408, 408)
  expect(await allFound(feed.details(keys))).toHaveLength(100)
  const asked = server.calls.filter((call) => call.includes('/Property?')).length
  expect(asked).toBe(5)
})

test('an unknown status is passed on as it is, and a renamed lookup loses nothing', async () => {
  const { feed, keys, server } = await openFeed()
  const [key = ''] = keys
  Object.assign(server.store.properties.get(key) ?? {}, {
    StandardStatus: 'Lingering',
    Heating: ['Hydronic 2.0'],
    ListPrice: '1'
  })
  const [home] = await allFound(feed.details([key]))
  expect(home?.fields).toMatchObject({ StandardStatus: 'Lingering', Heating: ['Hydronic 2.0'] })
  expect(home?.dropped).toEqual(['ListPrice'])
})

test('a list in which a row has no key is refused as a whole', async () => {
  const { feed, keys, server } = await openFeed()
  Object.assign(server.store.properties.get(keys[3] ?? '') ?? {}, { ListingKey: null })
  await expect(allKeys(feed.masterList())).rejects.toMatchObject({ problem: 'unreadable' })
})
