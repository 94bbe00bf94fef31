import type { WebsiteRow } from '../websites/websites.ts'
import type { Db } from '../../services/world.ts'

type ReportedWebsite = Pick<WebsiteRow, 'agent_id' | 'billing_state' | 'created' | 'website_id'>

/** Published websites whose report of this month wasn't made yet and is wanted, by id. */
export function websitesToReport(
  db: Db,
  { after, month, most }: { month: string; after: number; most: number }
): Promise<ReportedWebsite[]> {
  return db
    .selectFrom('websites')
    .innerJoin('sites', 'sites.website_id', 'websites.website_id')
    .leftJoin('lead_settings', 'lead_settings.website_id', 'websites.website_id')
    .select([
      'websites.website_id',
      'websites.agent_id',
      'websites.billing_state',
      'websites.created'
    ])
    .where('sites.published', 'is not', null)
    .where('sites.is_sample', '=', false)
    .where('websites.planStop', '=', false)
    .where(({ fn, lit }) => fn.coalesce('monthly_report', lit(true)), '=', true)
    .where('report_month', 'is distinct from', month)
    .where('websites.website_id', '>', after)
    .orderBy('websites.website_id')
    .limit(most)
    .execute()
}

/** False if another process has taken it on. */
export async function takeReport(tx: Db, website_id: number, month: string): Promise<boolean> {
  const taken = await tx
    .insertInto('lead_settings')
    .values({ website_id, report_month: month })
    .onConflict((conflict) =>
      conflict
        .column('website_id')
        .doUpdateSet({ report_month: month })
        .where('lead_settings.report_month', 'is distinct from', month)
    )
    .returning('website_id')
    .executeTakeFirst()
  return taken !== undefined
}
