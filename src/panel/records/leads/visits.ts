import { type Insertable, sql } from 'kysely'
import type { SiteVisitsTable } from '../../tables/visit-tables.ts'
import type { Db } from '../../services/world.ts'

export type VisitRow = Insertable<SiteVisitsTable>

/** Adds to the counts of these websites; a website that is gone has none. */
export async function addVisits(db: Db, rows: readonly VisitRow[]): Promise<void> {
  await sql`
    insert into site_visits
      (website_id, day, page, language, referrer, utm_source, utm_medium, utm_campaign, visits, views)
    select website_id, day, page, language, referrer, utm_source, utm_medium, utm_campaign, visits, views
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as counted (
      website_id integer, day text, page text, language text, referrer text,
      utm_source text, utm_medium text, utm_campaign text, visits integer, views integer
    )
    join websites using (website_id)
    order by 1, 2, 3, 4, 5, 6, 7, 8
    on conflict (website_id, day, page, language, referrer, utm_source, utm_medium, utm_campaign)
    do update set visits = site_visits.visits + excluded.visits,
      views = site_visits.views + excluded.views
  `.execute(db)
}

/** The province that decides a website's time zone. */
export async function provincesOf(
  db: Db,
  website_ids: readonly number[]
): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('websites')
    .select(['website_id', 'billing_state'])
    .where('website_id', 'in', website_ids)
    .execute()
  return new Map(rows.map(({ billing_state, website_id }) => [website_id, billing_state]))
}

export async function removeOldVisits(db: Db, before: string): Promise<void> {
  await db.deleteFrom('site_visits').where('day', '<', before).execute()
}
