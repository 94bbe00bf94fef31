import { Resolver as DnsResolver } from 'node:dns/promises'
import { getDomain } from 'tldts'

/** The port to DNS: a domain's name servers. */
export type Resolver = { nameServers(domain: string): Promise<NameServers> }

export type NameServers =
  | { found: string[] }
  | { problem: 'no-domain' | 'no-records' | 'timeout' | 'unreachable' }

/** Asks the system's resolver, or the given 'host:port', about the registrable domain. */
export function dnsResolver(server: string | undefined): Resolver {
  return {
    async nameServers(domain) {
      const resolver = new DnsResolver({ timeout: 1500, tries: 2 })
      if (server !== undefined) resolver.setServers([server])
      try {
        return { found: normalise(await resolver.resolveNs(getDomain(domain) ?? domain)) }
      } catch (error) {
        return { problem: problemOf(error) }
      }
    }
  }
}

/** Answers from a table, for tests. */
export function fixedResolver(table: Record<string, NameServers>): Resolver {
  return { nameServers: async (domain) => table[domain] ?? { problem: 'no-domain' } }
}

/** Lower case, without the final dot, sorted. */
export function normalise(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => name.toLowerCase().replace(/\.$/, '')))].sort()
}

function problemOf(error: unknown): 'no-domain' | 'no-records' | 'timeout' | 'unreachable' {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'ENOTFOUND') return 'no-domain'
  if (code === 'ENODATA') return 'no-records'
  return code === 'ETIMEOUT' ? 'timeout' : 'unreachable'
}
