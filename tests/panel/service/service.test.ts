import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queueEmail } from '#panel/actions/emails/queue-email.ts'
import { outboxFolder } from '#panel/actions/open-world.ts'
import { outboxTransport } from '#panel/services/email/email-outbox.ts'
import { StartRefused } from '#panel/config/start-refused.ts'
import { type Service, startService } from '#panel/service/start-service.ts'
import { runDueJobs } from '#panel/jobs/worker.ts'
import { EMAIL_SAMPLES } from '../../kit/email-samples.ts'
import { startPanel, type TestPanel } from '../../kit/panel.ts'

let folder: string
let panel: TestPanel
let service: Service
let origin: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'maplekey-service-'))
  const store = join(folder, 'dist')
  const site = join(store, 'releases/one')
  mkdirSync(site, { recursive: true })
  mkdirSync(join(store, 'assets/_astro'), { recursive: true })
  symlinkSync('releases/one', join(store, 'current'))
  writeFileSync(
    join(site, 'csp.json'),
    JSON.stringify({
      policies: ["default-src 'self'", "default-src 'self'; img-src data:"],
      pages: {
        '/calculators/land-transfer-tax.html': 1,
        '/index.html': 0,
        '/pricing.html': 1,
        '/404.html': 0,
        '/fr/404.html': 1,
        '/fr/calculators/land-transfer-tax.html': 1
      }
    })
  )
  writeFileSync(join(site, 'index.html'), '<h1>Home</h1>')
  writeFileSync(join(site, 'index.html.br'), brotliCompressSync('<h1>Home</h1>'))
  writeFileSync(join(site, 'pricing.html'), '<h1>Pricing</h1>')
  mkdirSync(join(site, 'calculators'))
  writeFileSync(
    join(site, 'calculators/land-transfer-tax.html'),
    '<h1>Taxes</h1><div data-calculator>Ask</div>'
  )
  mkdirSync(join(site, 'fr/calculators'), { recursive: true })
  writeFileSync(
    join(site, 'fr/calculators/land-transfer-tax.html'),
    '<h1>Droits</h1><div data-calculator>Demander</div>'
  )
  writeFileSync(join(site, '404.html'), '<h1>Lost</h1>')
  writeFileSync(join(site, 'fr/404.html'), '<h1>Introuvable</h1>')
  writeFileSync(join(site, 'release.json'), '{}')
  writeFileSync(join(store, 'assets/_astro/page.abc.js'), 'let a = 1')

  panel = await startPanel({ settings: { dataDir: folder, siteUrl: 'http://localhost:4321' } })
  panel.world.email = outboxTransport(outboxFolder(panel.world.settings), {
    name: 'Maplekey',
    address: 'hello@maplekey.test'
  })
  service = await startService(panel.world, { port: 0, siteDir: store })
  origin = `http://localhost:${service.port}`
})
afterAll(async () => {
  await service.close()
  await panel.close()
  rmSync(folder, { recursive: true, force: true })
})

test.each([
  ['/', 'Home', ''],
  ['/pricing', 'Pricing', '; img-src data:'],
  ['/pricing/', 'Pricing', '; img-src data:'],
  ['/pricing?from=mail', 'Pricing', '; img-src data:']
])('%s is a page, revalidated each time, with its own policy', async (path, word, more) => {
  const response = await fetch(origin + path)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain(word)
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'self'${more}; frame-ancestors 'none'`
  )
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

test('a page is sent precompressed, and not again to a client that has it', async () => {
  const first = await fetch(origin, { headers: { 'accept-encoding': 'br' } })
  expect(first.headers.get('content-encoding')).toBe('br')
  expect(await first.text()).toBe('<h1>Home</h1>')
  const etag = first.headers.get('etag') ?? ''
  const again = await fetch(origin, { headers: { 'accept-encoding': 'br', 'if-none-match': etag } })
  expect(again.status).toBe(304)
})

test('a hashed file is immutable and has few headers', async () => {
  const { headers } = await fetch(`${origin}/_astro/page.abc.js`)
  expect(headers.get('content-security-policy')).toBeNull()
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test.each([
  '/nowhere',
  '/csp.json',
  '/release.json',
  '/index.html.br',
  '/_astro/none.js',
  '/%',
  '/%00',
  '/..%2f..%2fetc%2fpasswd'
])('%s gets the 404 page', async (path) => {
  const response = await fetch(origin + path)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('Lost')
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test.each(['/fr/nowhere', '/fr/pricing/x?y'])('%s gets the French 404 page', async (path) => {
  const response = await fetch(origin + path)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('Introuvable')
  expect(response.headers.get('content-security-policy')).toContain('img-src data:')
})

test('a release is served once it is linked, and the previous one’s assets remain', async () => {
  const store = join(folder, 'dist')
  mkdirSync(join(store, 'releases/two'))
  writeFileSync(join(store, 'releases/two/index.html'), '<h1>A newer home</h1>')
  symlinkSync('releases/two', join(store, 'next'))
  renameSync(join(store, 'next'), join(store, 'current'))
  await expect.poll(async () => (await fetch(origin)).text()).toContain('A newer home')
  expect((await fetch(`${origin}/_astro/page.abc.js`)).status).toBe(200)
  expect((await fetch(`${origin}/pricing`)).status).toBe(404)

  symlinkSync('releases/one', join(store, 'next'))
  renameSync(join(store, 'next'), join(store, 'current'))
  await expect.poll(async () => (await fetch(`${origin}/pricing`)).status).toBe(200)
})

test('a page allows GET and HEAD only', async () => {
  const response = await fetch(origin, { method: 'POST' })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD')
})

test('the panel API is below /api', async () => {
  const answer = await (await fetch(`${origin}/api/general/siteData`)).json()
  expect(answer).toMatchObject({ api_status: 0 })
  const lost = await fetch(`${origin}/api/nowhere?x=1`)
  expect(lost.status).toBe(404)
  expect(await lost.json()).toMatchObject({ api_status: 404 })
  expect((await fetch(`${origin}/api`)).status).toBe(404)
})

test('a running service reports its health', async () => {
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
})

test('the mailbox shows the outbox safely and to this machine only', async () => {
  const { db } = panel.world
  await queueEmail(db, panel.now(), {
    ...EMAIL_SAMPLES['message-received'],
    to: { name: 'Support', address: 'support@maplekey.test' },
    full_name: '<script>alert(1)</script>',
    message: 'Hello <img src=x onerror=alert(1)>'
  })
  await runDueJobs(panel.world)
  const list = await fetch(`${origin}/mailbox`)
  expect(list.headers.get('content-security-policy')).toContain("default-src 'none'")
  const html = await list.text()
  expect(html).toContain('Message from &lt;script&gt;')
  const path = /href="(\/mailbox\/[^"]+)"/.exec(html)?.[1] ?? ''
  const email = await (await fetch(origin + path)).text()
  expect(email).toContain('Hello &#60;img')
  expect(email).not.toMatch(/<script|<img/)
  expect(await (await fetch(`${origin + path}?as=text`)).text()).toContain('Hello <img')

  const proxied = await fetch(`${origin}/mailbox`, { headers: { 'x-forwarded-for': '1.2.3.4' } })
  expect(proxied.status).toBe(404)
  expect(await statusFor('evil.test', '/mailbox')).toBe(421)
  expect((await fetch(`${origin}/mailbox/none.eml`)).status).toBe(404)
})

/** The status of a request under another host name, as with DNS rebinding. */
function statusFor(host: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(origin + path, { headers: { host } }, ({ statusCode }) => resolve(statusCode))
      .on('error', reject)
      .end()
  })
}

test('a request that is not HTTP ends only its own connection', async () => {
  await new Promise<void>((resolve) => {
    const socket = connect(service.port, 'localhost', () =>
      socket.write('\x16\x03\x01 nonsense\r\n\r\n')
    )
    socket
      .on('close', () => resolve())
      .on('error', () => undefined)
      .resume()
  })
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
})

test('a calculator is answered in its published page, without script', async () => {
  const sites = { renderer: await import('#sites/server-entry.tsx'), files: new Map() }
  const siteDir = join(folder, 'dist')
  const asked = await startService(panel.world, { port: 0, siteDir, sites })
  const ask = async (path: string, below = '') => {
    const response = await fetch(`http://localhost:${asked.port}${below}/calculators/${path}`)
    return { response, html: await response.text() }
  }
  const query = 'calculator=land-transfer-tax&price=600%20000&place=BC&first=yes'
  const { html, response } = await ask(`land-transfer-tax?${query}`)
  expect(html).toMatch(/^<h1>Taxes<\/h1><div data-calculator><div class="calculator"/)
  expect(html).toContain('<dd>$2,000</dd>')
  expect(html).toContain('value="600 000"')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-security-policy')).toContain('img-src data:')
  expect((await ask('land-transfer-tax')).html).toContain('Ask')
  const french = await ask(`land-transfer-tax?${query}`, '/fr')
  expect(french.html).toMatch(/^<h1>Droits<\/h1><div data-calculator><div class="calculator"/)
  expect(french.html).toContain('<dd>2\u00A0000\u00A0$</dd>')
  expect(french.html).toContain('action="/fr/calculators/land-transfer-tax#land-transfer-tax"')
  expect((await ask(`payment?${query}`)).response.status).toBe(404)
  await asked.close()
})

test('a port in use is refused in one sentence', async () => {
  const second = startService(panel.world, { port: service.port, siteDir: folder })
  await expect(second).rejects.toThrow(StartRefused)
  await expect(startService(panel.world, { port: service.port, siteDir: folder })).rejects.toThrow(
    `Port ${service.port} is in use; stop the process that uses it, or set PORT to another port.`
  )
})

test('without a build a message is served instead of pages', async () => {
  const bare = await startService(panel.world, { port: 0, siteDir: join(folder, 'none') })
  const response = await fetch(`http://localhost:${bare.port}/`)
  expect(response.status).toBe(404)
  expect(await response.text()).toBe('The site is not built yet: run npm start.\n')
  await bare.close()
})
