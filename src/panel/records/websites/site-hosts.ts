import type { Selectable } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { SiteHostsTable } from '../../tables/site-tables.ts'

type SiteHostRow = Selectable<SiteHostsTable>

/** The website's hosts, the one that it opens at first. */
export async function hostsOf(db: Db, website_id: number): Promise<SiteHostRow[]> {
  const hosts = await db
    .selectFrom('site_hosts')
    .selectAll()
    .where('website_id', '=', website_id)
    .orderBy('host')
    .execute()
  const rank = ({ kind, state }: SiteHostRow) =>
    RANK.indexOf(kind) + (state === 'live' ? 0 : RANK.length)
  return hosts.toSorted((one, other) => rank(one) - rank(other))
}

const RANK = ['own', 'www', 'sub', 'former'] as const
