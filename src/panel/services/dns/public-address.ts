import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { Resolver } from './resolver.ts'

/** The host of a URL as connections and certificates name it: an IPv6 address without its brackets. */
export function hostIn({ hostname }: URL): string {
  return hostname.replaceAll(/[[\]]/g, '')
}

/** Whether a URL itself says that it is of this machine or a private network; a name is looked up when it is connected to. */
export function isPrivateUrl(url: URL): boolean {
  const host = hostIn(url)
  if (isIP(host) !== 0) return !isPublicAddress(host)
  return host === 'localhost' || host.endsWith('.localhost')
}

/** The address to connect to for a host, which may be an address itself, if it isn't one of a private network. */
export async function publicAddress(
  resolver: Resolver,
  host: string
): Promise<string | 'private' | undefined> {
  if (isIP(host) !== 0) return isPublicAddress(host) ? host : 'private'
  for (const type of ['A', 'AAAA'] as const) {
    const answer = await resolver.lookUp(host, type)
    const [address] = 'found' in answer ? answer.found : []
    if (address !== undefined) return isPublicAddress(address) ? address : 'private'
  }
  return undefined
}

/** IPv6 addresses that carry an IPv4 address count as that one. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}
