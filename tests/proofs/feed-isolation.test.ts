// A website never shows what only another's data feed has: 10,000 probes of pages, searches and questions.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { whyListing } from '#panel/actions/listings/feeds/why-listing.ts'
import { slugOfListing } from '#panel/actions/listings/shown-listings.ts'
import { openFeedWorld } from '../kit/ddf/feed-world.ts'
import { startHosting } from '../kit/hosting.ts'
import { measured } from '../kit/measured.ts'

const PROBES = Number(process.env['FEED_PROBES'] ?? 10_000)
const HOMES = 200

let hosting: Awaited<ReturnType<typeof startHosting>>
beforeAll(async () => {
  hosting = await startHosting({ settings: { rateLimits: false } })
})
afterAll(() => hosting.close())

test('agent A never shows what only B’s data feed has', async () => {
  const { panel } = hosting
  const [a, b] = [await hosting.newSite(), await hosting.newSite({ city: 'Ottawa' })]
  const known = [a.website_id, b.website_id]
  const feed = await openFeedWorld(panel, { homes: HOMES, websites: 2, known })
  const [ofA, ofB] = feed.store.destinations
  feed.keys.forEach((key, at) => (at % 2 === 0 ? ofB : ofA)?.listings.delete(key))
  await feed.poll()
  const rows = await panel.world.db.selectFrom('listings').selectAll().execute()
  const isOfB = (key: string) => ofB?.listings.has(key) === true
  const onlyB = rows.filter(({ source_key }) => isOfB(source_key))
  const onlyA = rows.filter(({ source_key }) => !isOfB(source_key))
  expect([onlyA.length, onlyB.length]).toEqual([HOMES / 2, HOMES / 2])

  const probe = fc.record({
    home: fc.constantFrom(...onlyB),
    kind: fc.constantFrom('page', 'page', 'search', 'search', 'sitemap', 'form', 'why'),
    prefix: fc.constantFrom('', '/fr')
  })
  let [probes, found] = [0, 0]
  for (const { home, kind, prefix } of fc.sample(probe, { numRuns: PROBES, seed: 20 })) {
    probes++
    const slug = slugOfListing(home)
    if (kind === 'why') {
      found += (await whyListing(panel.world, a.website_id, home.ListingId, 'en')).length
      continue
    }
    const words = encodeURIComponent([home.ListingId, home.UnparsedAddress][probes % 2] ?? '')
    const path = {
      page: `${prefix}/listings/${probes % 3 === 0 ? home.listing_id : slug}`,
      search: `${prefix}/listings?q=${words}`,
      sitemap: '/sitemap.xml',
      form: `${prefix}/ask?home=${slug}`
    }[kind]
    const { body, status } = await hosting.get(a.host, path)
    const link = `/listings/${slug}`
    if (kind === 'page' && status === 200) found++
    if (kind !== 'page' && body.includes(link)) found++
  }
  expect(found).toBe(0)
  measured('probes of another website’s homes', { probes, found })

  // The probes can find: B's own website shows what they look for.
  const [home] = onlyB
  if (!home) throw new Error('B has no home')
  const link = `/listings/${slugOfListing(home)}`
  expect((await hosting.get(b.host, link)).status).toBe(200)
  expect((await hosting.get(b.host, '/sitemap.xml')).body).toContain(link)
  const search = await hosting.get(b.host, `/listings?q=${encodeURIComponent(home.ListingId)}`)
  expect(search.body).toContain(link)
  expect(await whyListing(panel.world, b.website_id, home.ListingId, 'en')).toMatchObject([
    { reason: 'shown' }
  ])
  await feed.server.close()
})
