import { BlockList, isIP } from 'node:net'
import type { Context } from 'hono'
import { requestHeader } from './request-header.ts'

/** What Node's server puts beside a request; absent when a test calls the application itself. */
type Peer = { incoming?: { socket?: { remoteAddress?: string } } }

/**
 * Where a call comes from. A proxy's word counts only if the proxy is one of ours: the last address in its list that is
 * none of ours. An IPv6 network is one caller, since its owner has all of its addresses.
 */
export function clientAddress(context: Context, trusted: BlockList): string {
  const chain = (requestHeader(context, 'x-forwarded-for') ?? '').split(',').map(plain)
  let address = plain(peerOf(context) ?? '127.0.0.1')
  while (isTrusted(address, trusted) && isIP(chain.at(-1) ?? '') !== 0) address = chain.pop() ?? ''
  return isIP(address) === 6 ? networkOf(address) : address
}

/** Does the call come straight from a proxy of ours? */
export function isFromProxy(context: Context, trusted: BlockList): boolean {
  return isTrusted(plain(peerOf(context) ?? ''), trusted)
}

/** Addresses and networks, as '10.0.0.1' and '10.0.0.0/8'. */
export function trustedProxies(entries: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

function peerOf(context: Context): string | undefined {
  return (context.env as Peer | undefined)?.incoming?.socket?.remoteAddress
}

function isTrusted(address: string, trusted: BlockList): boolean {
  const version = isIP(address)
  return version !== 0 && trusted.check(address, version === 6 ? 'ipv6' : 'ipv4')
}

/** An IPv4 address is often written inside an IPv6 one. */
function plain(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, '')
}

function networkOf(address: string): string {
  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  const groups = tail === undefined ? left : [...left, ...zeros, ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
