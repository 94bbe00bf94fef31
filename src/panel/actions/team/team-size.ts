import { teamSize } from '#rules/plan/team-plan.ts'
import { planOfWebsite } from '../../records/billing/price-list.ts'
import { websiteById } from '../../records/websites/websites.ts'
import type { World } from '../../services/world.ts'

/** How many members a website's team may have now; 0 while it has none. */
export async function teamSizeOf(
  { clock, db }: Pick<World, 'clock' | 'db'>,
  website_id: number
): Promise<number> {
  const website = await websiteById(db, website_id)
  const plan = website && (await planOfWebsite(db, website_id))
  return plan ? teamSize(plan.limits, website, clock()) : 0
}
