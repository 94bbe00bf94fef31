/** The port to the DNS host: a domain's zone, its name servers and whether it's active. */
export type Zones = {
  kind: 'cloudflare' | 'fixed'
  /** The domain's zone, created if missing. Idempotent. */
  zoneOf(domain: string): Promise<Zone | 'unregistered'>
  /** Points hosts at the website. Returns those in use that point elsewhere and were left alone. */
  pointHosts(zone: Zone, hosts: readonly string[], target: string): Promise<string[]>
  /** Asks the DNS host to check the delegation again. */
  requestCheck(zone: Zone): Promise<void>
}

export type Zone = {
  zone_id: string | null
  nameServers: readonly string[]
  /** 'unknown' if the host doesn't say; then DNS has to be asked. */
  status: 'active' | 'pending' | 'unknown'
}

/** Name servers that the owner runs, the same for every domain. */
export function fixedZones(nameServers: readonly string[]): Zones {
  return {
    kind: 'fixed',
    zoneOf: async () => ({ zone_id: null, nameServers, status: 'unknown' }),
    pointHosts: async () => [],
    requestCheck: async () => undefined
  }
}
