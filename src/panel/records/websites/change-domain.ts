import { randomBytes } from 'node:crypto'
import type { Db } from '../../services/world.ts'
import type { WebsiteRow } from './websites.ts'

/** The token that proves a claim; a claim of another domain replaces it. */
export async function claimToken(
  db: Db,
  claim: { agent_id: string; base_url: string; now: Date }
): Promise<string> {
  const { agent_id, base_url, now } = claim
  const token = randomBytes(16).toString('hex')
  const row = { agent_id, base_url, token, created: now }
  await db
    .insertInto('domain_claims')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('agent_id')
        .doUpdateSet({ base_url, token, created: now })
        .where('domain_claims.base_url', '<>', base_url)
    )
    .execute()
  const saved = await db
    .selectFrom('domain_claims')
    .select('token')
    .where('agent_id', '=', agent_id)
    .executeTakeFirstOrThrow()
  return saved.token
}

/** Another agent's website whose domain isn't this one and looks like it. */
export async function otherLookalike(
  db: Db,
  { agent_id, base_url, skeleton }: { agent_id: string; base_url: string; skeleton: string }
): Promise<number | undefined> {
  const website = await db
    .selectFrom('websites')
    .select('website_id')
    .where('skeleton', '=', skeleton)
    .where('base_url', '<>', base_url)
    .where('agent_id', '<>', agent_id)
    .executeTakeFirst()
  return website?.website_id
}

export function lockWebsiteWithDomain(db: Db, base_url: string): Promise<WebsiteRow | undefined> {
  return db
    .selectFrom('websites')
    .selectAll()
    .where('base_url', '=', base_url)
    .forUpdate()
    .executeTakeFirst()
}

type Change = { base_url: string; skeleton: string | null; now: Date }

/** Gives a website a domain that nothing is known about yet; the next look begins its move. */
export async function saveNewDomain(
  db: Db,
  website_id: number,
  { base_url, now, skeleton }: Change
): Promise<void> {
  // A live domain that the website leaves redirects to the new one.
  await db
    .deleteFrom('site_hosts')
    .where('website_id', '=', website_id)
    .where('kind', 'in', ['own', 'www'])
    .where('state', '<>', 'live')
    .execute()
  await db
    .updateTable('site_hosts')
    .set({ kind: 'former' })
    .where('website_id', '=', website_id)
    .where('kind', 'in', ['own', 'www'])
    .execute()
  await db
    .updateTable('websites')
    .set({
      base_url,
      skeleton,
      cloudflare_dns: '',
      cloudflare_domain_status: 'Inactive',
      zone_id: null,
      name_servers_told: '',
      domain_block: null,
      domain_held_at: null,
      domain_way: null,
      dns_failed_at: null,
      dns_since: now,
      dns_check_at: now
    })
    .where('website_id', '=', website_id)
    .execute()
}

/** A website whose domain belongs to somebody else goes on at its free address alone. */
export async function leaveDomain(db: Db, website_id: number, free: Change): Promise<void> {
  await saveNewDomain(db, website_id, free)
  await db
    .updateTable('websites')
    .set({ cloudflare_domain_status: 'Active', dns_check_at: null })
    .where('website_id', '=', website_id)
    .execute()
}
