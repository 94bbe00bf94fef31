import type { Db } from '../../services/world.ts'

/** The websites whose campaigns and sequences are sent: their plan runs, and they aren't suspended. */
export function sendingWebsites(db: Db) {
  return db
    .selectFrom('websites as w')
    .leftJoin('sites as s', 's.website_id', 'w.website_id')
    .select('w.website_id')
    .where('w.planStop', '=', false)
    .where('s.suspended_reason', 'is', null)
}

/** Why a website isn't one of them; undefined if it is. */
export async function websiteStop(
  db: Db,
  website_id: number
): Promise<'plan' | 'suspended' | undefined> {
  const website = await db
    .selectFrom('websites as w')
    .leftJoin('sites as s', 's.website_id', 'w.website_id')
    .select(['w.planStop', 's.suspended_reason'])
    .where('w.website_id', '=', website_id)
    .executeTakeFirst()
  if (website?.suspended_reason) return 'suspended'
  return website?.planStop ? 'plan' : undefined
}
