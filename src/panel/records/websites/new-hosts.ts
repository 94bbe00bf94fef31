import { sql } from 'kysely'
import type { Db } from '../../services/world.ts'

type NewHosts = { website_id: number; subdomain: string; base_url: string }

/** A new website's hosts: the free subdomain answers at once, its own domain once it points here. */
export async function insertHosts(
  db: Db,
  { base_url, subdomain, website_id }: NewHosts,
  sitesDomain: string
): Promise<void> {
  await db
    .insertInto('site_hosts')
    .values([
      { host: `${subdomain}.${sitesDomain}`, website_id, kind: 'sub', state: 'live' },
      { host: base_url, website_id, kind: 'own', state: 'waiting' },
      { host: `www.${base_url}`, website_id, kind: 'www', state: 'waiting' }
    ])
    // Another website's host is never taken.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Gives every website the hosts it lacks: those from before there were any, and all subdomains after
 * SITES_DOMAIN changed, whose former hosts then redirect.
 */
export async function addMissingHosts(db: Db, sitesDomain: string): Promise<void> {
  const sub = sql<string>`subdomain || '.' || ${sitesDomain}::text`
  await sql`
    insert into site_hosts (host, website_id, kind, state)
    select host, website_id, kind, state from (
      select ${sub} as host, website_id, 'sub' as kind, 'live' as state from websites
      union all select base_url, website_id, 'own', 'waiting' from websites
      union all select 'www.' || base_url, website_id, 'www', 'waiting' from websites
    ) as wanted
    where not exists (select from site_hosts where site_hosts.host = wanted.host)
    on conflict do nothing
  `.execute(db)
  await sql`
    update site_hosts set kind = 'former' from websites
    where kind = 'sub' and site_hosts.website_id = websites.website_id
      and host <> ${sql`websites.subdomain || '.' || ${sitesDomain}::text`}
  `.execute(db)
  await sql`
    update site_hosts set kind = 'sub' from websites
    where kind = 'former' and site_hosts.website_id = websites.website_id
      and host = ${sql`websites.subdomain || '.' || ${sitesDomain}::text`}
  `.execute(db)
}
