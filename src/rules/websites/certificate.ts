type Host = {
  kind: 'former' | 'own' | 'sub' | 'www'
  state: string
  /** Whose it is while the host leads here; a free address has none of its own. */
  certificate: 'caddy' | 'edge' | 'none'
}

/** The hosts of agents' websites by name. */
export type HostLookup = { find: (host: string) => Host | undefined }

/**
 * Whether a host may have a certificate of its own. A live one may; of one that isn't live yet, or whose website has
 * left it, DNS decides. Free addresses, present and former, share a wildcard, and any other name has none of
 * ours: a deeper label, an IP address, a stranger's domain.
 */
export function mayHaveCertificate(host: string, hosts: HostLookup): 'if-seen' | 'no' | 'yes' {
  const entry = hosts.find(host)
  if (!entry || entry.kind === 'sub') return 'no'
  if (entry.kind === 'former') return entry.certificate === 'none' ? 'no' : 'if-seen'
  return entry.state === 'live' ? 'yes' : 'if-seen'
}
