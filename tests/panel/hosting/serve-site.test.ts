import { brotliDecompressSync } from 'node:zlib'
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SYNC_DOMAIN } from '#panel/actions/domains/sync-domain.ts'
import { makePreview } from '#panel/actions/websites/site-previews.ts'
import { previewPath } from '#rules/websites/preview-path.ts'
import { publishContent, startHosting } from '../../kit/hosting.ts'
import { siteContent } from '../../kit/site-content.ts'

type Hosting = Awaited<ReturnType<typeof startHosting>>
type Site = Awaited<ReturnType<Hosting['newSite']>>
let hosting: Hosting
let amara: Site
let luc: Site

beforeAll(async () => {
  hosting = await startHosting()
  amara = await hosting.newSite({ salesman_name: 'Amara Osei' })
  luc = await hosting.newSite({
    salesman_name: 'Luc Tremblay',
    language: 'fr',
    second_language: null
  })
})
afterAll(() => hosting.close())

test('a website opens at its subdomain as soon as its order has ended', async () => {
  const { body, headers, status } = await hosting.get(amara.host)
  expect(status).toBe(200)
  expect(body).toContain('Welcome to Amara Osei')
  expect(headers['x-maplekey-site']).toBe(String(amara.website_id))
  expect((await hosting.get(luc.host)).body).toContain('Bienvenue chez Luc Tremblay')
  expect((await hosting.get(amara.host, '/fr')).body).toContain('Bienvenue chez Amara Osei')
})

test('pages may run, load and frame nothing but their own files', async () => {
  const form = (await hosting.get(amara.host)).headers['content-security-policy']
  expect(form).toContain("script-src 'self'; connect-src 'self'")
  const { headers } = await hosting.get(amara.host, '/about')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['content-security-policy']).not.toContain('script-src')
  expect(headers['content-security-policy']).not.toContain('unsafe')
  expect(headers).toMatchObject({
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': expect.stringMatching(/^max-age=63072000/),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY'
  })
  expect(headers['set-cookie']).toBeUndefined()
})

test('an agent’s own domain is held to https for a day only, so that they can take it elsewhere', async () => {
  const { headers } = await hosting.get(amara.base_url)
  expect(headers['strict-transport-security']).toBe('max-age=86400')
})

test('a page is compressed, revalidated, and not sent again to a browser that has it', async () => {
  const raw = (encoding: string) =>
    new Promise<{ bytes: Buffer; encoding: string | undefined }>((resolve, reject) => {
      const headers = { host: amara.host, 'accept-encoding': encoding }
      request({ host: '127.0.0.1', port: hosting.port, headers }, async (response) =>
        resolve({
          bytes: await buffer(response),
          encoding: response.headers['content-encoding']
        })
      )
        .on('error', reject)
        .end()
    })
  const plain = await raw('identity')
  const br = await raw('gzip, deflate, br')
  const refused = await raw('gzip, br;q=0')
  expect([plain.encoding, br.encoding, refused.encoding]).toEqual([undefined, 'br', undefined])
  expect(brotliDecompressSync(br.bytes)).toEqual(plain.bytes)
  expect(refused.bytes).toEqual(plain.bytes)

  const { headers } = await hosting.get(amara.host)
  expect(headers['cache-control']).toBe('public, max-age=0, stale-if-error=3600')
  expect(headers.vary).toBe('Accept-Encoding')
  const etag = headers.etag ?? ''
  for (const tag of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
    const again = await hosting.get(amara.host, '/', { 'if-none-match': tag })
    expect([again.status, again.body]).toEqual([304, ''])
  }
  expect((await hosting.get(amara.host, '/fr', { 'if-none-match': etag })).status).toBe(200)
})

test('HEAD answers without a body, and other methods are refused', async () => {
  const head = await hosting.ask({ host: amara.host, method: 'HEAD' })
  expect([head.status, head.body]).toEqual([200, ''])
  expect(Number(head.headers['content-length'])).toBeGreaterThan(1000)
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const { headers, status } = await hosting.ask({ host: amara.host, method, path: '/about' })
    expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD'])
  }
})

test('a slash at the end of an address leads to the page', async () => {
  const { headers, status } = await hosting.get(amara.host, '/about/')
  expect([status, headers.location]).toEqual([308, '/about'])
})

test('drawings are the website’s own files', async () => {
  const { body, headers, status } = await hosting.get(
    amara.host,
    '/_site/drawings/portrait-amara-osei.svg'
  )
  expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(body).toMatch(/^<svg/)
  expect((await hosting.get(amara.host, '/_site/drawings/none.svg')).status).toBe(404)
})

test('a change that was published is served by the next request', async () => {
  const { db } = hosting.panel.world
  const before = (await hosting.get(amara.host)).headers.etag
  await publishContent(db, amara.website_id, siteContent({ salesman_name: 'Amara Bonsu' }))
  await expect
    .poll(async () => (await hosting.get(amara.host)).body, { interval: 5 })
    .toContain('Welcome to Amara Bonsu')
  expect((await hosting.get(amara.host, '/', { 'if-none-match': before ?? '' })).status).toBe(200)
})

test('until its own domain is live, a website’s links name its subdomain', async () => {
  const { db } = hosting.panel.world
  const canonical = async (host: string) =>
    /<link href="([^"]+)" rel="canonical"/.exec((await hosting.get(host)).body)?.[1]
  expect(await canonical(amara.host)).toBe(`https://${amara.host}/`)
  // The check of the domain asks for this page, before the domain is live.
  expect(await canonical(amara.base_url)).toBe(`https://${amara.host}/`)
  expect((await hosting.get(`www.${amara.base_url}`)).status).toBe(200)

  // The first look at the domain would take it back.
  const dedupe = `${SYNC_DOMAIN}:${amara.website_id}`
  const firstLook = db.selectFrom('jobs').select('state').where('dedupe', '=', dedupe)
  await expect.poll(() => firstLook.execute()).toEqual([{ state: 'done' }])
  await db
    .updateTable('site_hosts')
    .set({ state: 'live' })
    .where('website_id', '=', amara.website_id)
    .execute()
  await expect.poll(() => canonical(amara.host)).toBe(`https://${amara.base_url}/`)
  const www = await hosting.get(`www.${amara.base_url}`, '/about?a=1')
  expect([www.status, www.headers.location]).toEqual([308, `https://${amara.base_url}/about?a=1`])
})

test('a former host leads to the current one', async () => {
  const { db } = hosting.panel.world
  const former = { host: 'old-tremblay.ca', website_id: luc.website_id, kind: 'former' as const }
  await db.insertInto('site_hosts').values(former).execute()
  await expect.poll(async () => (await hosting.get(former.host)).status).toBe(308)
  const { headers } = await hosting.get(former.host, '//evil.test/')
  expect(headers.location).toBe(`https://${luc.host}//evil.test/`)
})

test('a host that was removed answers for nobody', async () => {
  const { db } = hosting.panel.world
  await db.deleteFrom('site_hosts').where('host', '=', 'old-tremblay.ca').execute()
  await expect.poll(async () => (await hosting.get('old-tremblay.ca')).status).toBe(421)
})

test('a website that its agent took offline says so, and nothing else', async () => {
  const { db } = hosting.panel.world
  const publish = (published: string | null) =>
    db
      .updateTable('sites')
      .set(({ eb }) => ({ published, revision: eb('revision', '+', 1) }))
      .where('website_id', '=', luc.website_id)
      .execute()
  await publish(null)
  await expect.poll(async () => (await hosting.get(luc.host)).status).toBe(404)
  const { body, headers } = await hosting.get(luc.host, '/', { 'accept-language': 'fr-CA' })
  expect(body).toContain('Ce site Web n’est pas en ligne')
  expect(body).not.toContain('Luc')
  expect(headers['cache-control']).toBe('no-store')
  await publish(JSON.stringify(siteContent({ salesman_name: 'Luc Tremblay' })))
  await expect.poll(async () => (await hosting.get(luc.host)).status).toBe(200)
})

test('content that this version can’t read leaves the version before online, and is logged', async () => {
  const { db } = hosting.panel.world
  const older = siteContent({ salesman_name: 'Luc the Older' })
  await db
    .insertInto('site_versions')
    .values({
      website_id: luc.website_id,
      version: 90,
      content: JSON.stringify(older),
      updated: new Date(),
      published_at: new Date()
    })
    .execute()
  const newer = { ...siteContent(), schema: 99 }
  await publishContent(db, luc.website_id, newer)
  await expect
    .poll(async () => (await hosting.get(luc.host)).body)
    .toContain('Welcome to Luc the Older')
  expect(hosting.panel.logged.join()).toContain('published content can’t be read')
})

test('twenty requests for a cold page render it once', async () => {
  const { db } = hosting.panel.world
  await publishContent(db, amara.website_id, siteContent({ salesman_name: 'Amara Cold' }))
  await expect.poll(async () => (await hosting.get(amara.host)).body).toContain('Amara Cold')
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => hosting.get(amara.host, '/areas'))
  )
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1)
})

test('a preview link shows the draft on its own website’s host alone, until it has ended', async () => {
  const { advanceClock, world } = hosting.panel
  const draft = JSON.stringify(siteContent({ salesman_name: 'Amara the Draft' }))
  await world.db
    .updateTable('sites')
    .set({ draft })
    .where('website_id', '=', amara.website_id)
    .execute()
  const path = previewPath((await makePreview(world, amara.website_id)).token)
  const { body, headers, status } = await hosting.get(amara.host, path)
  expect(status).toBe(200)
  expect(body).toContain('Welcome to Amara the Draft')
  expect(body).toContain(`href="${path}about"`)
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex'
  })
  expect((await hosting.get(amara.host, `${path}about`)).body).toContain('about of Amara the Draft')
  expect((await hosting.get(amara.host, `${path}none`)).status).toBe(404)

  const elsewhere = await hosting.get(luc.host, path)
  expect(elsewhere.status).toBe(404)
  expect(elsewhere.body).not.toContain('Amara')
  expect((await hosting.get(amara.host, '/_site/preview/guess/')).body).toContain('has ended')
  advanceClock(8 * 24 * 60 * 60_000)
  expect((await hosting.get(amara.host, path)).body).toContain('has ended')
})
