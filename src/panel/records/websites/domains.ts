import type { Db } from '../../services/world.ts'
import type { WebsiteRow } from './websites.ts'

type Claim = { now: Date; leaseUntil: Date; most: number }

/** Takes websites whose domain is to be looked at, until `leaseUntil`; of several workers each gets others. */
export function claimDueDomains(db: Db, { leaseUntil, most, now }: Claim): Promise<WebsiteRow[]> {
  return (
    db
      // PostgreSQL may run a subquery of `in` once for each row, past its limit; a query of its own runs once.
      .with('due', (query) =>
        query
          .selectFrom('websites')
          .select('website_id')
          .where('dns_check_at', '<=', now)
          .where('planStop', '=', false)
          .orderBy('dns_check_at')
          .limit(most)
          .forUpdate()
          .skipLocked()
      )
      .updateTable('websites')
      .from('due')
      .set({ dns_check_at: leaseUntil })
      .whereRef('websites.website_id', '=', 'due.website_id')
      .returningAll('websites')
      .execute()
  )
}

/** Null where there is nothing left to look for. */
export async function saveNextDnsCheck(
  db: Db,
  website_id: number,
  dns_check_at: Date | null
): Promise<void> {
  await db
    .updateTable('websites')
    .set({ dns_check_at })
    .where('website_id', '=', website_id)
    .execute()
}

/** Who has a zone; it serves nobody else. */
export async function zoneHolder(db: Db, zone_id: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('websites')
    .select('website_id')
    .where('zone_id', '=', zone_id)
    .executeTakeFirst()
  return row?.website_id
}

/** True where the name servers are others than before; their check begins anew. */
export async function saveZone(
  db: Db,
  website_id: number,
  { zone_id, nameServers, now }: { zone_id: string | null; nameServers: string; now: Date }
): Promise<boolean> {
  await db
    .updateTable('websites')
    .set({ zone_id })
    .where('website_id', '=', website_id)
    .where('zone_id', 'is distinct from', zone_id)
    .execute()
  const { numUpdatedRows } = await db
    .updateTable('websites')
    .set({ cloudflare_dns: nameServers, dns_since: now })
    .where('website_id', '=', website_id)
    .where('cloudflare_dns', '<>', nameServers)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type Found = Pick<WebsiteRow, 'cloudflare_domain_status' | 'dns_check_at' | 'dns_since'>

/** What a look at a domain has found. True where that is news; otherwise nothing is changed. */
export async function saveDomainStatus(db: Db, website_id: number, found: Found): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('websites')
    .set(found)
    .where('website_id', '=', website_id)
    .where('cloudflare_domain_status', '<>', found.cloudflare_domain_status)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
