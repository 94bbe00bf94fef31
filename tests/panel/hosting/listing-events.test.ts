import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listingEventSender } from '#panel/actions/listings/feeds/send-listing-events.ts'
import { openListingEvents } from '#panel/hosting/listing-events.ts'
import type { ListingEvent } from '#rules/listings/feeds/listing-event.ts'
import { startCreaEvents, type CreaEvents } from '../../kit/ddf/crea-events.ts'
import { type FeedWorld, openFeedWorld } from '../../kit/ddf/feed-world.ts'
import { startHosting } from '../../kit/hosting.ts'
import { WRITTEN } from '../../kit/lead-forms.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

type Hosting = Awaited<ReturnType<typeof startHosting>>
let hosting: Hosting
let site: Awaited<ReturnType<Hosting['newSite']>>
let other: typeof site
let feed: FeedWorld
let crea: CreaEvents
let listings: { listing_id: number; source_key: string }[]

beforeAll(async () => {
  crea = await startCreaEvents()
  const ddfEvents = ['view', 'click', 'email'] as const
  hosting = await startHosting({ settings: { ddfEvents, rateLimits: false } })
  site = await hosting.newSite()
  other = await hosting.newSite()
  feed = await openFeedWorld(hosting.panel, { homes: 3, known: [site.website_id] })
  report(true)
  await feed.poll()
  listings = await hosting.panel.world.db
    .selectFrom('listings')
    .select(['listing_id', 'source_key'])
    .orderBy('listing_id')
    .execute()
})
afterAll(async () => {
  await hosting.close()
  await crea.close()
})
beforeEach(async () => {
  crea.told.length = 0
  await hosting.panel.world.db.deleteFrom('listing_events').execute()
})

function report(isOn: boolean): void {
  const { access } = feed.server
  if (!('tokenUrl' in access)) throw new Error('a feed without a token’s address')
  const { root, tokenUrl } = access
  const ddf = { root, tokenUrl, ...(isOn && { eventsUrl: crea.url }) }
  hosting.panel.world.feeds = { ddf, isStandIn: true }
}

const stored = () =>
  hosting.panel.world.db.selectFrom('listing_events').selectAll().orderBy('event_id').execute()
const open = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  hosting.ask({ host: site.host, path, method, headers: { 'user-agent': FIREFOX, ...headers } })

/** Events as hosting notes them, without a socket. */
function noted(world = hosting.panel.world) {
  const events = openListingEvents(world)
  return {
    ...events,
    happen(change: {
      event?: ListingEvent
      headers?: Record<string, string>
      ip?: string
      listing_id?: number
      website_id?: number
    }) {
      const { event = 'view', headers, ip = '203.0.113.9', website_id = site.website_id } = change
      const { listing_id = listings[0]?.listing_id ?? 0 } = change
      const request = {
        headers: { 'user-agent': FIREFOX, ...headers },
        socket: { remoteAddress: ip }
      }
      const entry = { site: { website_id } }
      events.note(request as never, entry as never, { event, listing_id, language: 'en' })
    }
  }
}

test('CREA is told of a home that was shown, its link that was followed and a message about it, and nothing about the visitor', async () => {
  const { body } = await open('/listings', { 'user-agent': GOOGLEBOT })
  const [, page = ''] = /href="(\/listings\/[a-z0-9-]+-\d+)"/.exec(body) ?? []
  const slug = page.slice('/listings/'.length)

  const shown = await open(page)
  await open(page)
  await open(page, { 'user-agent': GOOGLEBOT })
  await open(page, { 'sec-purpose': 'prefetch' })
  await open(page, {}, 'HEAD')
  await open(`/fr${page}`, { 'sec-gpc': '1', 'user-agent': `${FIREFOX} 2` })

  expect(shown.body).toContain(`href="${page}/realtor.ca"`)
  const followed = await open(`${page}/realtor.ca`)
  expect(followed.status).toBe(303)
  expect(followed.headers.location).toMatch(/^https?:\/\/[^/]+\/real-estate\/\d+$/)
  for (const nowhere of ['/listings/999999/realtor.ca', '/realtor.ca', '/about/realtor.ca']) {
    expect((await open(nowhere)).status).toBe(404)
  }

  const { form_token } = JSON.parse((await open('/_site/form')).body) as { form_token: string }
  hosting.panel.advanceClock(5000)
  const sent = await hosting.ask({
    host: site.host,
    path: '/_site/message',
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': FIREFOX },
    body: new URLSearchParams({ ...WRITTEN, home: slug, form_token }).toString()
  })
  expect(sent.status).toBe(303)

  await expect.poll(async () => (await stored()).length, { timeout: 20_000 }).toBe(3)
  await listingEventSender()(hosting.panel.world)
  const one = { DestinationID: '5001', LanguageID: '1' }
  const { ListingID, UUID } = crea.told[0] ?? {}
  expect(feed.keys).toContain(ListingID)
  expect(crea.told.sort((a, b) => `${b.EventType}`.localeCompare(`${a.EventType}`))).toEqual(
    ['View', 'email_realtor', 'Click'].map((EventType) => ({ ...one, EventType, ListingID, UUID }))
  )
  expect(await stored()).toEqual([])
})

test('a listing’s own page is led to, whatever characters its feed wrote into the address', async () => {
  const { db } = hosting.panel.world
  const listing_id = listings[0]?.listing_id ?? 0
  const { detail } = await db
    .selectFrom('listings')
    .select('detail')
    .where('listing_id', '=', listing_id)
    .executeTakeFirstOrThrow()
  const write = (to: object) =>
    db
      .updateTable('listings')
      .set({ detail: JSON.stringify(to) })
      .where('listing_id', '=', listing_id)
      .execute()
  await write({ ...(detail as object), ListingURL: 'https://board.ca/l’été' })
  const { headers, status } = await open(`/listings/${listing_id}/realtor.ca`)
  expect([status, headers.location]).toEqual([303, 'https://board.ca/l%E2%80%99%C3%A9t%C3%A9'])
  await write(detail as object)
})

test('the privacy page says in both languages what CREA is told, and nothing where nothing is', async () => {
  const textOf = async (host: string, path: string) => (await hosting.get(host, path)).body
  const english = await textOf(site.host, '/privacy')
  expect(english).toContain('Statistics of the Canadian Real Estate Association (CREA)')
  for (const event of ['opens the page', 'goes from that page', 'sends us a message']) {
    expect(english).toContain(event)
  }
  expect(await textOf(site.host, '/fr/privacy')).toContain(
    'Statistiques de l’Association canadienne'
  )
  expect(await textOf(other.host, '/privacy')).not.toContain('Statistics of the Canadian')
})

test('the same event of one visitor and home is counted once in five minutes', async () => {
  const events = noted()
  const again = () => events.happen({})
  again()
  hosting.panel.advanceClock(5 * 60_000 - 1)
  again()
  events.happen({ event: 'click' })
  events.happen({ ip: '203.0.113.10' })
  events.happen({ listing_id: listings[1]?.listing_id ?? 0 })
  hosting.panel.advanceClock(2)
  again()
  await events.close()
  const rows = await stored()
  expect(rows.map(({ event }) => event)).toEqual(['view', 'click', 'view', 'view', 'view'])
  expect(new Set(rows.map(({ visitor }) => visitor)).size).toBe(2)
})

test('a visitor has another number on another website, and on the next day', async () => {
  const before = hosting.panel.now()
  const { db } = hosting.panel.world
  await db
    .updateTable('feed_destinations')
    .set({ website_id: other.website_id })
    .where('feed_id', '=', feed.feed_id)
    .execute()
  const elsewhere = noted()
  elsewhere.happen({ website_id: other.website_id })
  await elsewhere.flush()
  await db
    .updateTable('feed_destinations')
    .set({ website_id: site.website_id })
    .where('feed_id', '=', feed.feed_id)
    .execute()
  elsewhere.happen({})
  hosting.panel.advanceClock(24 * 60 * 60_000)
  elsewhere.happen({})
  await elsewhere.close()
  hosting.panel.setClock(before)
  const visitors = (await stored()).map(({ visitor }) => visitor)
  expect(new Set(visitors).size).toBe(3)
})

test('only homes that the website has from CREA’s own feed are reported', async () => {
  const { db } = hosting.panel.world
  const changed = async (source: 'ddf' | 'own' | 'reso') =>
    db
      .updateTable('listings')
      .set({ source, website_id: source === 'own' ? site.website_id : null })
      .where('listing_id', '=', listings[0]?.listing_id ?? 0)
      .execute()
  const events = noted()
  events.happen({ website_id: other.website_id })
  events.happen({ listing_id: 999_999 })
  await events.flush()
  for (const source of ['own', 'reso'] as const) {
    await changed(source)
    events.happen({ ip: `203.0.113.${source.length + 20}` })
    await events.flush()
  }
  await changed('ddf')
  // A sample feed's events have no address.
  report(false)
  events.happen({ ip: '203.0.113.30' })
  report(true)
  const { ddf } = hosting.panel.world.feeds
  hosting.panel.world.feeds = { ddf: { ...ddf, root: 'https://ddf.example/' }, isStandIn: true }
  events.happen({ ip: '203.0.113.31' })
  await events.close()
  report(true)
  expect(await stored()).toEqual([])
})

test('events wait in memory while the database is away, and are saved once', async () => {
  const { world } = hosting.panel
  let isAway = true
  const events = noted({
    ...world,
    get db() {
      if (isAway) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
      return world.db
    }
  })
  events.happen({})
  await events.flush()
  isAway = false
  events.happen({ event: 'click' })
  await events.close()
  expect((await stored()).map(({ event }) => event)).toEqual(['view', 'click'])
})
