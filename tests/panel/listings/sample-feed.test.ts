import { afterAll, expect, test } from 'vitest'
import { feeds } from '#contract/listings/feeds.ts'
import { startSampleFeed } from '#panel/actions/listings/feeds/sample-feed.ts'
import { feedOpener } from '#panel/actions/listings/feeds/open-feed.ts'
import { pollFeeds } from '#panel/actions/listings/feeds/poll-feeds.ts'
import { readVowResults } from '#panel/actions/listings/vow-listings.ts'
import { readListingSearch } from '#rules/listings/search/read-listing-search.ts'
import { subscribe } from '../../kit/billing.ts'
import { openFeeds } from '../../kit/connected-feeds.ts'
import { startPanel } from '../../kit/panel.ts'

const panel = await startPanel()
afterAll(() => panel.close())

test('the sample website shows 400 invented homes, and 60 of a board to registered visitors, also after a start on another port', async () => {
  const { world } = panel
  const { token, website_id } = await subscribe(panel)
  const drawn: string[] = []
  const pictures = (name: string) => {
    drawn.push(name)
    return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><path d="M0 0h9v9z"/></svg>'
  }
  const shown = () =>
    world.db
      .selectFrom('site_listings')
      .innerJoin('listings', 'listings.listing_id', 'site_listings.listing_id')
      .select(['listings.listing_id', 'source_key'])
      .where('site_listings.website_id', '=', website_id)
      .where('hidden_reason', 'is', null)
      .orderBy('source_key')
      .execute()

  const first = await startSampleFeed(world, { pictures, website_id })
  await pollFeeds(world, feedOpener(world))
  const homes = await shown()
  expect(homes).toHaveLength(400)
  const { body } = await panel.call(feeds, {}, { token })
  expect(body).toMatchObject({ feeds: [], provided: 400 })
  const registered = async (query: string) => {
    const search = readListingSearch(new URLSearchParams(query))
    return (await readVowResults(world, website_id, search)).total
  }
  expect(await registered('status=sold')).toBe(48)
  expect(await registered('')).toBe(12)
  await first.close()

  const second = await startSampleFeed(world, { pictures, website_id })
  await pollFeeds(world, feedOpener(world))
  expect(await shown()).toEqual(homes)
  expect(await world.db.selectFrom('feeds').select('feed_id').execute()).toHaveLength(2)

  const { MediaURL } = await world.db
    .selectFrom('listing_media')
    .select('MediaURL')
    .where('listing_id', '=', homes[0]?.listing_id ?? 0)
    .where('position', '=', 0)
    .executeTakeFirstOrThrow()
  const picture = await fetch(MediaURL ?? '')
  expect(picture.headers.get('content-type')).toBe('image/jpeg')
  expect(drawn).toHaveLength(1)
  await second.close()
})

test('homes of an agent’s own feed aren’t said to be provided, though ours has them too', async () => {
  const { world } = panel
  const { website_id } = await subscribe(panel)
  const sample = await startSampleFeed(world, { pictures: () => '<svg/>', website_id })
  const own = await openFeeds(panel)
  await own.connect()
  await own.signAll()
  await own.poll()
  expect(await own.shown()).toBe(400)
  expect((await own.list()).provided).toBe(0)
  await sample.close()
})
