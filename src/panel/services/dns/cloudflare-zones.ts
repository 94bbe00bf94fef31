import { getDomain } from 'tldts'
import type { CloudflareKeys } from '../../config/settings.ts'
import { type AskCloudflare, cloudflareApi, CloudflareRefused } from './cloudflare-api.ts'
import { Hopeless, TryLater } from '../job-failures.ts'
import { normalise } from './resolver.ts'
import type { Zone, Zones } from './zones.ts'

const ALREADY_THERE = 1061
/** Whoever adds a domain too often waits for three hours. */
const ADDED_TOO_OFTEN = 1105
const UNREGISTERED = [1049, 1099, 1116]
/** Made meanwhile by another process, or by whoever owns the zone. */
const RECORD_THERE = [81_053, 81_057, 81_058]
const ADDRESSES = ['A', 'AAAA', 'CNAME']
/** Only one page of them is read; a domain has a few dozen. */
const RECORDS_MOST = 5000

type DnsRecord = { id: string; type: string; name: string; content: string }

/** A zone of its own for every domain, in the owner's account at Cloudflare. */
export function cloudflareZones(keys: CloudflareKeys): Zones {
  const ask = cloudflareApi(keys)
  const { accountId } = keys

  return {
    kind: 'cloudflare',

    async zoneOf(domain) {
      const name = getDomain(domain) ?? domain
      const there = await findZone(ask, accountId, name)
      if (there) return there
      try {
        const body = { name, account: { id: accountId }, type: 'full' }
        return readZone(await ask('POST', '/zones', body))
      } catch (error) {
        if (!(error instanceof CloudflareRefused)) throw error
        const said = (...codes: number[]) => codes.some((code) => error.codes.includes(code))
        if (said(...UNREGISTERED)) return 'unregistered'
        if (said(ADDED_TOO_OFTEN)) throw new TryLater(error.message, 3 * 60 * 60 + 60)
        if (!said(ALREADY_THERE)) throw error
        const meanwhile = await findZone(ask, accountId, name)
        if (!meanwhile) throw new Hopeless('the domain has a zone that this account may not see')
        return meanwhile
      }
    },

    async pointHosts(zone, hosts, target) {
      const path = `/zones/${zone.zone_id}/dns_records`
      let all = await listRecords(ask, path)
      if (all.length === 0) {
        await copyRecords(ask, path)
        all = await listRecords(ask, path)
      }
      const taken: string[] = []
      for (const host of hosts) {
        const found = all.filter(({ name, type }) => name === host && ADDRESSES.includes(type))
        const others = found.filter(({ content, type }) => type !== 'CNAME' || content !== target)
        if (others.length > 0 && zone.status === 'active') {
          taken.push(host)
          continue
        }
        // Nobody is served by a zone that is pending, so what leads elsewhere makes room.
        for (const { id } of others) await ask('DELETE', `${path}/${id}`)
        if (found.length > others.length) continue
        const record = { type: 'CNAME', name: host, content: target, ttl: 1, proxied: true }
        await ask('POST', path, record).catch(unlessCode(RECORD_THERE))
      }
      return taken
    },

    /** Too soon after the last time it refuses, which changes nothing: it looks by itself, too. */
    async askAgain(zone) {
      await ask('PUT', `/zones/${zone.zone_id}/activation_check`).catch(unlessRefused)
    }
  }
}

async function findZone(
  ask: AskCloudflare,
  account: string,
  name: string
): Promise<Zone | undefined> {
  const query = new URLSearchParams({ name, 'account.id': account })
  const found = await ask('GET', `/zones?${query}`)
  return Array.isArray(found) && found.length > 0 ? readZone(found[0]) : undefined
}

/** What the domain has now, its mail above all, goes on working under the new name servers. Cloudflare guesses the names. */
async function copyRecords(ask: AskCloudflare, path: string): Promise<void> {
  await ask('POST', `${path}/scan`).catch(unlessRefused)
}

function unlessRefused(error: unknown): void {
  if (!(error instanceof CloudflareRefused)) throw error
}

function unlessCode(codes: readonly number[]) {
  return (error: unknown) => {
    const isKnown = error instanceof CloudflareRefused
    if (!isKnown || !error.codes.some((code) => codes.includes(code))) throw error
  }
}

function readZone(value: unknown): Zone {
  const { id, name_servers, status } = (value ?? {}) as Partial<Record<string, unknown>>
  if (typeof id !== 'string' || !Array.isArray(name_servers)) {
    throw new Error('Cloudflare answered with something that is no zone')
  }
  return {
    zone_id: id,
    nameServers: normalise(name_servers.map(String)),
    status: status === 'active' ? 'active' : 'pending'
  }
}

async function listRecords(ask: AskCloudflare, path: string): Promise<DnsRecord[]> {
  const found = await ask('GET', `${path}?per_page=${RECORDS_MOST}`)
  if (!Array.isArray(found)) throw new Error('Cloudflare answered with something that is no list')
  return found as DnsRecord[]
}
