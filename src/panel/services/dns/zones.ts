/** The port to whoever runs the name servers: which ones a domain is to have, and whether they serve it yet. */
export type Zones = {
  kind: 'cloudflare' | 'fixed'
  /** The domain's zone, made where there is none; asking twice makes one. */
  zoneOf(domain: string): Promise<Zone | 'unregistered'>
  /** Points hosts at the website. Answers those that already lead somewhere else and are in use. */
  pointHosts(zone: Zone, hosts: readonly string[], target: string): Promise<string[]>
  /** Has the other side look again whether the domain is delegated to it. */
  askAgain(zone: Zone): Promise<void>
}

export type Zone = {
  zone_id: string | null
  nameServers: readonly string[]
  /** 'unknown' where nobody tells: the domain name system has to be asked. */
  status: 'active' | 'pending' | 'unknown'
}

/** An owner's own name servers, the same for every domain, which somebody looks after elsewhere. */
export function fixedZones(nameServers: readonly string[]): Zones {
  return {
    kind: 'fixed',
    zoneOf: async () => ({ zone_id: null, nameServers, status: 'unknown' }),
    pointHosts: async () => [],
    askAgain: async () => undefined
  }
}
