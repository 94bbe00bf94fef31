import { savePlans } from '../../records/plans-due.ts'
import type { World } from '../../services/world.ts'
import { mailOwners } from './billing-mails.ts'
import { forDueWebsites } from './for-due-websites.ts'

/** Takes down the websites that are unpaid past their grace, and those whose cancelled plan is over. */
export async function stopPlans(world: World): Promise<void> {
  const now = world.clock()
  await forDueWebsites(
    world,
    (website) => website.and([website('stop_at', '<=', now)]),
    async (tx, websites) => {
      const stopped = websites.map((website) => ({ ...website, planStop: true, stop_at: null }))
      await savePlans(tx, stopped)
      const items = stopped.map((website) => ({ website }))
      await mailOwners(tx, now, items, ({ website }, mail) => ({
        kind: 'site-paused',
        ...mail,
        why: website.cancelled_at ? 'cancelled' : 'unpaid'
      }))
    }
  )
}
