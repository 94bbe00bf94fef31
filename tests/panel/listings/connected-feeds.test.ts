import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as agreements from '#contract/listings/agreements.ts'
import * as feeds from '#contract/listings/feeds.ts'
import { whyListing } from '#contract/listings/why-listing.ts'
import { forgetRemovedFeeds } from '#panel/actions/listings/feeds/site-feeds.ts'
import { PROVINCES } from '#rules/provinces.ts'
import { openFeeds, standInForCrea } from '../../kit/connected-feeds.ts'
import { type DdfServer, startDdf } from '../../kit/ddf-server.ts'
import { openListings } from '../../kit/listings.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let panel: TestPanel
let servers: DdfServer[] = []
beforeAll(async () => {
  panel = await startPanel({ settings: { rateLimits: false } })
})
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
  await panel.world.db.deleteFrom('feeds').execute()
  await panel.world.db.deleteFrom('listings').execute()
})
afterAll(() => panel.close())

async function crea(options?: { homes: number }) {
  const server = await standInForCrea(panel, options)
  servers.push(server)
  return server
}

function wait(server: DdfServer, minutes: number) {
  panel.advanceClock(minutes * 60_000)
  server.time.now = panel.now()
}

test('a feed is asked at once, and shown only with every agreement that it needs', async () => {
  await crea()
  const agent = await openFeeds(panel)
  const { body, status } = await agent.connect()
  expect(status).toBe(200)
  expect(body.feeds).toMatchObject([
    { board: 'CREA DDF®', destination: 'Sample homes', missing: ['data-license', 'shared-pool'] }
  ])
  expect(JSON.stringify(body)).not.toContain('sample-')
  await agent.poll()
  expect(await agent.feed()).toMatchObject({ state: 'unsigned', shown: 0 })
  expect(await agent.shown()).toBe(0)

  await agent.sign()
  expect(await agent.shown()).toBe(0)
  const { body: signed } = await agent.sign({ kind: 'shared-pool' })
  expect(signed.feeds).toMatchObject([{ state: 'shown', shown: 6, missing: [] }])
  expect(await agent.shown()).toBe(6)

  const { agreement_id } = signed.agreements[1]
  await agent.call(agreements.removeBoardAgreement, { agreement_id })
  expect(await agent.shown()).toBe(0)
})

test('the count of a feed leaves out the homes that its agent has written, and says so', async () => {
  await crea()
  const agent = await openFeeds(panel)
  await agent.connect({ is_pool: false })
  await agent.sign()
  await agent.poll()
  const home = await panel.world.db
    .selectFrom('listings')
    .select(['ListingId', 'StateOrProvince'])
    .executeTakeFirstOrThrow()
  const StateOrProvince = PROVINCES.find((one) => one === home.StateOrProvince)
  const { save } = await openListings(panel, agent)
  await save({ ListingId: home.ListingId, StateOrProvince })
  expect(await agent.feed()).toMatchObject({ shown: 5, hidden: [{ reason: 'copy', count: 1 }] })
})

test('a French-speaking agent records an agreement by the French name of CREA’s feed', async () => {
  await crea()
  const agent = await openFeeds(panel)
  const { db } = panel.world
  await db.updateTable('agents').set({ language: 'fr' }).execute()
  await agent.connect({ is_pool: false })
  await agent.poll()
  await agent.sign({ board: 'SDD® de l’ACI' })
  expect(await agent.feed()).toMatchObject({ state: 'shown', shown: 6 })
  const { ListingId } = await db
    .selectFrom('listings')
    .select('ListingId')
    .executeTakeFirstOrThrow()
  const { body } = await agent.call(whyListing, { ListingId })
  expect(body.findings).toMatchObject([
    { feed: 'SDD® de l’ACI (Sample homes)', agreements: [{ kind: 'data-license' }] }
  ])
  expect((await agent.sign({ turn: 'you' })).status).toBe(409)
  await db.updateTable('agents').set({ language: 'en' }).execute()
})

test('a feed without listings of the National Shared Pool needs no opt-in', async () => {
  await crea()
  const agent = await openFeeds(panel)
  await agent.connect({ is_pool: false })
  await agent.sign()
  await agent.poll()
  expect(await agent.shown()).toBe(6)
})

test('of several data feeds the agent chooses one', async () => {
  const server = await crea()
  const [first] = server.store.destinations
  if (first) server.store.destinations.push({ ...first, id: 5, name: 'Ann', listings: new Set() })
  for (const account of server.store.accounts) account.destinationIds.push(5)
  const agent = await openFeeds(panel)
  const { body } = await agent.connect()
  expect(body.feeds).toEqual([])
  expect(body.destinations).toEqual([
    { destination_id: 5, name: 'Ann' },
    { destination_id: 990_001, name: 'Sample homes' }
  ])
  const chosen = await agent.connect({ destination_id: 5 })
  expect(chosen.body.feeds).toMatchObject([{ destination: 'Ann' }])
  const other = await agent.connect({ destination_id: 6 })
  expect(other.body.message).toBe(
    'This data feed isn’t active any more. Please choose another one.'
  )
})

test.each([
  [
    'a wrong secret',
    { secret: 'wrong' },
    'secret',
    /the client ID or the secret is wrong, or the data feed isn’t active/
  ],
  ['an unknown account', { client_id: 'nobody' }, 'secret', /CREA denied us access/]
])('%s is said', async (_, change, field, sentence) => {
  await crea()
  const agent = await openFeeds(panel)
  const { body, status } = await agent.connect(change)
  expect(status).toBe(422)
  expect(body.errors[field]).toMatch(sentence)
  expect((await agent.list()).feeds).toEqual([])
})

test('an inactive feed, and one that can’t be reached, are said', async () => {
  const server = await crea()
  for (const one of server.store.destinations) one.isActive = false
  const agent = await openFeeds(panel)
  expect((await agent.connect()).body.errors.secret).toMatch(/CREA denied us access/)
  server.failNext(/connect/, 503, 503)
  const away = 'We couldn’t reach the feed. Please check the address, or try again later.'
  expect((await agent.connect()).body.errors.client_id).toBe(away)
  server.failNext(/connect/, 'html', 'html')
  expect((await agent.connect()).status).toBe(422)
})

test('a board’s feed is asked with its token, and says what is wrong with its address', async () => {
  const board = await startDdf({ homes: 3, profile: 'reso' })
  servers.push(board, await crea())
  const agent = await openFeeds(panel)
  const { root } = board.access
  expect((await agent.board(root, { token: 'old' })).body.errors.token).toMatch(/denied us access/)
  const elsewhere = await agent.board(root.replace('/odata/v1/', '/nothing/'))
  expect(elsewhere.body.errors.root).toMatch(/no RESO Web API at this address/)
  const machine = await agent.board(root, { media_hosts: 'photos.example.ca, 10.0.0.1' })
  expect(Object.values(machine.body.errors).join()).toContain('not IP addresses')
  expect((await agent.board(root, { media_hosts: 'Photos.example.ca' })).status).toBe(200)
  const saved = panel.world.db.selectFrom('feeds').select('media_hosts')
  expect(await saved.where('website_id', '=', agent.website_id).execute()).toEqual([
    { media_hosts: 'photos.example.ca' }
  ])
  await agent.poll()
  expect(await agent.shown()).toBe(0)
  for (const kind of ['data-license', 'idx'] as const) await agent.sign({ board: 'trreb ', kind })
  expect(await agent.shown()).toBe(3)
})

test('a feed is paused, resumed, removed and put back; a day later its access is gone', async () => {
  const server = await crea()
  const agent = await openFeeds(panel)
  await agent.signAll()
  await agent.connect()
  await agent.poll()
  const which = { feed_id: (await agent.feed()).feed_id }
  const calls = server.calls.length
  expect((await agent.call(feeds.pauseFeed, which)).body.feeds).toMatchObject([{ state: 'paused' }])
  expect(await agent.shown()).toBe(0)
  wait(server, 20)
  await agent.poll()
  expect(server.calls).toHaveLength(calls)
  await agent.call(feeds.resumeFeed, which)
  expect(await agent.shown()).toBe(6)

  expect((await agent.call(feeds.removeFeed, which)).body.feeds).toEqual([])
  expect(await agent.shown()).toBe(0)
  await agent.call(feeds.putBackFeed, which)
  expect(await agent.shown()).toBe(6)
  await agent.call(feeds.removeFeed, which)
  wait(server, 25 * 60)
  await forgetRemovedFeeds(panel.world)
  expect(await panel.world.db.selectFrom('feeds').selectAll().execute()).toEqual([])
  expect(await panel.world.db.selectFrom('listings').selectAll().execute()).toEqual([])
  expect((await agent.call(feeds.putBackFeed, which)).status).toBe(404)
})

test('an agent has no say over another’s feed, and the same account is another feed on each website', async () => {
  await crea()
  const [ann, bob] = [await openFeeds(panel), await openFeeds(panel)]
  for (const agent of [ann, bob]) await agent.connect()
  await ann.signAll()
  await ann.poll()
  expect([await ann.shown(), await bob.shown()]).toEqual([6, 0])
  const which = { feed_id: (await ann.feed()).feed_id }
  const [own] = (await ann.list()).agreements
  const before = await ann.list()
  for (const call of [feeds.pauseFeed, feeds.resumeFeed, feeds.removeFeed, feeds.putBackFeed]) {
    expect((await bob.call(call, which)).status).toBe(404)
  }
  const agreement_id = own?.agreement_id ?? 0
  await bob.call(agreements.removeBoardAgreement, { agreement_id })
  expect((await bob.sign({ note: 'mine' }, agreement_id)).status).toBe(404)
  expect(await ann.list()).toEqual(before)
})

test('names and open houses are read again, though no listing has changed', async () => {
  const server = await crea({ homes: 40 })
  const agent = await openFeeds(panel)
  await agent.signAll()
  await agent.connect()
  await agent.poll()
  for (const office of server.store.offices.values()) office['OfficeName'] = 'Renamed Realty'
  const [house] = server.store.openHouses.values()
  const kept = { ...house, OpenHouseStartTime: '09:30:00.00', OpenHouseEndTime: '10:15:00.00' }
  server.store.openHouses.clear()
  server.store.openHouses.set(String(house?.['OpenHouseKey']), kept)
  wait(server, 25 * 60)
  server.calls.splice(0)
  await agent.poll()
  const { db } = panel.world
  const offices = await db.selectFrom('feed_offices').select('name').distinct().execute()
  expect(offices).toEqual([{ name: 'Renamed Realty' }])
  const houses = await db.selectFrom('open_houses').select('OpenHouseStartTime').execute()
  expect(houses).toEqual([{ OpenHouseStartTime: '09:30' }])
  expect(server.atOnce.most).toBeLessThanOrEqual(4)
  const tokens = server.calls.filter((call) => call.includes('/connect/token'))
  expect(tokens.length).toBeLessThanOrEqual(1)
})
