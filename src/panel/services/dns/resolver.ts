import { getServers, Resolver as DnsResolver } from 'node:dns/promises'
import { getDomain } from 'tldts'
import type { Answers, RecordType } from './answers.ts'
import { lookUpDs } from './ds-query.ts'

/** The port to DNS. */
export type Resolver = {
  /** The name servers of the registrable domain. */
  nameServers(domain: string): Promise<NameServers>
  /** A name's records of one type as text, such as '10 mx.example.ca'. `at` asks that name server. */
  lookUp(name: string, type: RecordType, at?: string): Promise<Answers>
}

export type NameServers =
  | { found: string[] }
  | { problem: 'no-domain' | 'no-records' | 'timeout' | 'unreachable' }

const OPTIONS = { timeout: 1500, tries: 2 }

/** Asks the system's resolver, or the given 'host:port'. */
export function dnsResolver(server: string | undefined): Resolver {
  const ask = () => {
    const resolver = new DnsResolver(OPTIONS)
    if (server !== undefined) resolver.setServers([server])
    return resolver
  }
  return {
    async nameServers(domain) {
      try {
        return { found: normalise(await ask().resolveNs(getDomain(domain) ?? domain)) }
      } catch (error) {
        return { problem: problemOf(error) }
      }
    },

    async lookUp(name, type, at) {
      try {
        if (type === 'DS') return await lookUpDs(server ?? getServers()[0], name)
        const resolver = ask()
        if (at !== undefined) resolver.setServers(await resolver.resolve4(at))
        return { found: await READ[type](resolver, name) }
      } catch (error) {
        const problem = problemOf(error)
        if (problem === 'timeout' || problem === 'unreachable') return { problem }
        return { found: [] }
      }
    }
  }
}

/** Lower case, without the final dot, sorted. */
export function normalise(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => name.toLowerCase().replace(/\.$/, '')))].sort()
}

type Read = (resolver: DnsResolver, name: string) => Promise<string[]>

const READ: Record<Exclude<RecordType, 'DS'>, Read> = {
  A: (resolver, name) => resolver.resolve4(name),
  AAAA: (resolver, name) => resolver.resolve6(name),
  CNAME: async (resolver, name) => normalise(await resolver.resolveCname(name)),
  TXT: async (resolver, name) => (await resolver.resolveTxt(name)).map((parts) => parts.join('')),
  async MX(resolver, name) {
    const found = await resolver.resolveMx(name)
    return found.map(({ exchange, priority }) => `${priority} ${exchange.toLowerCase()}`)
  },
  async SRV(resolver, name) {
    const found = await resolver.resolveSrv(name)
    return found.map((srv) => [srv.priority, srv.weight, srv.port, srv.name].join(' '))
  },
  async CAA(resolver, name) {
    const found = await resolver.resolveCaa(name)
    return found.flatMap(({ critical, ...properties }) =>
      Object.entries(properties)
        .filter(([property]) => property !== 'type')
        .map(([property, value]) => `${critical} ${property} "${String(value)}"`)
    )
  }
}

function problemOf(error: unknown): 'no-domain' | 'no-records' | 'timeout' | 'unreachable' {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'ENOTFOUND') return 'no-domain'
  if (code === 'ENODATA') return 'no-records'
  return code === 'ETIMEOUT' ? 'timeout' : 'unreachable'
}
