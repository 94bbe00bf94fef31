import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { isPublicAddress } from '#panel/services/dns/public-address.ts'
import { answerProbe, publicReach } from '#panel/services/dns/reach.ts'
import { fixedResolver } from '../../kit/fixed-resolver.ts'
import { startWebServer, testAuthority } from '../../kit/web-server.ts'

const SECRET = 'of this installation'
let server: Awaited<ReturnType<typeof startWebServer>> | undefined
afterEach(() => server?.close())

type Answer = (request: IncomingMessage, response: ServerResponse) => void

async function reachOf(answer: Answer, ca: string | undefined = testAuthority) {
  server = await startWebServer(answer)
  const test = { address: '127.0.0.1', port: server.port, ca }
  const resolver = fixedResolver({})
  return publicReach({ resolver, secret: SECRET, sitesDomain: 'sites.maplekey.test', test })
}

const website =
  (id: number): Answer =>
  (_request, response) =>
    void response.writeHead(200, { 'X-Maplekey-Site': id }).end('<h1>Osei Homes</h1>')

test('a domain is seen to show a website by its header, over a valid certificate', async () => {
  const reach = await reachOf(website(17))
  expect(await reach.asVisitor('oseihomes.ca')).toEqual({ website_id: 17 })
  expect(await reach.atFreeAddress('amara')).toEqual({ website_id: 17 })
})

test.each([
  ['a name that the certificate lacks', 'shop.ca', testAuthority],
  ['an authority that nobody trusts', 'oseihomes.ca', undefined]
])('%s is a certificate problem', async (_, host, ca) => {
  const reach = await reachOf(website(17), ca ?? '')
  expect(await reach.asVisitor(host)).toEqual({ problem: 'certificate' })
})

test.each<[string, Answer, string]>([
  ['another page', (_, response) => void response.end('hello'), 'other-page'],
  [
    'a header that is not a website',
    (_, response) => void response.setHeader('X-Maplekey-Site', '17; drop').end(),
    'other-page'
  ],
  [
    'our page of a stopped plan',
    (_, response) => void response.writeHead(503, { 'X-Maplekey-Site': 17 }).end(),
    'no-answer'
  ],
  ['a connection that breaks', (request) => void request.socket.destroy(), 'no-answer']
])('%s is not the website', async (_, answer, problem) => {
  const reach = await reachOf(answer)
  expect(await reach.asVisitor('oseihomes.ca')).toEqual({ problem })
})

test.each([
  ['unpublished', 404, {}],
  ['suspended', 451, {}],
  ['forwarded', 308, { location: 'https://annroy.ca/' }]
])('a website that is %s still shows that its domain leads here', async (_, status, headers) => {
  const reach = await reachOf((_request, response) => {
    response.writeHead(status, { ...headers, 'X-Maplekey-Site': 17 }).end()
  })
  expect(await reach.asVisitor('oseihomes.ca')).toEqual({ website_id: 17, isClosed: true })
  expect(await reach.atFreeAddress('amara')).toEqual({ problem: 'other-page' })
  expect(await reach.atTarget('oseihomes.ca', 'amara')).toEqual({ problem: 'other-page' })
})

test('a redirect is followed between a domain and its www host, and nowhere else', async () => {
  let to = 'https://www.oseihomes.ca/'
  const reach = await reachOf((request, response) => {
    if (request.headers.host === 'www.oseihomes.ca') return website(17)(request, response)
    return void response.writeHead(308, { location: to, 'X-Maplekey-Site': 17 }).end()
  })
  expect(await reach.asVisitor('oseihomes.ca')).toEqual({ website_id: 17 })
  expect(await reach.atTarget('oseihomes.ca', 'amara')).toEqual({ website_id: 17 })
  for (to of ['https://localhost/', 'http://www.oseihomes.ca/', 'file:///etc/passwd']) {
    expect(await reach.atTarget('oseihomes.ca', 'amara')).toEqual({ problem: 'other-page' })
  }
})

test('our hosting is asked for a host that points elsewhere, under the free address', async () => {
  const asked: unknown[] = []
  const reach = await reachOf((request, response) => {
    asked.push(request.headers.host, 'servername' in request.socket && request.socket.servername)
    website(17)(request, response)
  })
  expect(await reach.atTarget('not-moved-yet.ca', 'amara')).toEqual({ website_id: 17 })
  expect(asked).toEqual(['not-moved-yet.ca', 'amara.sites.maplekey.test'])
})

test('an endless page is cut off', async () => {
  const reach = await reachOf((_, response) => {
    response.writeHead(200, { 'X-Maplekey-Site': 17 })
    const more = () => response.write('x'.repeat(16_384)) && setImmediate(more)
    response.on('drain', more)
    more()
  })
  expect(await reach.asVisitor('oseihomes.ca')).toEqual({ website_id: 17 })
})

test('an installation is public only while its own probe comes back with its own secret', async () => {
  let secret = SECRET
  const reach = await reachOf((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'https://probe')
    expect([request.headers.host, pathname]).toEqual(['probe.sites.maplekey.test', '/_site/reach'])
    response.end(answerProbe(secret, searchParams.get('nonce') ?? ''))
  })
  expect(reach.isPublic()).toBe(false)
  await reach.check()
  expect(reach.isPublic()).toBe(true)
  secret = 'of another one'
  await reach.check()
  expect(reach.isPublic()).toBe(false)
})

test.each([
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['::1', false],
  ['fd00::1', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['0.0.0.0', false],
  ['not an address', false],
  ['23.21.4.5', true],
  ['2606:4700::1111', true]
])('%s is a public address: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

test('a domain that resolves to a private address is never asked', async () => {
  const resolver = fixedResolver({}, { 'A rebound.ca': ['127.0.0.1'] })
  const reach = publicReach({ resolver, secret: SECRET, sitesDomain: 'sites.maplekey.test' })
  expect(await reach.asVisitor('rebound.ca')).toEqual({ problem: 'private-address' })
  expect(await reach.asVisitor('gone.ca')).toEqual({ problem: 'no-answer' })
  expect(await reach.otherPage('rebound.ca')).toBeUndefined()
})
