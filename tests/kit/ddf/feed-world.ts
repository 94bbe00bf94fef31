import { sql } from 'kysely'
import { addFeed, feedOpener } from '#panel/actions/listings/feeds/open-feed.ts'
import { type OpenFeed, pollFeeds } from '#panel/actions/listings/feeds/poll-feeds.ts'
import type { ListingFeed } from '#panel/services/listing-feed/listing-feed.ts'
import type { FeedPictures } from '#panel/services/listing-feed/sample-feed/feed-pictures.ts'
import { sampleStore } from '#panel/services/listing-feed/sample-feed/sample-store.ts'
import { subscribe } from '../billing.ts'
import { startDdf } from '../ddf-server.ts'
import type { TestPanel } from '../panel.ts'

export type FeedWorld = Awaited<ReturnType<typeof openFeedWorld>>

const FIRST_ID = 5001

/** A feed with a data feed for each of some websites, read by the real panel. */
export async function openFeedWorld(
  panel: TestPanel,
  {
    homes = 12,
    websites = 1,
    known = [],
    pictures
  }: { homes?: number; websites?: number; known?: number[]; pictures?: FeedPictures } = {}
) {
  const { world } = panel
  for (const table of ['feed_photos', 'feeds', 'listings'] as const) {
    await world.db.deleteFrom(table).execute()
  }
  const store = sampleStore({ homes, now: panel.now() })
  const keys = [...store.properties.keys()]
  const ids = Array.from({ length: websites }, (_, at) => FIRST_ID + at)
  store.destinations = ids.map((id) => {
    return { id, name: `Feed ${id}`, isActive: true, listings: new Set(keys) }
  })
  for (const account of store.accounts) account.destinationIds = ids
  const server = await startDdf({ store, pictures })
  server.time.now = panel.now()

  const website_ids = [...known]
  while (website_ids.length < websites) website_ids.push((await subscribe(panel)).website_id)
  const feed_id = await addFeed(
    world,
    server.access,
    ids.map((destination_id, at) => ({ destination_id, website_id: website_ids[at] ?? null }))
  )
  const open = feedOpener(world)

  return {
    feed_id,
    keys,
    server,
    store,
    website_ids,
    poll: (how: OpenFeed = open) => pollFeeds(world, how),
    /** A poll in a process that ends after as many pieces of answers. */
    killedPoll: (after: number) =>
      pollFeeds(world, async (feed, until) => endingAfter(await open(feed, until), after)).catch(
        (error: unknown) => {
          if (!(error instanceof Killed)) throw error
        }
      ),
    /** Both clocks go on. */
    wait(minutes: number) {
      panel.advanceClock(minutes * 60_000)
      server.time.now = panel.now()
    },
    feed: () =>
      world.db
        .selectFrom('feeds')
        .selectAll()
        .where('feed_id', '=', feed_id)
        .executeTakeFirstOrThrow(),
    /** What visitors of this website see: key, price and first photograph. */
    async shown(at = 0) {
      const { rows } = await sql<{ shown: string }>`
        select source_key || ' ' || "ListPrice" || ' ' || coalesce((select "MediaKey" from listing_media
          where listing_media.listing_id = listings.listing_id and position = 0), '') as shown
        from site_listings join listings using (listing_id)
        where site_listings.website_id = ${website_ids[at]} and hidden_reason is null
        order by source_key`.execute(world.db)
      return rows.map(({ shown }) => shown)
    },
    /** What they may see, by the feed itself. */
    truth(at = 0) {
      const listed = store.destinations[at]?.listings ?? new Set()
      return [...store.properties.values()]
        .filter(
          ({ ListingKey, StandardStatus }) =>
            listed.has(String(ListingKey)) && StandardStatus === 'Active'
        )
        .map(({ ListingKey, ListPrice, Media }) => {
          const [photo] = Media as { MediaKey: string }[]
          return `${String(ListingKey)} ${String(ListPrice)} ${photo?.MediaKey}`
        })
        .sort()
    }
  }
}

class Killed extends Error {}

/** Stops in the middle of whatever is being read, as a killed process does. */
function endingAfter(port: ListingFeed, pieces: number): ListingFeed {
  let left = pieces
  async function* counted<Piece>(all: AsyncIterable<Piece>): AsyncGenerator<Piece> {
    for await (const piece of all) {
      if (left-- <= 0) throw new Killed()
      yield piece
    }
  }
  return {
    changesSince: (...from) => counted(port.changesSince(...from)),
    masterList: (id) => counted(port.masterList(id)),
    details: (keys) => counted(port.details(keys)),
    offices: (keys) => counted(port.offices(keys)),
    members: (keys) => counted(port.members(keys)),
    openHouses: (keys) => counted(port.openHouses(keys)),
    openHousesFrom: (day) => counted(port.openHousesFrom(day)),
    destinations: () => port.destinations()
  }
}
