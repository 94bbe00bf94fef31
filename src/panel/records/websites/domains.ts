import { nextDnsCheck } from '#rules/websites/dns-recheck.ts'
import type { Db } from '../../services/world.ts'
import type { WebsiteRow } from './websites.ts'

type Claim = { now: Date; leaseUntil: Date; most: number }

/** Leases websites whose domain is due for a check, skipping other workers'. */
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

export async function hasZone(db: Db, zone_id: string): Promise<boolean> {
  const row = await db
    .selectFrom('websites')
    .select('website_id')
    .where('zone_id', '=', zone_id)
    .executeTakeFirst()
  return row !== undefined
}

/** Null ends the checks. */
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

/** The one website that uses a zone. */
export async function zoneHolder(db: Db, zone_id: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('websites')
    .select('website_id')
    .where('zone_id', '=', zone_id)
    .executeTakeFirst()
  return row?.website_id
}

/** Saves the domain's zone. New name servers aren't given to the agent yet. */
export async function saveZone(
  db: Db,
  website_id: number,
  { zone_id, nameServers, now }: { zone_id: string | null; nameServers: string; now: Date }
): Promise<void> {
  await db
    .updateTable('websites')
    .set({ zone_id, cloudflare_dns: nameServers, dns_since: now })
    .where('website_id', '=', website_id)
    .where((either) =>
      either.or([
        either('zone_id', 'is distinct from', zone_id),
        either('cloudflare_dns', '<>', nameServers)
      ])
    )
    .execute()
}

/** True if the agent didn't have these name servers yet, which restarts their checks. */
export async function saveNameServersTold(
  db: Db,
  website_id: number,
  { nameServers, now }: { nameServers: string; now: Date }
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('websites')
    .set({ name_servers_told: nameServers, dns_since: now, dns_check_at: nextDnsCheck(now, now) })
    .where('website_id', '=', website_id)
    .where('name_servers_told', '<>', nameServers)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type Move = Pick<WebsiteRow, 'domain_block' | 'domain_held_at' | 'opened_at'>

export async function saveMove(db: Db, website_id: number, change: Partial<Move>): Promise<void> {
  await db.updateTable('websites').set(change).where('website_id', '=', website_id).execute()
}

type Found = Pick<
  WebsiteRow,
  'cloudflare_domain_status' | 'dns_check_at' | 'dns_failed_at' | 'dns_since' | 'domain_way'
>

/** Saves a look's result. True if the status changed. */
export async function saveDomainStatus(db: Db, website_id: number, found: Found): Promise<boolean> {
  const { dns_check_at, dns_failed_at, domain_way } = found
  await db
    .updateTable('websites')
    .set({ dns_check_at, dns_failed_at, domain_way })
    .where('website_id', '=', website_id)
    .execute()
  const { numUpdatedRows } = await db
    .updateTable('websites')
    .set(found)
    .where('website_id', '=', website_id)
    .where('cloudflare_domain_status', '<>', found.cloudflare_domain_status)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
