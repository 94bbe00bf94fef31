import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { clientAddress, trustedProxies } from '#panel/http/client-address.ts'

const OURS = trustedProxies(['10.0.0.0/8', 'fd00::/8'])

async function addressOf(peer: string | undefined, forwarded?: string): Promise<string> {
  const app = new Hono()
  app.get('/', (context) => context.text(clientAddress(context, OURS)))
  const headers: Record<string, string> =
    forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const incoming = { incoming: { headers, socket: { remoteAddress: peer } } }
  return (await app.request('/', { headers }, peer === undefined ? {} : incoming)).text()
}

test.each([
  ['a call of our own', undefined, undefined, '127.0.0.1'],
  ['a direct call', '192.0.2.1', undefined, '192.0.2.1'],
  ['a stranger’s claim is not believed', '192.0.2.1', '198.51.100.1', '192.0.2.1'],
  ['a proxy’s is', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['only the last one', '10.0.0.1', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
  ['through several proxies', '10.0.0.1', '1.1.1.1, 198.51.100.1, 10.0.0.9', '198.51.100.1'],
  ['nothing but proxies', '10.0.0.1', '10.0.0.2', '10.0.0.2'],
  ['what is not an address', '10.0.0.1', 'unknown', '10.0.0.1'],
  ['an IPv4 address inside an IPv6 one', '::ffff:192.0.2.1', undefined, '192.0.2.1'],
  ['such a proxy', '::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['an IPv6 network is one caller', '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
  ['a short IPv6 address', 'fd00::1', '2001:db8::7', '2001:db8::/64']
])('%s: %s with %s is %s', async (_, peer, forwarded, address) => {
  expect(await addressOf(peer, forwarded)).toBe(address)
})
