// What a website shows is what its data feed has, after 500 schedules of changes, faults and kills; and a
// feed with as many listings as Canada has.
import { memoryUsage } from 'node:process'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readFeedChanges, readFeedList } from '#panel/actions/listings/feeds/read-feed-list.ts'
import { destinationsOf } from '#panel/records/listings/feeds/feeds.ts'
import { feedTime } from '#panel/services/listing-feed/feed-time.ts'
import { openListingFeed } from '#panel/services/listing-feed/open-listing-feed.ts'
import { feedEvents, happen, quiet } from '../kit/ddf/feed-schedules.ts'
import { openFeedWorld } from '../kit/ddf/feed-world.ts'
import { measured } from '../kit/measured.ts'
import { startPanel, type TestPanel } from '../kit/panel.ts'

const RUNS = Number(process.env['FEED_SCHEDULES'] ?? 500)
const ALL_OF_CANADA = 300_000

let panel: TestPanel
beforeAll(async () => {
  panel = await startPanel()
})
afterAll(() => panel.close())

test('every website shows what its data feed has after any schedule', async () => {
  await fc.assert(
    fc.asyncProperty(feedEvents(12, 3), async (events) => {
      const feed = await openFeedWorld(panel, { websites: 3 })
      for (const event of events) await happen(feed, event)
      await quiet(feed)
      for (const at of [0, 1, 2]) expect(await feed.shown(at)).toEqual(feed.truth(at))
      await feed.server.close()
    }),
    { numRuns: RUNS }
  )
  measured('schedules', { runs: RUNS })
})

test('of 5,100 changes with one timestamp, none is missed where only changes are asked for', async () => {
  const feed = await openFeedWorld(panel, { homes: 5100 })
  const started = performance.now()
  await feed.poll()
  const seconds = (performance.now() - started) / 1000
  measured('5,100 listings read and written', { seconds })

  const time = feedTime(new Date(feed.server.time.now.getTime() - 5 * 60_000))
  for (const [at, home] of [...feed.store.properties.values()].entries()) {
    Object.assign(home, { ListPrice: 1_000_000 + at, ModificationTimestamp: time })
  }
  feed.wait(15)
  const calls = feed.server.calls.length
  await feed.poll()
  const lists = feed.server.calls.slice(calls).filter((call) => call.includes('Replication'))
  expect(lists.every((call) => call.includes('ModificationTimestamp ge'))).toBe(true)
  expect(await feed.shown()).toEqual(feed.truth())
  await feed.server.close()
})

test('a list of 300,000 is compared with what we have', async () => {
  const feed = await openFeedWorld(panel, { homes: 1 })
  const [home = {}] = feed.store.properties.values()
  const first = Date.parse('2026-06-01T00:00:00Z')
  for (let at = 0; at < ALL_OF_CANADA; at++) {
    const ListingKey = String(50_000_000 + at)
    const ModificationTimestamp = feedTime(new Date(first + at * 1000))
    feed.store.properties.set(ListingKey, { ...home, ListingKey, ModificationTimestamp })
    feed.store.destinations[0]?.listings.add(ListingKey)
  }
  const port = openListingFeed(feed.server.access, { clock: panel.now, isTrusted: true })
  const row = await feed.feed()
  const alive = async () => {}
  const read = async () => {
    const [destination] = await destinationsOf(panel.world.db, feed.feed_id)
    if (!destination) throw new Error('no data feed')
    const started = performance.now()
    await readFeedList(panel.world, row, destination, port, alive)
    return (performance.now() - started) / 1000
  }
  measured('300,001 keys read for the first time', { seconds: await read() })

  for (let at = 0; at < 1000; at++) {
    feed.store.destinations[0]?.listings.delete(String(50_000_000 + at))
  }
  const megabytes = () => Math.round(memoryUsage().rss / 1_000_000)
  const before = megabytes()
  const seconds = await read()
  measured('300,001 keys compared', { seconds, rssBefore: before, rssAfter: megabytes() })
  const [destination] = await destinationsOf(panel.world.db, feed.feed_id)
  expect(destination?.size).toBe(ALL_OF_CANADA + 1 - 1000)
  expect(seconds).toBeLessThan(30)
  if (destination) await readFeedChanges(panel.world, row, destination, port, alive)
  await feed.server.close()
})
