import { getDomain } from 'tldts'
import { addressesOf, type ZoneRecord } from '#rules/websites/zone-records.ts'
import type { CloudflareKeys } from '../../config/settings.ts'
import { type AskCloudflare, cloudflareApi, CloudflareRefused } from './cloudflare-api.ts'
import { type CloudflareRecord, readRecord, writeRecord } from './cloudflare-records.ts'
import { PermanentFailure, RetryLater } from '../job-failures.ts'
import { normalise } from './resolver.ts'
import type { Zone, Zones } from './zones.ts'

const ZONE_EXISTS = 1061
/** A domain added too often is blocked for three hours. */
const ADDED_TOO_OFTEN = 1105
const UNREGISTERED = [1049, 1099, 1116]
/** There is no such zone: its identifier is unknown. */
const NO_ZONE = [1001, 7003]
/** We read one page; a domain has a few dozen records. */
const RECORDS_MAX = 5000

type CertificatePack = { status: string; hosts: string[] }

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

    async nameServersOf(domain) {
      return (await findZone(ask, accountId, getDomain(domain) ?? domain))?.nameServers
    },

    async recordsOf(zone) {
      const path = recordsPath(zone)
      let all = await listRecords(ask, path)
      if (all.length === 0) {
        await copyRecords(ask, path)
        all = await listRecords(ask, path)
      }
      return all.flatMap(readRecord)
    },

    async change(zone, { add, remove }) {
      if (add.length === 0 && remove.length === 0) return
      const deletes = idsOf(await listRecords(ask, recordsPath(zone)), remove)
      await ask('POST', `${recordsPath(zone)}/batch`, { deletes, posts: add.map(writeRecord) })
    },

    async pointHost(zone, host, target, replaced) {
      // The edge reaches our hosting over TLS, as visitors reach the edge, with a certificate that Caddy knows it by.
      await ask('PATCH', `/zones/${zone.zone_id}/settings/ssl`, { value: 'full' })
      await ask('PATCH', `/zones/${zone.zone_id}/settings/tls_client_auth`, { value: 'on' })
      const path = recordsPath(zone)
      const all = await listRecords(ask, path)
      const others = addressesOf(all.flatMap(readRecord), host).filter(
        ({ content, type }) => type !== 'CNAME' || content !== target
      )
      const deletes = idsOf(all, replaced)
      // Only records that were saved may be replaced.
      if (others.length !== deletes.length) throw new Error('the records of a host have changed')
      const record: ZoneRecord = { type: 'CNAME', name: host, content: target, proxied: true }
      const has = all.flatMap(readRecord).some((one) => isSame(one, record))
      const posts = has ? [] : [writeRecord(record)]
      if (deletes.length + posts.length > 0) await ask('POST', `${path}/batch`, { deletes, posts })
    },

    async hasCertificate(zone, host) {
      const packs = await ask('GET', `/zones/${zone.zone_id}/ssl/certificate_packs`)
      if (!Array.isArray(packs)) return false
      return packs.some((pack: Partial<CertificatePack>) => {
        return pack.status === 'active' && pack.hosts?.some((name) => covers(name, host))
      })
    },

    /** A refusal for asking too soon does no harm: Cloudflare also checks on its own. */
    async requestCheck(zone) {
      await ask('PUT', `/zones/${zone.zone_id}/activation_check`).catch(unlessRefused)
    },

    async remove(zone_id) {
      await ask('DELETE', `/zones/${zone_id}`).catch((error: unknown) => {
        if (!(error instanceof CloudflareRefused && error.codes.some(isNoZone))) throw error
      })
    }
  }
}

function isNoZone(code: number): boolean {
  return NO_ZONE.includes(code)
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

function recordsPath(zone: Zone): string {
  return `/zones/${zone.zone_id}/dns_records`
}

function idsOf(all: readonly CloudflareRecord[], records: readonly ZoneRecord[]): { id: string }[] {
  return all
    .filter((one) => readRecord(one).some((read) => records.some((record) => isSame(read, record))))
    .map(({ id }) => ({ id }))
}

function isSame(one: ZoneRecord, other: ZoneRecord): boolean {
  return one.type === other.type && one.name === other.name && one.content === other.content
}

/** '*.example.ca' covers one more label. */
function covers(certified: string, host: string): boolean {
  return certified === host || (certified.startsWith('*.') && certified.slice(2) === parent(host))
}

function parent(host: string): string {
  return host.slice(host.indexOf('.') + 1)
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

async function listRecords(ask: AskCloudflare, path: string): Promise<CloudflareRecord[]> {
  const found = await ask('GET', `${path}?per_page=${RECORDS_MAX}`)
  if (!Array.isArray(found)) throw new Error('Cloudflare did not answer with a list')
  return found as CloudflareRecord[]
}
