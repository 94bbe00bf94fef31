import { afterAll, afterEach, expect, test } from 'vitest'
import { whyListing } from '#panel/actions/listings/feeds/why-listing.ts'
import { whyListingMessages } from '#messages/listings/why-listing.ts'
import { BOARD_NAMES } from '#rules/listings/feeds/boards.ts'
import { openFeeds } from '../../kit/connected-feeds.ts'
import { type DdfServer, startDdf } from '../../kit/ddf-server.ts'
import type { FeedProfile } from '#panel/services/listing-feed/sample-feed/feed-answers.ts'
import { startPanel } from '../../kit/panel.ts'

const panel = await startPanel()
afterAll(() => panel.close())
const servers: DdfServer[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))

/** A website with a board's feed that is shown to everyone. */
async function openBoard(homes: number, profile: FeedProfile = 'reso') {
  const server = await startDdf({ homes, profile })
  servers.push(server)
  server.time.now = panel.now()
  panel.world.feeds = { ...panel.world.feeds, isStandIn: true }
  const agent = await openFeeds(panel)
  const board = BOARD_NAMES.find((name) => name === 'PropTx') ?? ''
  await agent.board(server.access.root, { board })
  for (const kind of ['data-license', 'idx'] as const) await agent.sign({ board, kind })
  const poll = async () => {
    panel.advanceClock(15 * 60_000)
    server.time.now = panel.now()
    await agent.poll()
  }
  await agent.poll()
  return { agent, poll, server }
}

const rowsOf = (website_id: number) =>
  panel.world.db
    .selectFrom('site_listings')
    .innerJoin('listings', 'listings.listing_id', 'site_listings.listing_id')
    .selectAll('listings')
    .where('site_listings.website_id', '=', website_id)
    .orderBy('source_key')
    .execute()

test.each([
  ['in its listings', 'reso'],
  ['beside its listings', 'flat-reso']
] as const)(
  'a board’s homes have the photographs and rooms that it keeps %s, open houses, types and streets',
  async (_, profile) => {
    const { agent, server } = await openBoard(40, profile)
    const rows = await rowsOf(agent.website_id)
    expect(rows).toHaveLength(40)
    expect(
      rows.every(({ home_type, PhotosCount }) => home_type !== 'other' && PhotosCount === 3)
    ).toBe(true)
    const homes = [...server.store.properties.values()]
    expect(rows.map(({ UnparsedAddress }) => UnparsedAddress)).toEqual(
      homes.map(({ UnparsedAddress }) => UnparsedAddress)
    )
    expect(rows.every(({ detail }) => JSON.stringify(detail).includes('Kitchen'))).toBe(true)
    const { db } = panel.world
    const ids = rows.map(({ listing_id }) => listing_id)
    const photos = await db
      .selectFrom('listing_media')
      .select('MediaKey')
      .where('listing_id', 'in', ids)
      .execute()
    expect(photos).toHaveLength(120)
    expect(photos.every(({ MediaKey }) => MediaKey?.endsWith('-Largest'))).toBe(true)
    const houses = await db
      .selectFrom('open_houses')
      .select('OpenHouseStartTime')
      .where('listing_id', 'in', ids)
      .execute()
    expect(houses.map((one) => one.OpenHouseStartTime).toSorted()).toEqual(
      [...server.store.openHouses.values()]
        .map((one) => String(one['OpenHouseStartTime']).slice(0, 5))
        .toSorted()
    )
  }
)

test('new photographs show at the next poll, though the home’s own time stays', async () => {
  const { agent, poll, server } = await openBoard(3)
  const [home] = server.store.properties.values()
  Object.assign(home ?? {}, { Media: [], PhotosChangeTimestamp: panel.now().toISOString() })
  await poll()
  const [row] = await rowsOf(agent.website_id)
  expect(row?.PhotosCount).toBe(0)
  const { db } = panel.world
  const unread = db
    .selectFrom('feed_listings')
    .innerJoin('feeds', 'feeds.feed_id', 'feed_listings.feed_id')
    .select('listing_key')
    .where('feeds.website_id', '=', agent.website_id)
    .where('needs_detail', '=', true)
  expect(await unread.execute()).toEqual([])
})

test('a home for rent is hidden, and its agent and the board’s officer are told why', async () => {
  const { agent, poll, server } = await openBoard(2)
  expect(await agent.shown()).toBe(2)
  const [home] = server.store.properties.values()
  Object.assign(home ?? {}, {
    ListPrice: null,
    LeaseAmount: 2400,
    TransactionType: 'For Lease',
    ModificationTimestamp: panel.now().toISOString()
  })
  await poll()
  expect(await agent.shown()).toBe(1)
  const number = String(home?.['ListingId'])
  const [why] = await whyListing(panel.world, agent.website_id, number, 'en')
  expect(why?.reason).toBe('lease')
  expect(whyListingMessages.en.reasons.lease).toBe(
    'Hidden: it’s for rent, and the website shows homes for sale.'
  )
  expect((await agent.feed()).hidden).toEqual([{ reason: 'lease', count: 1 }])
})
