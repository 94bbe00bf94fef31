import type { Selectable } from 'kysely'
import type { Db } from '../../services/world.ts'
import type { SiteForwardingTable } from '../../tables/export-tables.ts'

export type SiteForwardingRow = Selectable<SiteForwardingTable>

/** Where the website went; undefined before and after. */
export function forwardingOf(
  db: Db,
  website_id: number,
  now: Date
): Promise<SiteForwardingRow | undefined> {
  return db
    .selectFrom('site_forwarding')
    .selectAll()
    .where('website_id', '=', website_id)
    .where('until', '>', now)
    .executeTakeFirst()
}

export async function saveForwarding(db: Db, forwarding: SiteForwardingRow): Promise<void> {
  const { origin, since, until } = forwarding
  await db
    .insertInto('site_forwarding')
    .values(forwarding)
    .onConflict((conflict) => conflict.column('website_id').doUpdateSet({ origin, since, until }))
    .execute()
}

export async function deleteForwarding(db: Db, website_id: number): Promise<void> {
  await db.deleteFrom('site_forwarding').where('website_id', '=', website_id).execute()
}

export async function removeOldForwarding(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('site_forwarding').where('since', '<=', before).execute()
}

/** Whose host it is, if it is an agent's. */
export function agentHost(db: Db, host: string) {
  return db
    .selectFrom('site_hosts')
    .select(['website_id', 'kind', 'state'])
    .where('host', '=', host)
    .executeTakeFirst()
}
