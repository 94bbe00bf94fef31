import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { isStaleShown } from '#panel/records/listings/feeds/show-feeds.ts'
import { staleBefore } from '#rules/listings/feeds/feed-clock.ts'
import { subscribe } from '../../kit/billing.ts'
import { happen } from '../../kit/ddf/feed-schedules.ts'
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

test.each(['empty-list', 'halved-list'] as const)(
  'after a day away, one list that came as %s deletes no home',
  async (fault) => {
    const feed = await open({ homes: 150 })
    await feed.poll()
    const ids = () => panel.world.db.selectFrom('listings').select('listing_id').execute()
    const before = await ids()
    for (const one of feed.store.destinations) one.isActive = false
    feed.server.tokens.clear()
    feed.wait(25 * 60)
    await feed.poll()
    for (const one of feed.store.destinations) one.isActive = true
    feed.server.failNext(/PropertyReplication/, fault)
    feed.wait(60)
    await feed.poll()
    expect(await feed.shown()).toEqual([])
    feed.wait(15)
    await feed.poll()
    expect(await feed.shown()).toEqual(feed.truth())
    expect(await ids()).toEqual(before)
  }
)

test('a stale data feed beside a good one is hidden once, not at every round', async () => {
  const { website_id } = await subscribe(panel)
  const feed = await open({ known: [website_id, website_id], websites: 2 })
  const [, good] = feed.store.destinations
  for (const key of feed.keys.slice(4)) good?.listings.delete(key)
  await feed.poll()
  expect(await feed.shown()).toEqual(feed.truth(0))

  const { db } = panel.world
  await db
    .updateTable('feed_destinations')
    .set({ listed_at: new Date(panel.now().getTime() - 86_400_000) })
    .where('feed_id', '=', feed.feed_id)
    .where('destination_id', '!=', good?.id ?? 0)
    .execute()
  const stale = staleBefore(panel.now())
  expect(await isStaleShown(db, stale)).toBe(true)
  await feed.poll()
  expect(await feed.shown()).toEqual(feed.truth(1))
  expect(await isStaleShown(db, stale)).toBe(false)
})

test('a home that leaves the feed for a day is the same when it comes back', async () => {
  const feed = await open()
  await feed.poll()
  const { db } = panel.world
  const ids = () => db.selectFrom('listings').select('listing_id').orderBy('listing_id').execute()
  const before = await ids()
  await happen(feed, { kind: 'leave', home: 4 })
  feed.wait(15)
  await feed.poll()
  expect(await ids()).toHaveLength(before.length - 1)
  feed.wait(23 * 60)
  await happen(feed, { kind: 'return', home: 4 })
  await feed.poll()
  expect(await feed.shown()).toEqual(feed.truth())
  expect(await ids()).toEqual(before)
})
