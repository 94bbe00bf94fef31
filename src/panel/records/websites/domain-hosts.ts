import type { Selectable } from 'kysely'
import type { ZoneRecord } from '#rules/websites/zone-records.ts'
import type { Db } from '../../services/world.ts'
import type { SiteHostsTable } from '../../tables/site-tables.ts'
import type { WebsiteRow } from './websites.ts'

type Row = Selectable<SiteHostsTable>
export type HostRow = Omit<Row, 'before'> & { before: ZoneRecord[] | null }

/** The agent's domain and its www host, in that order; none for a website with a free address alone. */
export async function domainHosts(
  db: Db,
  { base_url, website_id }: Pick<WebsiteRow, 'base_url' | 'website_id'>
): Promise<HostRow[]> {
  if ((await hostByName(db, base_url))?.kind === 'sub') return []
  const rows = [
    { host: base_url, website_id, kind: 'own' as const },
    { host: `www.${base_url}`, website_id, kind: 'www' as const }
  ]
  await db
    .insertInto('site_hosts')
    .values(rows)
    .onConflict((conflict) => conflict.column('host').doNothing())
    .execute()
  const found = await db
    .selectFrom('site_hosts')
    .selectAll()
    .where('website_id', '=', website_id)
    .where('kind', 'in', ['own', 'www'])
    .orderBy('kind')
    .execute()
  return found as HostRow[]
}

/** The hosts of a website's domain that another website left, and that lead to that one's new domain. */
export async function leftHosts(
  db: Db,
  { base_url, website_id }: Pick<WebsiteRow, 'base_url' | 'website_id'>
): Promise<HostRow[]> {
  const found = await db
    .selectFrom('site_hosts')
    .selectAll()
    .where('host', 'in', [base_url, `www.${base_url}`])
    .where('kind', '=', 'former')
    .where('website_id', '<>', website_id)
    .execute()
  return found as HostRow[]
}

/** From then on these hosts are anyone's. */
export async function endRedirects(db: Db, hosts: readonly string[]): Promise<void> {
  await db
    .deleteFrom('site_hosts')
    .where('host', 'in', hosts)
    .where('kind', '=', 'former')
    .execute()
}

export async function hostByName(db: Db, host: string): Promise<HostRow | undefined> {
  const row = await db
    .selectFrom('site_hosts')
    .selectAll()
    .where('host', '=', host)
    .executeTakeFirst()
  return row as HostRow | undefined
}

export async function saveHost(
  db: Db,
  host: string,
  change: Partial<Pick<Row, 'certificate' | 'seen_at' | 'state'>>
): Promise<void> {
  await db.updateTable('site_hosts').set(change).where('host', '=', host).execute()
}

/** Keeps a host's own addresses while it doesn't point to us yet. */
export async function saveBefore(
  db: Db,
  host: string,
  records: readonly ZoneRecord[]
): Promise<void> {
  await db
    .updateTable('site_hosts')
    .set({ before: JSON.stringify(records) })
    .where('host', '=', host)
    .where('state', '<>', 'live')
    .execute()
}

/**
 * Keeps the records that ours are about to replace. False if the agent has put the domain back, in which
 * case they may not be replaced.
 */
export async function keepBefore(
  db: Db,
  { base_url, website_id }: Pick<WebsiteRow, 'base_url' | 'website_id'>,
  before: ReadonlyMap<string, readonly ZoneRecord[]>
): Promise<boolean> {
  const website = await db
    .selectFrom('websites')
    .select('domain_held_at')
    .where('website_id', '=', website_id)
    .where('base_url', '=', base_url)
    .forUpdate()
    .executeTakeFirst()
  if (!website || website.domain_held_at !== null) return false
  for (const [host, records] of before) {
    await db
      .updateTable('site_hosts')
      .set({ before: JSON.stringify(records) })
      .where('host', '=', host)
      .execute()
  }
  return true
}
