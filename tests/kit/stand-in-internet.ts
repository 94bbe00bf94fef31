import type { Kysely } from 'kysely'
import type { Reach, Seen } from '#panel/services/dns/reach.ts'
import type { NameServers, Resolver } from '#panel/services/dns/resolver.ts'
import type { Database } from '#panel/tables/schema.ts'

export type StandInReach = Reach & {
  /** Whether this installation is reachable from the internet. */
  open: boolean
  /** What visitors of a host get, instead of the website that belongs there. */
  visitors: Map<string, Seen>
  /** The same for our hosting, before the host points to it. */
  targets: Map<string, Seen>
}

/** An internet on which every website is open, and every domain that points to us shows its own. */
export function standInReach(db: Kysely<Database>, sitesDomain: string): StandInReach {
  const NOBODY: Seen = { problem: 'no-answer' }
  async function websiteAt(column: 'base_url' | 'subdomain', value: string): Promise<Seen> {
    const row = await db
      .selectFrom('websites')
      .select('website_id')
      .where(column, '=', value)
      .executeTakeFirst()
    return row ?? NOBODY
  }
  const reach: StandInReach = {
    open: true,
    visitors: new Map(),
    targets: new Map(),
    isPublic: () => reach.open,
    check: async () => {},
    answerProbe: () => undefined,
    addressOf: (subdomain) => `https://${subdomain}.${sitesDomain}`,
    atFreeAddress: async (subdomain) => (reach.open ? websiteAt('subdomain', subdomain) : NOBODY),
    atTarget: async (host, subdomain) =>
      reach.targets.get(host) ?? websiteAt('subdomain', subdomain),
    asVisitor: async (host) =>
      reach.visitors.get(host) ?? websiteAt('base_url', host.replace(/^www\./, '')),
    visit: async () => ({ problem: 'no-answer' }),
    otherPage: async () => undefined
  }
  return reach
}

/** A DNS in which every domain has these name servers, and no other records. */
export function onlyNameServers(answer: () => NameServers): Resolver {
  return { nameServers: async () => answer(), lookUp: async () => ({ found: [] }) }
}
