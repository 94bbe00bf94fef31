import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchFeedPhotos } from '#panel/actions/listings/feeds/fetch-feed-photos.ts'
import { readListingPage, readShownListings } from '#panel/actions/listings/shown-listings.ts'
import { readSiteMedia } from '#panel/actions/websites/read-site-media.ts'
import { deleteObjects } from '#panel/actions/websites/delete-objects.ts'
import { refetchFeedPhoto, wantFeedPhotos } from '#panel/records/listings/feeds/feed-photos.ts'
import { leadingListings } from '#panel/records/listings/shown-listings.ts'
import { fetchPhoto } from '#panel/services/listing-feed/fetch-photo.ts'
import { bucketFiles } from '#panel/services/pictures/bucket-files.ts'
import { subscribe } from '../../kit/billing.ts'
import { startBucket } from '../../kit/bucket-server.ts'
import { type FeedWorld, openFeedWorld } from '../../kit/ddf/feed-world.ts'
import { fixedResolver } from '../../kit/fixed-resolver.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

const DAY_MINUTES = 24 * 60

let panel: TestPanel
let feed: FeedWorld
let drawn: string[]
beforeAll(async () => {
  panel = await startPanel()
  drawn = []
  feed = await openFeedWorld(panel, {
    homes: 2,
    pictures(name) {
      drawn.push(name)
      return name.startsWith('dusk') ? undefined : SVG
    }
  })
  await feed.poll()
})
afterAll(async () => {
  await feed.server.close()
  await panel.close()
})

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><path fill="#c33" d="M0 0h400v300H0z"/></svg>'

const website_id = () => feed.website_ids[0] ?? 0

async function open(at = 0) {
  const { listing_ids: ids } = await leadingListings(panel.world.db, website_id(), 10)
  const listing_id = ids[at] ?? 0
  const page = await readListingPage(panel.world, { website_id: website_id(), listing_id })
  return { listing_id, photos: page?.details.photos ?? [], card: page?.listing.photo }
}

const fileOf = (sha256: string, website = website_id()) =>
  readSiteMedia(panel.world, { website_id: website, sha256, width: 480, format: 'webp' })

test('photographs of a feed are fetched once a visitor has looked, and drawn until then', async () => {
  await fetchFeedPhotos(panel.world)
  expect(drawn).toEqual([])
  expect(await open()).toMatchObject({ photos: [], card: null })
  await fetchFeedPhotos(panel.world)
  expect(drawn).toHaveLength(3)
  const { card, photos } = await open()
  // The third is missing at the feed.
  expect(photos).toHaveLength(2)
  expect(card).toMatchObject({ width: 1024, height: 768 })
  expect(await fileOf(photos[0]?.sha256 ?? '')).toMatchObject({
    type: 'image/webp',
    lasts: 'withListing'
  })
})

test('a list has the first photograph of each listing fetched, and no other', async () => {
  const before = drawn.length
  const { listing_ids: ids } = await leadingListings(panel.world.db, website_id(), 10)
  await readShownListings(panel.world, website_id(), ids)
  await fetchFeedPhotos(panel.world)
  expect(drawn.slice(before)).toHaveLength(1)
})

test('another website is not given a photograph by its name', async () => {
  const { photos } = await open()
  const other = (await subscribe(panel)).website_id
  expect(await fileOf(photos[0]?.sha256 ?? '', other)).toBeUndefined()
})

test('a photograph that is missing in the bucket is fetched again', async () => {
  const { world } = panel
  const inDatabase = world.pictures
  const bucket = await startBucket()
  world.pictures = bucketFiles(bucket.settings, world.log)
  const { photos } = await open()
  const sha256 = photos[0]?.sha256 ?? ''
  await refetchFeedPhoto(world.db, sha256, panel.now())
  await fetchFeedPhotos(world)
  expect((await fileOf(sha256))?.bytes.length).toBeGreaterThan(0)
  expect([...bucket.objects.keys()].every((key) => key.startsWith('feeds/'))).toBe(true)

  bucket.objects.clear()
  expect(await fileOf(sha256)).toBeUndefined()
  await fetchFeedPhotos(world)
  expect((await fileOf(sha256))?.bytes.length).toBeGreaterThan(0)
  const { size } = bucket.objects
  await deleteObjects(world)
  expect(bucket.objects.size).toBe(size)
  world.pictures = inDatabase
})

test('a photograph that was changed at the feed is fetched again, whatever its MediaKey is', async () => {
  const { listing_id, photos } = await open()
  const { source_key } = await panel.world.db
    .selectFrom('listings')
    .select('source_key')
    .where('listing_id', '=', listing_id)
    .executeTakeFirstOrThrow()
  const key = feed.keys.find((one) => source_key.endsWith(one)) ?? ''
  feed.wait(20)
  const change = (how: (photo: Record<string, unknown>) => object) => {
    const home = feed.store.properties.get(key)
    const media = (home?.['Media'] ?? []) as Record<string, unknown>[]
    const Media = media.map((one) => ({
      ...one,
      ...how(one)
    }))
    const ModificationTimestamp = panel.now().toISOString()
    if (home)
      feed.store.properties.set(key, { ...home, Media, ModificationTimestamp } as typeof home)
  }
  change(({ MediaKey }) => ({ MediaKey: `${String(MediaKey)}9` }))
  await feed.poll()
  expect((await open()).photos).toEqual(photos)
  feed.wait(20)
  change(() => ({ ModificationTimestamp: panel.now().toISOString() }))
  await feed.poll()
  expect((await open()).photos).toEqual([])
  await fetchFeedPhotos(panel.world)
  const { photos: now } = await open()
  expect(now).toHaveLength(2)
  expect(now[0]?.sha256).not.toBe(photos[0]?.sha256)
})

test('after a week a photograph is fetched again if somebody still looks, and dropped otherwise', async () => {
  const kept = () =>
    panel.world.db
      .selectFrom('feed_photos')
      .select('fetch_key')
      .execute()
      .then((all) => all.length)
  await fetchFeedPhotos(panel.world)
  for (let day = 1; day <= 8; day++) {
    feed.wait(DAY_MINUTES)
    await feed.poll()
    await open()
  }
  const before = drawn.length
  await fetchFeedPhotos(panel.world)
  expect(drawn.length - before).toBeGreaterThanOrEqual(2)
  expect((await open()).photos).toHaveLength(2)
  expect(await kept()).toBe(3)
  for (let day = 1; day <= 9; day++) feed.wait(DAY_MINUTES)
  await feed.poll()
  await fetchFeedPhotos(panel.world)
  expect(await kept()).toBe(0)
})

test('an agent’s feed is asked for photographs on the public internet alone', async () => {
  const { db } = panel.world
  await open()
  await db.updateTable('feeds').set({ website_id: website_id() }).execute()
  await db.updateTable('feed_photos').set({ next_try_at: panel.now() }).execute()
  const before = drawn.length
  await fetchFeedPhotos(panel.world)
  expect(drawn).toHaveLength(before)
  const whys = await db.selectFrom('feed_photos').select('why').distinct().execute()
  expect(whys).toEqual([{ why: 'private-address' }])
  await db.updateTable('feeds').set({ website_id: null }).execute()
  await db.deleteFrom('feed_photos').execute()
})

test('a withdrawn listing takes its photographs with it at once', async () => {
  await open()
  await fetchFeedPhotos(panel.world)
  const { photos } = await open()
  const name = photos[0]?.sha256 ?? ''
  expect(await fileOf(name)).toBeDefined()
  feed.store.destinations[0]?.listings.clear()
  // An emptied list is held for a day.
  await panel.world.db.deleteFrom('site_listings').where('website_id', '=', website_id()).execute()
  expect(await fileOf(name)).toBeUndefined()
})

test.each([
  ['10.0.0.7', 'private-address'],
  ['127.0.0.1', 'private-address'],
  ['[::1]', 'private-address'],
  ['169.254.169.254', 'private-address'],
  ['nowhere.board.ca', 'no-answer']
])('a photograph at %s is not fetched: %s', async (host, problem) => {
  const settings = { productName: 'Maplekey', reachTest: undefined }
  const asked = { address: `https://${host}/1.jpg`, bytesMax: 1000, isOwnServer: false }
  expect(await fetchPhoto({ resolver: fixedResolver({}), settings }, asked)).toEqual({ problem })
})

test('photographs are noted in one order, whatever order a page shows them in', async () => {
  const { db } = panel.world
  await db.deleteFrom('feed_photos').execute()
  await wantFeedPhotos(db, ['c', 'a', 'b', 'a'], panel.now())
  const { rows } = await sql<{ fetch_key: string }>`
    select fetch_key from feed_photos order by ctid`.execute(db)
  expect(rows.map(({ fetch_key }) => fetch_key)).toEqual(['a', 'b', 'c'])
})
