import { afterAll, beforeAll, expect, test } from 'vitest'
import { PUBLIC_FEEDS } from '#panel/services/listing-feed/feed-places.ts'
import { openFeeds, standInForCrea } from '../../kit/connected-feeds.ts'
import { startDdf } from '../../kit/ddf-server.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
})
afterAll(() => panel.close())

test.each([
  'https://127.0.0.1/odata/',
  'https://[::1]/odata/',
  'https://10.1.2.3/odata/',
  'https://169.254.169.254/latest/',
  'https://localhost/odata/',
  'http://127.0.0.1/odata/'
])('%s can’t be a feed’s address where the internet is asked', async (root) => {
  panel.world.feeds = PUBLIC_FEEDS
  const agent = await openFeeds(panel)
  const { body, status } = await agent.board(root)
  expect(status).toBe(422)
  expect(body.errors.root).toBe('This address isn’t on the public internet. Please check it.')
})

test('a poll doesn’t reach our own network either, whatever feed was connected before', async () => {
  const crea = await standInForCrea(panel)
  const board = await startDdf({ homes: 3, profile: 'reso' })
  const agent = await openFeeds(panel)
  expect((await agent.board(board.access.root)).status).toBe(200)
  panel.world.feeds = PUBLIC_FEEDS
  board.calls.splice(0)
  await agent.poll()
  expect(board.calls).toEqual([])
  const feed = panel.world.db
    .selectFrom('feeds')
    .select('why')
    .where('root', '=', board.access.root)
  expect(await feed.execute()).toEqual([{ why: 'private-address' }])
  for (const server of [board, crea]) await server.close()
})
