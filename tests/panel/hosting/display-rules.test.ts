import { afterAll, beforeAll, expect, test } from 'vitest'
import { complianceLink } from '#contract/listings/why-listing.ts'
import { openFeedWorld } from '../../kit/ddf/feed-world.ts'
import { displayProblems } from '../../kit/display-rules.ts'
import { startHosting } from '../../kit/hosting.ts'
import { openListings } from '../../kit/listings.ts'

type Hosting = Awaited<ReturnType<typeof startHosting>>
let hosting: Hosting
beforeAll(async () => {
  hosting = await startHosting({ settings: { rateLimits: false } })
})
afterAll(() => hosting.close())

const soon = { timeout: 5000, interval: 50 }

test('every page with a feed’s homes, in both languages, shows what CREA asks for', async () => {
  const { host, token, website_id } = await hosting.newSite()
  const feed = await openFeedWorld(hosting.panel, { homes: 15, known: [website_id] })
  await feed.poll()
  const home = feed.store.properties.get(feed.keys[0] ?? '')
  const place = { City: String(home?.['City']), title: { en: 'My own listing' } }
  const own = await openListings(hosting.panel, { token, website_id })
  await own.save({ ...place, StateOrProvince: 'ON', Latitude: null, Longitude: null })
  const bodyOf = async (path: string) => (await hosting.get(host, path)).body
  await expect.poll(() => bodyOf('/listings'), soon).toContain('My own listing')

  const sitemap = await bodyOf('/sitemap.xml')
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+(\/(?:fr\/)?listings[^<]*)<\/loc>/g)]
    .map(([, path = '']) => path)
    .concat('/listings', '/fr/listings', '/listings?sort=price', '/', '/fr')
  expect(paths.length).toBeGreaterThanOrEqual(2 * 16)
  const problems: string[] = []
  let noticed = 0
  for (const path of new Set(paths)) {
    const body = await bodyOf(path)
    const language = path.startsWith('/fr') ? 'fr' : 'en'
    problems.push(...displayProblems(body, { language, path }))
    if (body.includes('feed-notice')) noticed++
  }
  expect(problems).toEqual([])
  expect(noticed).toBeGreaterThanOrEqual(2 * 15 + 3)

  const [path = ''] = paths.filter((one) => !one.startsWith('/fr') && one.length > 10)
  const page = await bodyOf(path)
  for (const [cut, problem] of [
    [/<div class="feed-notice">.*?<\/div>/s, /no notice/],
    [/Listed by [^<]*/g, /^$/],
    [/Powered by REALTOR\.ca/, /badge is missing/],
    [/, \d+(?::\d\d)?\s[ap]\.m\.\sET/, /time of the last reading/],
    [/<h1[^>]*>.*?<\/h1>/s, /no title/]
  ] as const) {
    const found = displayProblems(page.replace(cut, ''), { language: 'en', path }).join('; ')
    expect(found).toMatch(problem)
  }
  await feed.server.close()
})

test('a compliance officer’s link says what became of a home, of this website alone, until it ends', async () => {
  const { panel } = hosting
  const [site, other] = [await hosting.newSite(), await hosting.newSite()]
  const feed = await openFeedWorld(panel, { homes: 3, known: [site.website_id] })
  await feed.poll()
  const [kept, gone] = [...feed.store.properties.values()].map(({ ListingId }) => String(ListingId))
  feed.store.destinations[0]?.listings.delete(feed.keys[1] ?? '')
  feed.wait(15)
  await feed.poll()
  const { body } = await panel.call(complianceLink, {}, { token: site.token })
  const { pathname } = new URL(body.url)
  const ask = (mls: string, host = site.host) =>
    hosting.get(host, `${pathname}?mls=${mls}`, { 'accept-language': 'en-CA' })

  const shown = await ask(kept?.toLowerCase() ?? '')
  expect(shown.body).toContain('Shown on the website.')
  expect(shown.headers['cache-control']).toBe('no-store')
  expect(shown.body).toContain('<meta name="robots" content="noindex" />')
  expect((await ask(gone ?? '')).body).toMatch(
    /the feed no longer lists it\. Since .*Last seen in CREA DDF®/s
  )
  expect((await ask('<b>X</b>')).body).toContain('No listing with the number &lt;b&gt;X&lt;/b&gt;')
  expect((await ask(kept ?? '', other.host)).status).toBe(404)
  const forged = pathname.replace(`/${site.website_id}-`, `/${other.website_id}-`)
  expect((await hosting.get(other.host, forged)).status).toBe(404)
  panel.advanceClock(31 * 24 * 3_600_000)
  expect((await ask(kept ?? '')).status).toBe(404)
  await feed.server.close()
})
