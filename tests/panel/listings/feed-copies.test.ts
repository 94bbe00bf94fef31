import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as listings from '#contract/listings/own-listings.ts'
import { importListings } from '#contract/listings/import-listings.ts'
import { whyListing } from '#contract/listings/why-listing.ts'
import { readListingResults } from '#panel/actions/listings/search-listings.ts'
import { showFeedListings } from '#panel/records/listings/feeds/show-feeds.ts'
import { feedTime } from '#panel/services/listing-feed/feed-time.ts'
import { staleBefore } from '#rules/listings/feeds/feed-clock.ts'
import { PROVINCES } from '#rules/provinces.ts'
import { EVERY_LISTING } from '#rules/listings/search/listing-search.ts'
import { subscribe } from '../../kit/billing.ts'
import { type FeedWorld, openFeedWorld } from '../../kit/ddf/feed-world.ts'
import { LISTING_ROWS, openListings } from '../../kit/listings.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
let opened: FeedWorld | undefined
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
})
afterEach(() => opened?.server.close())
afterAll(() => panel.close())

/** An agent's website with a feed that has been read, and the first of its homes. */
async function openHome(websites = 1) {
  const account = await subscribe(panel)
  const { website_id } = account
  const known = Array.from({ length: websites }, () => website_id)
  const feed = await openFeedWorld(panel, { homes: 3, known, websites })
  opened = feed
  await feed.poll()
  const ann = await openListings(panel, account)
  const home = await panel.world.db
    .selectFrom('listings')
    .select(['listing_id', 'ListingId', 'source_key', 'StateOrProvince'])
    .orderBy('listing_id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const found = async () => {
    const results = await readListingResults(panel.world, website_id, EVERY_LISTING)
    return results.listings
      .map(({ listing_id }) => listing_id)
      .toSorted((one, other) => one - other)
  }
  return { ann, feed, found, home, why: () => ann.call(whyListing, home) }
}

test('a home that the agent has written is shown as theirs, and as the feed’s once they delete it', async () => {
  const { ann, found, home, why } = await openHome()
  const all = await found()
  const own = {
    ListingId: home.ListingId.toLowerCase(),
    StateOrProvince: PROVINCES.find((one) => one === home.StateOrProvince)
  }
  const { body: draft } = await ann.save({ ...own, MlsStatus: 'Draft' })
  expect(await found()).toEqual(all)

  const { body } = await ann.save(own, draft)
  const theirs = [...all.filter((id) => id !== home.listing_id), body.listing_id]
  expect(await found()).toEqual(theirs)
  expect((await why()).body.findings).toMatchObject([{ reason: 'copy' }, { reason: 'shown' }])

  await ann.call(listings.deleteListing, { listing_id: body.listing_id })
  expect(await found()).toEqual(all)
  await ann.call(listings.putBackListing, { listing_id: body.listing_id })
  expect(await found()).toEqual(theirs)
})

test('an import leaves one of each home, too', async () => {
  const { ann, found, home } = await openHome()
  const [row] = LISTING_ROWS.rows
  const cells = {
    ...row?.cells,
    ListingId: home.ListingId,
    StateOrProvince: home.StateOrProvince
  }
  await ann.call(importListings, { ...LISTING_ROWS, rows: [{ row: 2, cells }] })
  const [own] = await ann.list()
  expect(own?.hidden_reason).toBeNull()
  expect(await found()).toHaveLength(3)
  expect(await found()).toContain(own?.listing_id)
})

test('of a home in two data feeds the first is shown, and the other while the first’s list is old', async () => {
  const { feed, found, home, why } = await openHome(2)
  const { db } = panel.world
  const [one, other] = feed.store.destinations
  for (const key of feed.keys) {
    if (key === home.source_key) other?.listings.delete(key)
    else one?.listings.delete(key)
  }
  const { ListingId, StateOrProvince } = home
  const [second = ''] = other?.listings ?? []
  Object.assign(feed.store.properties.get(second) ?? {}, {
    ListingId,
    StateOrProvince: feed.store.properties.get(home.source_key)?.['StateOrProvince'],
    ModificationTimestamp: feedTime(feed.server.time.now)
  })
  feed.wait(15)
  await feed.poll()
  const { listing_id } = await db
    .selectFrom('listings')
    .select('listing_id')
    .where('source_key', '=', second)
    .executeTakeFirstOrThrow()
  expect(await found()).toContain(home.listing_id)
  expect(await found()).not.toContain(listing_id)
  expect((await why()).body.findings).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ reason: 'copy' }),
      expect.objectContaining({ reason: 'shown' })
    ])
  )

  await db
    .updateTable('feed_destinations')
    .set({ listed_at: new Date(panel.now().getTime() - 86_400_000) })
    .where('destination_id', '=', one?.id ?? 0)
    .execute()
  await feed.poll()
  expect(await found()).toContain(listing_id)
  expect(await found()).not.toContain(home.listing_id)

  await db
    .updateTable('listings')
    .set({ StateOrProvince: 'YT' })
    .where('listing_id', '=', listing_id)
    .execute()
  await db.updateTable('feed_destinations').set({ listed_at: panel.now() }).execute()
  await showFeedListings(db, staleBefore(panel.now()))
  expect(StateOrProvince).not.toBe('YT')
  expect(await found()).toEqual(expect.arrayContaining([home.listing_id, listing_id]))
})
