import { getDomain } from 'tldts'
import type { CloudflareKeys } from '../../config/settings.ts'
import { type AskCloudflare, cloudflareApi, CloudflareRefused } from './cloudflare-api.ts'
import { PermanentFailure, RetryLater } from '../job-failures.ts'
import { normalise } from './resolver.ts'
import type { Zone, Zones } from './zones.ts'

const ZONE_EXISTS = 1061
/** A domain added too often is blocked for three hours. */
const ADDED_TOO_OFTEN = 1105
const UNREGISTERED = [1049, 1099, 1116]
/** Created meanwhile by another process or by the zone's owner. */
const RECORD_EXISTS = [81_053, 81_057, 81_058]
const ADDRESSES = ['A', 'AAAA', 'CNAME']
/** We read one page; a domain has a few dozen records. */
const RECORDS_MAX = 5000

type DnsRecord = { id: string; type: string; name: string; content: string }

/** One zone per domain, in the owner's Cloudflare account. */
export function cloudflareZones(keys: CloudflareKeys): Zones {
  const ask = cloudflareApi(keys)
  const { accountId } = keys

  return {
    kind: 'cloudflare',

    async zoneOf(domain) {
      const name = getDomain(domain) ?? domain
      const existing = await findZone(ask, accountId, name)
      if (existing) return existing
      try {
        const body = { name, account: { id: accountId }, type: 'full' }
        return readZone(await ask('POST', '/zones', body))
      } catch (error) {
        if (!(error instanceof CloudflareRefused)) throw error
        const has = (...codes: number[]) => codes.some((code) => error.codes.includes(code))
        if (has(...UNREGISTERED)) return 'unregistered'
        if (has(ADDED_TOO_OFTEN)) throw new RetryLater(error.message, 3 * 60 * 60 + 60)
        if (!has(ZONE_EXISTS)) throw error
        const created = await findZone(ask, accountId, name)
        if (!created)
          throw new PermanentFailure('the domain has a zone that this account may not see')
        return created
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
        // A pending zone serves nobody, so records that point elsewhere can be replaced.
        for (const { id } of others) await ask('DELETE', `${path}/${id}`)
        if (found.length > others.length) continue
        const record = { type: 'CNAME', name: host, content: target, ttl: 1, proxied: true }
        await ask('POST', path, record).catch(unlessCode(RECORD_EXISTS))
      }
      return taken
    },

    /** A refusal for asking too soon does no harm: Cloudflare also checks on its own. */
    async requestCheck(zone) {
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

/** Imports the domain's current records, so that its email keeps working under the new name servers. */
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
    throw new Error('Cloudflare did not answer with a zone')
  }
  return {
    zone_id: id,
    nameServers: normalise(name_servers.map(String)),
    status: status === 'active' ? 'active' : 'pending'
  }
}

async function listRecords(ask: AskCloudflare, path: string): Promise<DnsRecord[]> {
  const found = await ask('GET', `${path}?per_page=${RECORDS_MAX}`)
  if (!Array.isArray(found)) throw new Error('Cloudflare did not answer with a list')
  return found as DnsRecord[]
}
