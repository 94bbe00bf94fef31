import type { ZoneRecord } from '#rules/websites/zone-records.ts'
import { lookUpRecords } from './domain-records.ts'
import type { Resolver } from './resolver.ts'

/** The port to the DNS host: a domain's zone, its records and whether it's active. */
export type Zones = {
  kind: 'cloudflare' | 'fixed'
  /** The domain's zone, created if missing. Idempotent. */
  zoneOf(domain: string): Promise<Zone | 'unregistered'>
  /** The name servers of the domain's zone, if it has one. */
  nameServersOf(domain: string): Promise<readonly string[] | undefined>
  /** What the zone's name servers answer for these names, or undefined if they don't. */
  recordsOf(zone: Zone, names: readonly string[]): Promise<ZoneRecord[] | undefined>
  /** In one step, so that a host never goes without. Additions answer without a proxy. */
  change(zone: Zone, change: ZoneChange): Promise<void>
  /** Sends a host's visitors to the target, in the place of these records, in one step. */
  pointHost(
    zone: Zone,
    host: string,
    target: string,
    replaced: readonly ZoneRecord[]
  ): Promise<void>
  /** Whether visitors of this host get a valid certificate once it points to us. */
  hasCertificate(zone: Zone, host: string): Promise<boolean>
  /** Asks the DNS host to check the delegation again. */
  requestCheck(zone: Zone): Promise<void>
  /** Deletes a zone with its records. Idempotent. */
  remove(zone_id: string): Promise<void>
}

type ZoneChange = { add: readonly ZoneRecord[]; remove: readonly ZoneRecord[] }

export type Zone = {
  zone_id: string | null
  nameServers: readonly string[]
  /** 'unknown' if the host doesn't say; then DNS has to be asked. */
  status: 'active' | 'pending' | 'unknown'
}

/** Name servers that the owner runs, the same for every domain. Their records are the owner's to set. */
export function fixedZones(nameServers: readonly string[], resolver: Resolver): Zones {
  return {
    kind: 'fixed',
    zoneOf: async () => ({ zone_id: null, nameServers, status: 'unknown' }),
    nameServersOf: async () => nameServers,
    recordsOf: (_zone, names) => lookUpRecords(resolver, names, nameServers[0]),
    change: async () => undefined,
    pointHost: async () => undefined,
    // A certificate is made when the first visitor arrives.
    hasCertificate: async () => true,
    requestCheck: async () => undefined,
    remove: async () => undefined
  }
}
