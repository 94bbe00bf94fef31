import {
  anyWebsite,
  type Due,
  type PlanRow,
  lockDueWebsites
} from '../../records/billing/plans-due.ts'
import type { Db, World } from '../../services/world.ts'

const BATCH = 50

/** Processes all due websites, a batch per transaction. `work` must leave them no longer due. */
export async function forDueWebsites(
  world: World,
  due: Due,
  work: (tx: Db, websites: PlanRow[]) => Promise<void>
): Promise<void> {
  if (!(await anyWebsite(world.db, due))) return
  for (let taken = BATCH; taken === BATCH;) {
    taken = await world.db.transaction().execute(async (tx) => {
      const websites = await lockDueWebsites(tx, BATCH, due)
      if (websites.length > 0) await work(tx, websites)
      return websites.length
    })
  }
}
