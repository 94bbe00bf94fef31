import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startHosting } from '../../kit/hosting.ts'

type Hosting = Awaited<ReturnType<typeof startHosting>>
type Site = Awaited<ReturnType<Hosting['newSite']>> & { marker: string }

const MARKERS = ['Quokkaworth', 'Zephyrine', 'Bramblefast']
/** A picture of each website, named by its hash; its bytes are its marker. */
const MEDIA = MARKERS.map((_, at) => String(at + 1).repeat(64))
let hosting: Hosting
let sites: Site[]

beforeAll(async () => {
  hosting = await startHosting()
  sites = []
  for (const [at, marker] of MARKERS.entries()) {
    const site = await hosting.newSite({ salesman_name: `Ann ${marker}`, city: `City${at}` })
    sites.push({ ...site, marker })
    await addPicture(site.website_id, at)
    const former = { host: `former${at}.ca`, website_id: site.website_id, kind: 'former' as const }
    await hosting.panel.world.db.insertInto('site_hosts').values(former).execute()
  }
  await vi.waitFor(async () => expect((await hosting.get('former2.ca')).status).toBe(308), 30_000)
})
afterAll(() => hosting.close())

async function addPicture(website_id: number, at: number): Promise<void> {
  const { db } = hosting.panel.world
  const sha256 = MEDIA[at] ?? ''
  const bytes = Buffer.from(`picture of ${MARKERS[at]}`)
  await db
    .insertInto('site_media')
    .values({ website_id, sha256, width: 160, height: 90, bytes: 9, created: new Date() })
    .execute()
  await db
    .insertInto('site_media_files')
    .values({ website_id, sha256, width: 160, format: 'webp', bytes })
    .execute()
}

/** What a stranger may see of these answers: nothing of any website but the expected one. */
function expectNothingOf(text: string, strangers: readonly Site[]): void {
  for (const { base_url, host, marker } of strangers) {
    expect(text).not.toContain(marker)
    expect(text).not.toContain(host)
    expect(text).not.toContain(base_url)
  }
}

/** Sends a head byte for byte and returns the whole answer. */
function raw(head: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(hosting.port, '127.0.0.1')
    socket.write(`${head}Connection: close\r\n\r\n`, 'latin1')
    socket
      .on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')))
      .on('error', reject)
      .on('close', () => resolve(answer))
  })
}

const ROUTES = [
  '/',
  '/fr',
  '/about',
  '/contact',
  '/nowhere',
  '/robots.txt',
  '/sitemap.xml',
  '/_site/media/' + '1'.repeat(64) + '-160.webp',
  '/_site/form',
  '/api/general/siteData',
  '/api/user/site',
  '/hooks/publish',
  '/editor',
  '/dashboard',
  '/mailbox',
  '/metrics',
  '/healthz',
  '/readyz',
  '/openapi.json',
  '/pricing',
  '/_astro/page.js'
]

/** The same website under another spelling of its host. */
const SPELLINGS: Record<string, (host: string) => string> = {
  plain: (host) => host,
  'upper case': (host) => host.toUpperCase(),
  'with a port': (host) => `${host}:8443`,
  'with a trailing dot': (host) => `${host}.`,
  'with both': (host) => `${host}.:443`
}

test.each(Object.entries(SPELLINGS))('a host %s is its own website', async (_name, spell) => {
  for (const site of sites) {
    for (const path of ROUTES) {
      const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: ${spell(site.host)}\r\n`)
      expectNothingOf(
        answer,
        sites.filter((other) => other !== site)
      )
      if (path === '/') expect(answer).toContain(site.marker)
    }
  }
})

/** Heads in which two hosts are named; `other` must show nothing. */
const CROSSINGS: Record<string, (host: string, other: string, path: string) => string> = {
  'X-Forwarded-Host': (host, other, path) =>
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-Host: ${other}\r\n`,
  Forwarded: (host, other, path) =>
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nForwarded: host=${other}\r\n`,
  'X-Host and X-Original-Host': (host, other, path) =>
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nX-Host: ${other}\r\nX-Original-Host: ${other}\r\n`,
  'X-Original-URL': (host, other, path) =>
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nX-Original-URL: https://${other}/\r\nX-Rewrite-URL: /\r\n`,
  Origin: (host, other, path) =>
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: https://${other}\r\nReferer: https://${other}/\r\n`,
  'another port': (host, _other, path) => `GET ${path} HTTP/1.1\r\nHost: ${host}:1\r\n`
}

test.each(Object.entries(CROSSINGS))('%s names no website', async (_name, head) => {
  for (const [at, site] of sites.entries()) {
    const other = sites[(at + 1) % sites.length]!
    for (const path of ROUTES) {
      const answer = await raw(head(site.host, other.host, path))
      expectNothingOf(
        answer,
        sites.filter((one) => one !== site)
      )
    }
  }
})

/** Hosts that are unclear or nobody's: nothing of any website may be shown. */
const NOBODY: Record<string, (one: string, other: string) => string> = {
  'two Host headers': (one, other) => `GET / HTTP/1.1\r\nHost: ${one}\r\nHost: ${other}\r\n`,
  'two hosts in one header': (one, other) => `GET / HTTP/1.1\r\nHost: ${one}, ${other}\r\n`,
  'two hosts and a space': (one, other) => `GET / HTTP/1.1\r\nHost: ${one} ${other}\r\n`,
  'a target with another host': (one, other) => `GET http://${other}/ HTTP/1.1\r\nHost: ${one}\r\n`,
  'a user before the host': (one, other) => `GET / HTTP/1.1\r\nHost: ${one}@${other}\r\n`,
  'a path after the host': (one, other) => `GET / HTTP/1.1\r\nHost: ${one}/${other}\r\n`,
  'a fragment after the host': (one) => `GET / HTTP/1.1\r\nHost: ${one}#a\r\n`,
  'a percent sign': (one) => `GET / HTTP/1.1\r\nHost: ${one.replace('s', '%73')}\r\n`,
  'a backslash': (one, other) => `GET / HTTP/1.1\r\nHost: ${one}\\${other}\r\n`,
  'a deeper label': (one) => `GET / HTTP/1.1\r\nHost: a.${one}\r\n`,
  'a parent': (one) => `GET / HTTP/1.1\r\nHost: ${one.split('.').slice(1).join('.')}\r\n`,
  'a suffix': (one) => `GET / HTTP/1.1\r\nHost: ${one}.evil.test\r\n`,
  'two trailing dots': (one) => `GET / HTTP/1.1\r\nHost: ${one}..\r\n`,
  'a leading dot': (one) => `GET / HTTP/1.1\r\nHost: .${one}\r\n`,
  'a NUL': (one) => `GET / HTTP/1.1\r\nHost: ${one}\u0000\r\n`,
  'an unknown host': () => `GET / HTTP/1.1\r\nHost: nobody.test\r\n`,
  'no host': () => `GET / HTTP/1.1\r\n`,
  'an empty host': () => `GET / HTTP/1.1\r\nHost:\r\n`,
  'an address of the machine': () => `GET / HTTP/1.1\r\nHost: 192.168.0.1\r\n`,
  'an IPv6 address': () => `GET / HTTP/1.1\r\nHost: [2001:db8::1]\r\n`
}

test.each(Object.entries(NOBODY))('%s is refused with a page of nobody', async (_name, head) => {
  const [one, other] = sites as [Site, Site]
  const answer = await raw(head(one.host, other.host))
  expectNothingOf(answer.replaceAll(/^Location:.*$/gm, ''), sites)
  expect(answer).toMatch(/^HTTP\/1\.1 (400|421) /)
})

test.each(ROUTES)('%s of an unknown host is 421, and never cached', async (path) => {
  const isOperation = ['/healthz', '/readyz', '/metrics'].includes(path)
  const { body, headers, status } = await hosting.get('nobody.test', path)
  expectNothingOf(body, sites)
  if (!isOperation) {
    expect([status, headers['cache-control']]).toEqual([421, 'no-store'])
    expect(body).not.toContain('Maplekey')
  }
})

const PANEL_PATHS = ROUTES.filter((path) =>
  /^\/(api|hooks|editor|dash|mail|metr|healthz|readyz|open)/.test(path)
)

test.each(PANEL_PATHS)('%s on an agent’s host is that website’s missing page', async (path) => {
  const [site] = sites as [Site]
  const { body, headers, status } = await hosting.get(site.host, path)
  expect([status, headers['x-maplekey-site']]).toEqual([404, String(site.website_id)])
  expect(body).toContain(site.marker)
})

test('a picture is served on its own website’s hosts alone, also once it was cached', async () => {
  for (const round of [1, 2]) {
    for (const [at, site] of sites.entries()) {
      for (const [of, sha256] of MEDIA.entries()) {
        const path = `/_site/media/${sha256}-160.webp`
        const { body, status } = await hosting.get(site.host, path)
        const isOwn = at === of
        expect([round, at, of, status]).toEqual([round, at, of, isOwn ? 200 : 404])
        expect(body.includes(`picture of ${MARKERS[of]}`)).toBe(isOwn)
      }
    }
  }
})

test('a missing page that was cached for one website is not another’s', async () => {
  for (const site of [...sites, ...sites]) {
    const { body, status } = await hosting.get(site.host, '/missing')
    expect(status).toBe(404)
    expect(body).toContain(site.marker)
  }
})

test('a former host leads to its own website, and nowhere else', async () => {
  for (const [at, site] of sites.entries()) {
    const { body, headers, status } = await hosting.get(`former${at}.ca`, '/about')
    expect([status, headers.location]).toEqual([308, `https://${site.host}/about`])
    expect(body).toBe('')
  }
})

test('a suspended or stopped neighbour changes nothing, and shows nothing', async () => {
  const [suspended, stopped, well] = sites as [Site, Site, Site]
  const { db } = hosting.panel.world
  await db
    .updateTable('sites')
    .set({ suspended_reason: 'phishing' })
    .where('website_id', '=', suspended.website_id)
    .execute()
  await db
    .updateTable('websites')
    .set({ planStop: true })
    .where('website_id', '=', stopped.website_id)
    .execute()
  await expect.poll(async () => (await hosting.get(suspended.host)).status).toBe(451)
  await expect.poll(async () => (await hosting.get(stopped.host)).status).toBe(503)
  for (const path of ROUTES) {
    const off = await hosting.get(suspended.host, path)
    expect(off.status).toBe(451)
    expectNothingOf(off.body, sites)
    expectNothingOf((await hosting.get(stopped.host, path)).body, [suspended, well])
  }
  expect((await hosting.get(well.host)).body).toContain(well.marker)
  expect((await hosting.get(stopped.host)).headers['retry-after']).toBe('3600')

  await db.updateTable('sites').set({ suspended_reason: null }).execute()
  await db.updateTable('websites').set({ planStop: false }).execute()
  for (const site of sites) {
    await expect.poll(async () => (await hosting.get(site.host)).status).toBe(200)
    expect((await hosting.get(site.host)).body).toContain(site.marker)
  }
})
