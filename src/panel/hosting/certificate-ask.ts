import { LRUCache } from 'lru-cache'
import { type HostLookup, mayHaveCertificate } from '#rules/websites/certificate.ts'
import { isSeenHere } from '../actions/domains/see-host.ts'
import type { World } from '../services/world.ts'
import { normaliseHost } from './host-name.ts'

/** Caddy asks at each handshake for a host that it has no certificate for. */
const REMEMBERED = 1000
const AGAIN_MS = 60_000

/**
 * Answers whether a host may have a certificate: from memory, also while the database is away. Only a
 * host that isn't live yet is looked up, once a minute at most.
 */
export function certificateAsk(world: World, hosts: HostLookup) {
  const looks = new LRUCache<string, Promise<boolean>>({ max: REMEMBERED, ttl: AGAIN_MS })

  return async (domain: string): Promise<boolean> => {
    const host = normaliseHost(domain)
    if (host === undefined || host !== domain.toLowerCase()) return false
    const answer = mayHaveCertificate(host, hosts)
    if (answer !== 'if-seen') return answer === 'yes'
    const look = looks.get(host) ?? seen(host)
    looks.set(host, look)
    return look
  }

  async function seen(host: string): Promise<boolean> {
    try {
      return await isSeenHere(world, host)
    } catch (error) {
      world.log.warn({ err: error }, 'a host could not be looked up for its certificate')
      return false
    }
  }
}
