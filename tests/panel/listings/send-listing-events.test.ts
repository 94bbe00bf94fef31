import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listingEventSender } from '#panel/actions/listings/feeds/send-listing-events.ts'
import { PUBLIC_FEEDS } from '#panel/services/listing-feed/feed-places.ts'
import { type CreaEvents, startCreaEvents } from '../../kit/ddf/crea-events.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
let crea: CreaEvents

beforeAll(async () => {
  crea = await startCreaEvents()
  panel = await startPanel()
  const { ddf } = PUBLIC_FEEDS
  panel.world.feeds = { ddf: { ...ddf, eventsUrl: crea.url }, isStandIn: true }
})
afterAll(async () => {
  await panel.close()
  await crea.close()
})
beforeEach(async () => {
  crea.told.length = 0
  crea.faults.length = 0
  await panel.world.db.deleteFrom('listing_events').execute()
})

const stored = () => panel.world.db.selectFrom('listing_events').selectAll().execute()

async function waiting(count: number, change: { listing_key?: string } = {}): Promise<void> {
  const events = Array.from({ length: count }, (_, at) => ({
    destination_id: 5001,
    listing_key: String(27_000_000 + at),
    event: 'view' as const,
    visitor: randomUUID(),
    language: 'fr' as const,
    noted_at: panel.now(),
    ...change
  }))
  await panel.world.db.insertInto('listing_events').values(events).execute()
}

test.for(['cut', 'moved', 408, 429, 503] as const)(
  'events wait while CREA’s server answers %s, and are sent once when it is back',
  async (fault) => {
    await waiting(6)
    const send = listingEventSender()
    crea.faults.push(fault)
    const before = crea.asked()
    await send(panel.world)
    expect(crea.told).toEqual([])
    expect(crea.asked() - before).toBeLessThanOrEqual(4)
    expect(await stored()).toHaveLength(6)

    crea.faults.length = 0
    panel.advanceClock(59_000)
    await send(panel.world)
    expect(crea.told).toEqual([])
    panel.advanceClock(2_000)
    await send(panel.world)
    expect(crea.told).toHaveLength(6)
    expect(new Set(crea.told.map(({ UUID }) => UUID)).size).toBe(6)
    expect(new Set(crea.told.map(({ LanguageID }) => LanguageID))).toEqual(new Set(['2']))
    expect(await stored()).toEqual([])
  }
)

test('a server that stays away is tried ever less often, and told of nothing older than a day', async () => {
  await waiting(1)
  const send = listingEventSender()
  crea.faults.push(503)
  const before = crea.asked()
  for (let half = 0; half < 48; half++) {
    await send(panel.world)
    panel.advanceClock(30 * 60_000)
  }
  // Seven half-hours with pauses that are as short at most, then hourly.
  expect(crea.asked() - before).toBe(27)
  expect(await stored()).toHaveLength(1)
  panel.advanceClock(1)
  await send(panel.world)
  expect(await stored()).toEqual([])
  expect(panel.logged.join()).toContain('CREA was not told of its listings for a day')
})

test('an event that CREA refuses is dropped, and the others are sent', async () => {
  await waiting(1, { listing_key: 'no-number' })
  await waiting(2)
  await listingEventSender()(panel.world)
  expect(crea.told).toHaveLength(2)
  expect(await stored()).toEqual([])
})

test('several processes send each event once', async () => {
  await waiting(8)
  const processes = [listingEventSender(), listingEventSender()]
  await Promise.all(processes.map((send) => send(panel.world)))
  expect(crea.told).toHaveLength(8)
})

test('what a killed process was sending is sent by another', async () => {
  await waiting(1)
  const until = new Date(panel.now().getTime() + 10 * 60_000)
  await panel.world.db.updateTable('listing_events').set({ leased_until: until }).execute()
  await listingEventSender()(panel.world)
  expect(crea.told).toEqual([])
  panel.advanceClock(10 * 60_000)
  await listingEventSender()(panel.world)
  expect(crea.told).toHaveLength(1)
})

test('where a stand-in answers for CREA, nothing is sent', async () => {
  const { feeds } = panel.world
  const { root, tokenUrl } = feeds.ddf
  panel.world.feeds = { ddf: { root, tokenUrl }, isStandIn: true }
  await waiting(1)
  const before = crea.asked()
  await listingEventSender()(panel.world)
  panel.world.feeds = feeds
  expect(crea.asked()).toBe(before)
})
