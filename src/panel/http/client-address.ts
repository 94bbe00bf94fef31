import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'
import proxyAddr from 'proxy-addr'

/** Whether an address is one of our proxies'. */
export type TrustedProxies = (address: string, hop: number) => boolean

/** The prefix that identifies a network in an IPv6 address. */
const NETWORK_BITS = 64

/**
 * The caller's address: the last forwarded one that isn't one of our proxies'. Other proxies aren't
 * trusted. An IPv6 network counts as one caller, since one customer has all of its addresses.
 */
export function clientAddress(context: Context, trusted: TrustedProxies): string {
  return requestAddress(nodeRequest(context), trusted)
}

/** The same for a request as Node received it. */
export function requestAddress(
  request: IncomingMessage | undefined,
  trusted: TrustedProxies
): string {
  const chain = request ? proxyAddr.all(request, trusted) : []
  const address = ipaddr.process(chain.findLast((one) => ipaddr.isValid(one)) ?? LOCALHOST)
  if (address.kind() === 'ipv4') return address.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${NETWORK_BITS}`)}/${NETWORK_BITS}`
}

/** Whether the call comes directly from one of our proxies. */
export function isFromProxy(context: Context, trusted: TrustedProxies): boolean {
  return trusted(nodeRequest(context)?.socket.remoteAddress ?? LOCALHOST, 0)
}

/** Addresses and networks, as '10.0.0.1' and '10.0.0.0/8'. */
export function trustedProxies(entries: readonly string[]): TrustedProxies {
  return proxyAddr.compile([...entries])
}

const LOCALHOST = '127.0.0.1'

/** The request as Node received it; undefined if a test calls the application directly. */
export function nodeRequest(context: Context): IncomingMessage | undefined {
  const env: unknown = context.env
  const isServed = typeof env === 'object' && env !== null && 'incoming' in env
  return isServed && isRequest(env.incoming) ? env.incoming : undefined
}

function isRequest(value: unknown): value is IncomingMessage {
  return typeof value === 'object' && value !== null && 'headers' in value && 'socket' in value
}
