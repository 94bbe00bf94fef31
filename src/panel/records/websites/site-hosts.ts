import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { SiteHostsTable } from '../../tables/site-tables.ts'

export type SiteHostRow = Selectable<SiteHostsTable>

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

/** A host that another website has stays with it. */
export async function insertHost(tx: Db, host: Insertable<SiteHostsTable>): Promise<void> {
  await tx
    .insertInto('site_hosts')
    .values(host)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
