import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { feedOpener } from '#panel/actions/listings/feeds/open-feed.ts'
import { readListingPage, readShownListings } from '#panel/actions/listings/shown-listings.ts'
import { showFeedListings } from '#panel/records/listings/feeds/show-feeds.ts'
import { staleBefore } from '#rules/listings/feeds/feed-clock.ts'
import { feedEvents, happen, quiet } from '../../kit/ddf/feed-schedules.ts'
import { type FeedWorld, openFeedWorld } from '../../kit/ddf/feed-world.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
let opened: FeedWorld | undefined
beforeAll(async () => {
  panel = await startPanel()
})
afterEach(() => opened?.server.close())
afterAll(() => panel.close())

async function open(options?: Parameters<typeof openFeedWorld>[1]): Promise<FeedWorld> {
  opened = await openFeedWorld(panel, options)
  return opened
}

test('the first poll shows every home of the data feed, with its page', async () => {
  const feed = await open({ homes: 40 })
  await feed.poll()
  expect(await feed.shown()).toEqual(feed.truth())
  expect(feed.truth()).toHaveLength(40)

  const [website_id = 0] = feed.website_ids
  const { db } = panel.world
  const rows = await db.selectFrom('listings').select(['listing_id', 'ListingId']).execute()
  const cards = await readShownListings(
    panel.world,
    website_id,
    rows.map(({ listing_id }) => listing_id)
  )
  expect(cards.every(({ City, price, type }) => City !== '' && price && type !== 'other')).toBe(
    true
  )
  const home = feed.store.properties.get(feed.keys[0] ?? '')
  const row = rows.find(({ ListingId }) => ListingId === home?.['ListingId'])
  const page = await readListingPage(panel.world, {
    website_id,
    listing_id: row?.listing_id ?? 0
  })
  expect(page?.details).toMatchObject({
    ListingId: home?.['ListingId'],
    YearBuilt: home?.['YearBuilt']
  })
  expect(page?.details.rooms.length).toBeGreaterThan(1)

  const named = await db.selectFrom('feed_offices').selectAll().execute()
  expect(named.every(({ name, phone }) => name !== '' && phone !== '')).toBe(true)
  expect(await db.selectFrom('feed_members').selectAll().execute()).not.toEqual([])
  const houses = await db.selectFrom('open_houses').selectAll().execute()
  expect(houses).toHaveLength(feed.store.openHouses.size)
})

test('a change and a withdrawal show at the next poll', async () => {
  const feed = await open()
  await feed.poll()
  await happen(feed, { kind: 'change', home: 3 })
  await happen(feed, { kind: 'leave', home: 4 })
  const calls = feed.server.calls.length
  await feed.poll()
  expect(feed.server.calls).toHaveLength(calls)
  feed.wait(15)
  await feed.poll()
  expect(await feed.shown()).toEqual(feed.truth())
  const asked = feed.server.calls.slice(calls).filter((call) => call.includes('/Property?'))
  expect(asked).toHaveLength(1)
  expect(asked[0]).toContain(`ListingKey in ('${feed.keys[3]}')`)
})

test('a website never shows what only another’s data feed has', async () => {
  const feed = await open({ websites: 2 })
  feed.store.destinations[0]?.listings.clear()
  for (const key of feed.keys.slice(0, 5)) {
    feed.store.destinations[0]?.listings.add(key)
    feed.store.destinations[1]?.listings.delete(key)
  }
  await feed.poll()
  expect(await feed.shown(0)).toEqual(feed.truth(0))
  expect(await feed.shown(1)).toEqual(feed.truth(1))
  expect((await feed.shown(0)).filter((one) => feed.truth(1).includes(one))).toEqual([])
})

test('a list that lost half is doubted, and taken at its word after 24 hours', async () => {
  const feed = await open({ homes: 150 })
  await feed.poll()
  const all = feed.truth()
  feed.server.failNext(/PropertyReplication/, 'halved-list')
  feed.wait(15)
  await feed.poll()
  expect(await feed.shown()).toEqual(all)
  feed.wait(15)
  await feed.poll()
  expect(await feed.shown()).toEqual(all)

  for (const key of feed.keys.slice(0, 75)) feed.store.destinations[0]?.listings.delete(key)
  for (const hours of [1, 11, 11]) {
    feed.wait(hours * 60)
    await feed.poll()
    expect(await feed.shown()).toHaveLength(150)
  }
  feed.wait(60)
  await feed.poll()
  expect(await feed.shown()).toEqual(feed.truth())
})

test('a feed that is dead for 24 hours shows nothing, and all again once it is back', async () => {
  const feed = await open()
  await feed.poll()
  for (const one of feed.store.destinations) one.isActive = false
  feed.server.tokens.clear()
  feed.wait(15)
  await feed.poll()
  expect(await feed.feed()).toMatchObject({ failures: 1, why: 'credentials' })
  feed.wait(23 * 60)
  await feed.poll()
  expect(await feed.shown()).toHaveLength(12)
  feed.wait(60)
  await feed.poll()
  expect(await feed.shown()).toEqual([])
  for (const one of feed.store.destinations) one.isActive = true
  feed.wait(60)
  await feed.poll()
  expect(await feed.shown()).toEqual(feed.truth())
  expect(await feed.feed()).toMatchObject({ failures: 0, why: null })
})

test('a home that goes between list and detail is not shown', async () => {
  const feed = await open()
  await feed.poll()
  await happen(feed, { kind: 'change', home: 2 })
  feed.server.failNext(/Property\?/, 'empty-list')
  feed.wait(15)
  await feed.poll()
  expect(await feed.shown()).toEqual(
    feed.truth().filter((one) => !one.startsWith(feed.keys[2] ?? ''))
  )
  feed.wait(15)
  await feed.poll()
  expect(await feed.shown()).toEqual(feed.truth())
})

test('what the database fails to show is shown at the next round, without asking the feed', async () => {
  const feed = await open()
  const { db } = panel.world
  await sql`alter table site_listings add constraint refused check (false) not valid`.execute(db)
  await expect(feed.poll()).rejects.toThrow('refused')
  expect(await feed.shown()).toEqual([])
  await sql`alter table site_listings drop constraint refused`.execute(db)
  const calls = feed.server.calls.length
  feed.wait(1)
  await feed.poll()
  expect(await feed.shown()).toEqual(feed.truth())
  expect(feed.server.calls).toHaveLength(calls)
})

test('a data feed of more listings than one statement shows is shown whole', async () => {
  const feed = await open()
  await feed.poll()
  const { db } = panel.world
  const copies = 20_000
  await sql`
    insert into listings (source, source_key, "StandardStatus", home_type, "OriginalEntryTimestamp", "ModificationTimestamp")
    select 'ddf', 'copy-' || copy, 'Active', 'house', now(), now() from generate_series(1, ${copies}) as copy
  `.execute(db)
  await sql`
    insert into feed_listings (feed_id, destination_id, listing_key, source_key)
    select feed_id, destination_id, source_key, source_key from listings, feed_destinations
    where feed_id = ${feed.feed_id} and source_key like 'copy-%'
  `.execute(db)
  await showFeedListings(db, staleBefore(panel.now()))
  const { shown } = await db
    .selectFrom('site_listings')
    .select(({ fn }) => fn.countAll<number>().as('shown'))
    .executeTakeFirstOrThrow()
  expect(Number(shown)).toBe(copies + feed.keys.length)
})

test('a poll ends after an hour, and the next one reads what is left', async () => {
  const feed = await open({ homes: 40 })
  const openFeed = feedOpener(panel.world)
  await feed.poll(async (row, until) => {
    const port = await openFeed(row, until)
    const details: typeof port.details = (keys) => {
      feed.wait(60)
      return port.details(keys)
    }
    return { ...port, details }
  })
  expect(await feed.feed()).toMatchObject({ failures: 1, why: 'too-slow' })
  expect(await feed.shown()).toEqual([])
  feed.wait(1)
  await feed.poll()
  expect(await feed.feed()).toMatchObject({ failures: 0, why: null })
  expect(await feed.shown()).toEqual(feed.truth())
})

test('with the feed’s clock 90 seconds off, no change is missed', async () => {
  const feed = await open()
  feed.server.time.skewMs = -90_000
  await feed.poll()
  for (const home of [0, 1, 2, 3]) {
    await happen(feed, { kind: 'tie', homes: [home] })
    feed.wait(15)
    await feed.poll()
    expect(await feed.shown()).toEqual(feed.truth())
  }
})

test('after any schedule of changes, faults and kills, every website shows what its data feed has', async () => {
  await fc.assert(
    fc.asyncProperty(feedEvents(12, 3), async (events) => {
      const feed = await open({ websites: 3 })
      for (const event of events) await happen(feed, event)
      await quiet(feed)
      for (const at of [0, 1, 2]) expect(await feed.shown(at)).toEqual(feed.truth(at))
      await feed.server.close()
    }),
    { numRuns: 6 }
  )
})
