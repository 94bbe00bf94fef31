import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePreview } from '#panel/actions/websites/site-previews.ts'
import { setSiteSecret } from '#contract/websites/site-secrets.ts'
import { previewPath } from '#rules/websites/preview-path.ts'
import type { MapPin } from '#rules/listings/search/map-pins.ts'
import { startHosting } from '../../kit/hosting.ts'
import { openListings } from '../../kit/listings.ts'
import { writeMapArchive } from '../../kit/map-archive.ts'

const archive = join(mkdtempSync(join(tmpdir(), 'maplekey-map-')), 'toronto.pmtiles')
type Hosting = Awaited<ReturnType<typeof startHosting>>
let hosting: Hosting
let site: Awaited<ReturnType<Hosting['newSite']>>
let ann: Awaited<ReturnType<typeof openListings>>
beforeAll(async () => {
  writeMapArchive(archive)
  hosting = await startHosting({ settings: { mapArchive: archive } })
  site = await hosting.newSite()
  ann = await openListings(hosting.panel, site)
  await ann.save({ title: { en: 'By the park', fr: 'Près du parc' } })
  await ann.save({ title: { en: 'Hidden' }, InternetAddressDisplayYN: false })
  await ann.save({ title: { en: 'Nowhere' }, Latitude: null, Longitude: null })
  await ann.save({
    title: { en: 'At the lake' },
    ListPrice: 1_250_000,
    Latitude: 43.65,
    BedroomsTotal: 5
  })
})
afterAll(() => hosting.close())

const soon = { timeout: 10_000, interval: 20 }
const get = (path: string, headers: Record<string, string> = {}) =>
  hosting.get(site.host, path, headers)
const pinsAt = async (path: string) =>
  (JSON.parse((await get(path)).body) as { pins: MapPin[] }).pins
const policyOf = async (path: string) =>
  String((await get(path)).headers['content-security-policy'])

test('a search’s pins are the homes that it finds, and a hidden address has none', async () => {
  await expect.poll(() => get('/listings/pins').then(({ status }) => status), soon).toBe(200)
  const every = await pinsAt('/listings/pins')
  expect(every.map(({ price, title }) => [title, price])).toEqual([
    ['At the lake', '$1,250,000'],
    ['By the park', '$899,900']
  ])
  expect(every[1]).toMatchObject({
    lat: 43.67,
    lng: -79.35,
    label: '$900K',
    area: 'Riverdale, Toronto'
  })
  expect((await get(every[1]!.href)).status).toBe(200)
  const french = await pinsAt('/fr/listings/pins?max=900000')
  expect(french).toMatchObject([{ title: 'Près du parc', label: '900\u00a0k$' }])
  expect(french[0]?.href).toMatch(/^\/fr\/listings\//)
  expect(await pinsAt('/listings/pins?box=43.6,-79.4,43.66,-79.3')).toHaveLength(1)
})

test('no other website has these pins', async () => {
  const other = await hosting.newSite()
  expect((await hosting.get(other.host, '/listings/pins')).status).toBe(404)
})

test('the owner’s map is served in the parts that a browser asks for, and never as a whole', async () => {
  const bytes = readFileSync(archive)
  const part = await get('/_site/map.pmtiles', { range: 'bytes=0-16383' })
  expect([part.status, part.headers['content-range']]).toEqual([
    206,
    `bytes 0-${bytes.length - 1}/${bytes.length}`
  ])
  const some = await get('/_site/map.pmtiles', { range: 'bytes=0-6' })
  expect(some.body).toBe('PMTiles')
  expect(some.headers.etag).toMatch(/^"[\w-]+"$/)
  for (const range of ['bytes=9999999-99999999', 'bytes=-5', 'lines=1-2', '']) {
    expect((await get('/_site/map.pmtiles', range === '' ? {} : { range })).status, range).toBe(416)
  }
})

test('the map’s sources are in the policy of the search alone', async () => {
  const policy = await policyOf('/listings')
  expect(policy).toContain("script-src 'self'; connect-src 'self'; worker-src 'self'")
  expect(policy).not.toContain('http')
  expect(await policyOf('/about')).not.toContain('worker-src')
})

test('Google’s map has a page of its own, framed by the search alone once the agent has a key', async () => {
  expect((await get('/listings/google-map')).status).toBe(404)
  const secret = { name: 'google_maps_key', value: `AIza${'m'.repeat(35)}` } as const
  await hosting.panel.call(setSiteSecret, secret, site)
  const status = async () => (await get('/listings/google-map')).status
  await expect.poll(status, soon).toBe(200)

  const { headers } = await get('/listings/google-map')
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  expect(headers['content-security-policy']).toMatch(
    /frame-ancestors 'self';.*https:\/\/\*\.googleapis\.com/
  )
  const search = await get('/listings')
  expect(search.headers['x-frame-options']).toBe('DENY')
  expect(search.headers['content-security-policy']).toContain("frame-src 'self'")
  expect(search.headers['content-security-policy']).not.toContain('google')
  expect(search.body).toContain('data-google="/listings/google-map"')
  expect(search.body).not.toContain('AIza')
})

test('a visitor who searches without pause is asked to wait, by the minute', async () => {
  expect((await get('/listings?beds=3')).status).toBe(200)
  await hosting.panel.world.db.updateTable('rate_limits').set({ hits: 240 }).execute()
  for (const path of ['/listings?beds=4', '/listings/pins']) {
    const { headers, status } = await get(path)
    expect(status, path).toBe(429)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
  }
  expect((await get('/listings')).status).toBe(200)
})

test('in a preview, a search finds what its choices say, and the homes in an address are shown', async () => {
  await expect.poll(() => get('/listings').then(({ status }) => status), soon).toBe(200)
  const { token } = await makePreview(hosting.panel.world, site.website_id)
  const preview = previewPath(token)
  const found = (await get(`${preview}listings?beds=5`)).body
  expect(found).toContain('At the lake')
  expect(found).not.toContain('By the park')
  const [, lake = ''] = /\/listings\/[a-z0-9-]+-(\d+)"/.exec(found) ?? []
  expect((await get(`${preview}listings/saved?homes=${lake}`)).body).toContain('At the lake')
})
