/** The hosts of agents' websites by name. */
export type HostLookup = {
  find: (host: string) => { kind: 'former' | 'own' | 'sub' | 'www'; state: string } | undefined
}

/**
 * Whether a host may have a certificate of its own. A live one may; of one that isn't live yet, DNS
 * decides. Free addresses share a wildcard, and any other name has none of ours: a deeper label, an IP
 * address, a stranger's domain.
 */
export function mayHaveCertificate(host: string, hosts: HostLookup): 'if-seen' | 'no' | 'yes' {
  const entry = hosts.find(host)
  if (!entry || (entry.kind !== 'own' && entry.kind !== 'www')) return 'no'
  return entry.state === 'live' ? 'yes' : 'if-seen'
}
