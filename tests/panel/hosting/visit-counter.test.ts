import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openVisitCounter } from '#panel/hosting/visit-counter.ts'
import { startHosting } from '../../kit/hosting.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

type Hosting = Awaited<ReturnType<typeof startHosting>>
let hosting: Hosting
let site: Awaited<ReturnType<Hosting['newSite']>>

beforeAll(async () => {
  hosting = await startHosting()
  site = await hosting.newSite()
})
afterAll(() => hosting.close())
beforeEach(() => hosting.panel.world.db.deleteFrom('site_visits').execute())

const stored = () => hosting.panel.world.db.selectFrom('site_visits').selectAll().execute()
const total = async () => {
  const rows = await stored()
  const sum = (name: 'views' | 'visits') => rows.reduce((all, row) => all + row[name], 0)
  return { views: sum('views'), visits: sum('visits') }
}
const open = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  hosting.ask({ host: site.host, path, method, headers: { 'user-agent': FIREFOX, ...headers } })

test('pages that people open are counted by day, page, language and source, and nothing else is', async () => {
  const facebook = '/?utm_source=Facebook&utm_medium=cpc&utm_campaign=spring'
  await open(facebook)
  const { headers } = await open(facebook)
  // A page that the browser has is looked at too.
  expect((await open('/', { 'if-none-match': String(headers.etag) })).status).toBe(304)
  await open('/about', { referer: `http://${site.host}/` })
  await open('/fr/about', { referer: 'https://www.google.com/', 'sec-gpc': '1' })

  await open('/', { 'user-agent': GOOGLEBOT })
  await open('/', { 'user-agent': '' })
  await open('/', { 'sec-purpose': 'prefetch;prerender' })
  await open('/', {}, 'HEAD')
  await open('/nowhere')
  await open('/sitemap.xml')
  await open('/?sent=contact')

  await expect.poll(total, { timeout: 20_000 }).toEqual({ views: 5, visits: 4 })
  const none = { referrer: '', utm_source: '', utm_medium: '', utm_campaign: '' }
  const tags = { utm_source: 'facebook', utm_medium: 'cpc', utm_campaign: 'spring' }
  const row = { website_id: site.website_id, day: '2026-11-21', language: 'en', ...none }
  expect(
    (await stored()).sort((a, b) => a.page.localeCompare(b.page) || b.visits - a.visits)
  ).toEqual([
    { ...row, page: '/', ...tags, visits: 2, views: 2 },
    { ...row, page: '/', visits: 1, views: 1 },
    { ...row, page: '/about', visits: 0, views: 1 },
    { ...row, page: '/fr/about', language: 'fr', visits: 1, views: 1 }
  ])
})

/** A request as the counter meets it, without a socket. */
function counted(world = hosting.panel.world) {
  const counter = openVisitCounter(world)
  return {
    ...counter,
    open({ url = '/', website_id = site.website_id } = {}) {
      const request = { method: 'GET', url, headers: { 'user-agent': FIREFOX } }
      const entry = { host: site.host, site: { mainHost: site.host, website_id } }
      counter.count(request as never, entry as never, { path: '/', language: 'en' })
    }
  }
}

test('a day begins at the agent’s midnight', async () => {
  const { db } = hosting.panel.world
  const before = hosting.panel.now()
  await db
    .updateTable('websites')
    .set({ billing_state: 'NL' })
    .where('website_id', '=', site.website_id)
    .execute()
  const counter = counted()
  for (const moment of ['2026-12-01T03:29:59Z', '2026-12-01T03:30:00Z']) {
    hosting.panel.setClock(new Date(moment))
    counter.open()
  }
  await counter.close()
  hosting.panel.setClock(before)
  expect((await stored()).map(({ day, views }) => [day, views])).toEqual([
    ['2026-11-30', 1],
    ['2026-12-01', 1]
  ])
})

test('made-up sources become one, so that nobody can fill the table', async () => {
  const counter = counted()
  for (let at = 0; at < 1000; at++) counter.open({ url: `/?utm_source=made-up-${at}` })
  await counter.close()
  const rows = await stored()
  expect(rows).toHaveLength(201)
  expect(rows.find(({ referrer }) => referrer === '(other)')?.views).toBe(800)
})

test('what can’t be saved while the database is away is saved afterwards, once', async () => {
  const { world } = hosting.panel
  let isAway = true
  const counter = counted({
    ...world,
    get db() {
      if (isAway) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
      return world.db
    }
  })
  counter.open()
  await counter.flush()
  counter.open()
  await counter.flush()
  isAway = false
  counter.open()
  await counter.close()
  expect(await total()).toEqual({ views: 3, visits: 3 })
})

test('a website that is deleted meanwhile leaves the others’ counts as they are', async () => {
  const counter = counted()
  for (const website_id of [site.website_id, 999_999]) counter.open({ website_id })
  await counter.close()
  expect((await stored()).map(({ website_id, views }) => [website_id, views])).toEqual([
    [site.website_id, 1]
  ])
})
