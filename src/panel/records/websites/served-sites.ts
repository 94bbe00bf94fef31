import { sql } from 'kysely'
import type { PageDates } from '#rules/websites/page-dates.ts'
import type { Db } from '../../services/world.ts'

export type HostRow = {
  host: string
  website_id: number
  kind: 'former' | 'own' | 'sub' | 'www'
  state: 'live' | 'lost' | 'waiting'
  certificate: 'caddy' | 'edge' | 'none'
}

/** What decides how a website's hosts answer, without its content. */
export type SiteStatusRow = {
  website_id: number
  revision: number
  isPublished: boolean
  isSample: boolean
  isStopped: boolean
  isSuspended: boolean
  /** Where the website went, as scheme and host, and until when its hosts say so. */
  forwardedTo: string | null
  forwardedUntil: Date | null
}

/** Every host and every website that has one, or those of these websites. */
export async function readHosts(
  db: Db,
  website_ids?: readonly number[]
): Promise<{ hosts: HostRow[]; sites: SiteStatusRow[] }> {
  const hosts = db
    .selectFrom('site_hosts')
    .select(['host', 'website_id', 'kind', 'state', 'certificate'])
    .$if(website_ids !== undefined, (query) => query.where('website_id', 'in', website_ids ?? []))
  const sites = db
    .selectFrom('websites as w')
    .leftJoin('sites as s', 's.website_id', 'w.website_id')
    .leftJoin('site_forwarding as f', 'f.website_id', 'w.website_id')
    .select((column) => [
      'w.website_id',
      column.fn.coalesce('s.revision', sql.lit(0)).as('revision'),
      sql<boolean>`s.published is not null`.as('isPublished'),
      column.fn.coalesce('s.is_sample', sql.lit(false)).as('isSample'),
      'w.planStop as isStopped',
      sql<boolean>`s.suspended_reason is not null`.as('isSuspended'),
      'f.origin as forwardedTo',
      'f.until as forwardedUntil'
    ])
    .$if(website_ids !== undefined, (query) => query.where('w.website_id', 'in', website_ids ?? []))
  // One after the other: the embedded database has one connection.
  return { hosts: await hosts.execute(), sites: await sites.execute() }
}

/**
 * The websites that transactions from `since` on have changed, and where the next look begins: at the
 * oldest transaction that was still running, since its changes can't be seen yet.
 */
export async function readChanges(
  db: Db,
  since: string | undefined
): Promise<{ changed: number[]; next: string }> {
  const { rows } = await sql<{ changed: number[]; next: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as next,
      array(select website_id from site_changes where changed_by >= ${since ?? null}::xid8) as changed
  `.execute(db)
  return rows[0]!
}

export type PublishedSite = {
  content: unknown
  published_at: Date | null
  page_dates?: PageDates
}

export async function readPublished(
  db: Db,
  website_id: number
): Promise<PublishedSite | undefined> {
  const row = await db
    .selectFrom('sites')
    .select(['published', 'published_at', 'page_dates'])
    .where('website_id', '=', website_id)
    .executeTakeFirst()
  return row && row.published !== null
    ? { content: row.published, published_at: row.published_at, page_dates: row.page_dates }
    : undefined
}

/** Versions that were published, the newest first. */
export function readPublishedVersions(
  db: Db,
  website_id: number,
  most: number
): Promise<PublishedSite[]> {
  return db
    .selectFrom('site_versions')
    .select(['content', 'published_at'])
    .where('website_id', '=', website_id)
    .where('published_at', 'is not', null)
    .orderBy('published_at', 'desc')
    .limit(most)
    .execute()
}

export async function websiteOfHost(db: Db, host: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('site_hosts as h')
    .innerJoin('sites as s', 's.website_id', 'h.website_id')
    .select('h.website_id')
    .where('h.host', '=', host)
    .executeTakeFirst()
  return row?.website_id
}
