import { SITE_FORM_KINDS } from '#rules/websites/site-form.ts'
import { SAMPLE_LEAD_KEY } from '#rules/leads/sample-lead.ts'
import type { Db } from '../../services/world.ts'

/** Websites with a running plan, without samples. */
export async function countWebsites(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('websites')
    .leftJoin('sites', 'sites.website_id', 'websites.website_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('websites.planStop', '=', false)
    .where((eb) => eb.or([eb('sites.is_sample', 'is', null), eb('sites.is_sample', '=', false)]))
    .executeTakeFirstOrThrow()
  return count
}

/** Leads that visitors sent by agents' websites, without samples and tests. */
export async function countLeads(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('leads')
    .innerJoin('sites', 'sites.website_id', 'leads.website_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sites.is_sample', '=', false)
    .where('leads.is_test', '=', false)
    .where('leads.kind', 'in', SITE_FORM_KINDS)
    .where((eb) =>
      eb.or([
        eb('leads.request_key', 'is', null),
        eb('leads.request_key', 'not like', `${SAMPLE_LEAD_KEY}%`)
      ])
    )
    .executeTakeFirstOrThrow()
  return count
}
