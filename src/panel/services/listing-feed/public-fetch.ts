import { type LookupAddress, lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, type Dispatcher, fetch } from 'undici'
import { hostIn, isPublicAddress } from '../dns/public-address.ts'
import { FeedFailure } from './feed-failure.ts'

type Init = NonNullable<Parameters<typeof fetch>[1]>

/**
 * Fetches from an agent's address: over HTTPS, and never from a private network. Addresses are checked
 * where the connection is made, so that a name can't lead elsewhere after it was checked.
 */
export function publicFetch(url: string, init: Init) {
  const to = new URL(url)
  const host = hostIn(to)
  const isPrivate = isIP(host) !== 0 && !isPublicAddress(host)
  if (to.protocol !== 'https:' || isPrivate) throw notPublic()
  return fetch(url, { ...init, dispatcher: publicAgent() })
}

export function notPublic(): FeedFailure {
  return new FeedFailure('private-address', 'The feed is not on the public internet.')
}

/** Whether a connection failed because its address isn't public. */
export function isNotPublic(error: unknown): boolean {
  return error instanceof Error && error.cause instanceof PrivateAddress
}

class PrivateAddress extends Error {}

let agent: Dispatcher | undefined
const publicAgent = () => (agent ??= new Agent({ connect: { lookup: lookUpPublic } }))

const lookUpPublic: LookupFunction = (host, options, found) => {
  lookup(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? []
    if (error || !first) return found(error ?? new Error('no address'), '')
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      return found(new PrivateAddress(), '')
    }
    if (options.all) return found(null, addresses)
    found(null, first.address, first.family)
  })
}
