import { afterEach, expect, test } from 'vitest'
import {
  listingFeedOpener,
  openListingFeed
} from '#panel/services/listing-feed/open-listing-feed.ts'
import { allFound, allKeys } from '../../kit/ddf/read-feed.ts'
import { type DdfServer, startDdf } from '../../kit/ddf-server.ts'

const servers: DdfServer[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())))

async function openServer(): Promise<DdfServer> {
  const server = await startDdf()
  servers.push(server)
  return server
}

test('a token or a row without an end is read no further than it can be used', async () => {
  const server = await openServer()
  const { access, clock, store } = server
  const feed = openListingFeed(access, { clock, isTrusted: true })
  const keys = [...store.properties.keys()]
  server.failNext(/connect/, 'huge')
  await expect(allKeys(feed.masterList())).rejects.toMatchObject({ problem: 'too-large' })
  server.failNext(/Property/, 'huge')
  await expect(allFound(feed.details(keys))).rejects.toMatchObject({ problem: 'too-large' })
  expect(await allFound(feed.details(keys))).toHaveLength(keys.length)
})

test('a feed that is opened until a moment is asked for nothing after it', async () => {
  const { access, clock, time } = await openServer()
  const open = listingFeedOpener(access, { clock, isTrusted: true })
  const until = new Date(clock().getTime() + 1000)
  expect(await allKeys(open(until).masterList())).not.toEqual([])
  time.now = until
  await expect(allKeys(open(until).masterList())).rejects.toMatchObject({ problem: 'too-slow' })
  expect(await allKeys(open().masterList())).not.toEqual([])
})
