import { savePlans, takeWebsites } from '../../records/plans-due.ts'
import type { World } from '../../services/world.ts'
import { mailOwners } from './billing-mails.ts'

const BATCH = 50

/** Takes down the websites that are unpaid past their grace, and those whose cancelled plan is over. */
export async function stopPlans(world: World): Promise<void> {
  const now = world.clock()
  for (let taken = BATCH; taken === BATCH;) {
    taken = await world.db.transaction().execute(async (tx) => {
      const websites = await takeWebsites(tx, BATCH, (website) =>
        website.and([website('stop_at', '<=', now)])
      )
      const stopped = websites.map((website) => ({ ...website, planStop: true, stop_at: null }))
      await savePlans(tx, stopped)
      await mailOwners(
        tx,
        now,
        stopped.map((website) => ({ website })),
        ({ website }, mail) => ({
          kind: 'site-paused',
          ...mail,
          why: website.cancelled_at ? 'cancelled' : 'unpaid'
        })
      )
      return websites.length
    })
  }
}
