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

/** Messages that visitors sent to agents' websites, without samples. */
export async function countMessages(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('site_messages')
    .innerJoin('sites', 'sites.website_id', 'site_messages.website_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sites.is_sample', '=', false)
    .executeTakeFirstOrThrow()
  return count
}
